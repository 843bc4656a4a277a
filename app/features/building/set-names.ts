import { longDay } from '#app/regulations/figures/kinds.ts';
import type { FactSource } from '#app/regulations/obligations/facts.ts';

/** The sets of city data, as visitors see them. */
export const SET_NAMES: Readonly<Record<Exclude<FactSource, 'visitor'>, string>> = {
  covered: 'Covered Buildings List',
  pluto: 'PLUTO',
  ll84: 'Local Law 84 filings',
};

/** Who publishes what, for somebody who has not heard of the set. */
export const SET_EXPLAINED: Readonly<Record<Exclude<FactSource, 'visitor'>, string>> = {
  covered: "the Department of Buildings' list of large buildings",
  pluto: "City Planning's record of every tax lot",
  ll84: 'the energy use that owners report each year',
};

const MONTH = /^\d{4}-\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A version as its publisher writes it; a month or a day in words: "March 2026". */
function versionText(version: string): string {
  if (DAY.test(version)) return longDay(version);
  return MONTH.test(version) ? longDay(`${version}-01`).replace(' 1,', '') : version;
}

/** A set with its version: "PLUTO 26v2", "Covered Buildings List, March 2026". */
export function setText(source: FactSource, version: string): string {
  if (source === 'visitor') return 'your figure';
  const name = SET_NAMES[source];
  const shown = versionText(version);
  if (!shown) return name;
  return MONTH.test(version) || DAY.test(version) ? `${name}, ${shown}` : `${name} ${shown}`;
}
