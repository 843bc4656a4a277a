import { type BuildingSet, type FactSource, versionText } from '#law/buildings/facts.ts';

export const SET_NAMES: Readonly<Record<Exclude<FactSource, 'visitor'>, string>> = {
  covered: 'Covered Buildings List',
  pluto: 'PLUTO',
  ll84: 'Local Law 84 filings',
  elevators: "the Department of Buildings' elevators",
  boilers: "the Department of Buildings' boiler reports",
  'cooling-tower-registrations': 'registered cooling towers',
  facades: 'facade reports',
  'hpd-registrations': "HPD's registrations",
  'bedbug-reports': 'bedbug reports',
  'permits-sheds': 'sidewalk shed permits',
  'water-tank-compliance': 'inspections of drinking water tanks',
};

export const SET_EXPLAINED: Readonly<Record<BuildingSet, string>> = {
  covered: "the Department of Buildings' list of large buildings",
  pluto: "City Planning's record of every tax lot",
  ll84: 'the energy use that owners report each year',
};

const IS_DATE = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** PLUTO versions begin with a two-digit year: "26v2". */
const YEAR_OF_VERSION = /^(\d{2})v\d/;

export function setText(source: FactSource, version: string): string {
  if (source === 'visitor') return 'what you told us';
  const name = SET_NAMES[source];
  if (!version) return name;
  const shown = versionText(version);
  const [, year] = YEAR_OF_VERSION.exec(version) ?? [];
  return IS_DATE.test(version) ? `${name}, ${shown}` : `${name} ${shown}${year ? ` (20${year})` : ''}`;
}
