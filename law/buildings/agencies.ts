interface Agency {
  name: string;
  url: string;
}

const nycSite = (name: string): string => `https://www.nyc.gov/site/${name}/index.page`;

const BUILDINGS: Agency = { name: 'Department of Buildings', url: nycSite('buildings') };

const HPD: Agency = { name: 'HPD', url: nycSite('hpd') };

const AGENCIES: readonly Agency[] = [
  BUILDINGS,
  HPD,
  { name: 'Department of Environmental Protection', url: nycSite('dep') },
  { name: 'Department of Consumer and Worker Protection', url: nycSite('dca') },
  { name: 'Department of Finance', url: nycSite('finance') },
  { name: 'Department of Sanitation', url: nycSite('dsny') },
  { name: 'Business Integrity Commission', url: nycSite('bic') },
  { name: 'Fire Department', url: nycSite('fdny') },
  { name: 'Health Department', url: nycSite('doh') },
  { name: 'Landmarks Preservation Commission', url: nycSite('lpc') },
  { name: 'State Division of Housing and Community Renewal', url: 'https://hcr.ny.gov' },
];

export const agenciesIn = (text: string): readonly Agency[] =>
  AGENCIES.filter(({ name }) => text.includes(name)).toSorted(
    (one, other) => text.indexOf(one.name) - text.indexOf(other.name),
  );

/** Selects the advice about a missed date. DOB and HPD violations stay open until they are corrected. */
export function lateRule(agency: string): 'buildings' | 'hpd' | 'other' {
  const [first] = agenciesIn(agency);
  if (first === BUILDINGS) return 'buildings';
  return first === HPD ? 'hpd' : 'other';
}

export const SUMMONS_GUIDE_URL = '/help/i-got-a-summons-or-a-violation';
