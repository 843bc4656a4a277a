interface Agency {
  name: string;
  url: string;
  ifLate: string;
}

const OVERDUE = 'The duty does not end with the date: do it now.';

const SUMMONS = 'If you get a summons, answer it by its hearing date.';

const nycSite = (name: string): string => `https://www.nyc.gov/site/${name}/index.page`;

const AGENCIES: readonly Agency[] = [
  {
    name: 'Department of Buildings',
    url: nycSite('buildings'),
    ifLate: `${OVERDUE} A violation in the department's records stays open until what was missed is filed or corrected, and a summons until the department also accepts a certificate of correction.`,
  },
  {
    name: 'HPD',
    url: nycSite('hpd'),
    ifLate: `${OVERDUE} If HPD sent a notice of violation, correct each item by the date on it, and then certify it. If that date has passed, HPD's page says how to ask for a dismissal.`,
  },
  ...(
    [
      ['Department of Environmental Protection', nycSite('dep')],
      ['Department of Finance', nycSite('finance')],
      ['Department of Sanitation', nycSite('dsny')],
      ['Business Integrity Commission', nycSite('bic')],
      ['Fire Department', nycSite('fdny')],
      ['Health Department', nycSite('doh')],
      ['Landmarks Preservation Commission', nycSite('lpc')],
      ['State Division of Housing and Community Renewal', 'https://hcr.ny.gov'],
    ] as const
  ).map(([name, url]) => ({ name, url, ifLate: `${OVERDUE} ${SUMMONS}` })),
];

export const agenciesIn = (text: string): readonly Agency[] =>
  AGENCIES.filter(({ name }) => text.includes(name)).toSorted(
    (one, other) => text.indexOf(one.name) - text.indexOf(other.name),
  );

export const ifLate = (agency: string): string => agenciesIn(agency)[0]?.ifLate ?? OVERDUE;

export const SUMMONS_GUIDE_URL = '/help/i-got-a-summons-or-a-violation';
