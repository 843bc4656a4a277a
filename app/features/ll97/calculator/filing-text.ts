import type { FilingHint } from '#law/ll97/filing-hints.ts';
import type { Filing } from '#law/ll97/filing.ts';
import { squareFeet } from '../report/format-report.ts';

const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const listed = (items: readonly (string | number)[]): string => AND.format(items.map(String));

export const quoted = (names: readonly string[]): string => listed(names.map((name) => `“${name}”`));

export const filingName = ({ year, propertyId }: Pick<Filing, 'year' | 'propertyId'>): string =>
  `${year}, property ${propertyId}`;

export function hintText(hint: FilingHint): string {
  switch (hint.kind) {
    case 'roundArea':
      return `${squareFeet(hint.squareFeet)} is a round figure, so it may be an estimate.`;
    case 'unknownUses':
      return `Local Law 97 has no limit for ${quoted(hint.names)}: choose the closest property type.`;
    case 'otherYears':
      return `Other filings for this lot say it was built in ${listed(hint.years)}.`;
    case 'severalBuildings':
      return `It covers ${hint.buildings} buildings.`;
    case 'filedTwice':
      return `Property ${hint.propertyId} reported the same floor area for the same year, so it may be the same building.`;
    case 'noEnergy':
      return 'It reports no energy use.';
  }
}
