import type { FilingHint } from '#app/regulations/ll97/filing-hints.ts';

/** "1930", "1930 and 2022", "1930, 1931 and 2022". */
const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What an owner should look at before using a filing, as a sentence. */
export function filingHintText(hint: FilingHint): string {
  switch (hint.kind) {
    case 'roundArea':
      return `${hint.squareFeet.toLocaleString('en-US')} sq ft is a round number: it may be an estimate.`;
    case 'unknownUses':
      return `The law has no limit for ${listed(hint.names)}: choose the closest use in the calculator.`;
    case 'otherYears':
      return `Other filings of this lot say that it was built in ${listed(hint.years)}.`;
    case 'severalBuildings':
      return `It covers ${hint.buildings} buildings together.`;
    case 'filedTwice':
      return `Property ${hint.propertyId} reports the same area for the same year: it may be the same building.`;
    case 'noEnergy':
      return 'It reports no energy.';
  }
}
