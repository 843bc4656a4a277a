import { filedEnergy, type Filing } from './filing.ts';
import { findPropertyType } from './portfolio-manager.ts';

export type FilingHint =
  /** So round that it is likely an estimate. */
  | { kind: 'roundArea'; squareFeet: number }
  | { kind: 'unknownUses'; names: string[] }
  | { kind: 'otherYears'; years: number[] }
  | { kind: 'severalBuildings'; buildings: number }
  /** Another property of the lot filed the same area and year, so it may be the same building. */
  | { kind: 'filedTwice'; propertyId: string }
  | { kind: 'noEnergy' };

const ROUND_TOTAL = 1000;
const ROUND_USE = 10_000;

const isRound = (area: number, to: number): boolean => area > 0 && area % to === 0;

const roundArea = ({ floorArea = 0, uses }: Filing): number | undefined =>
  isRound(floorArea, ROUND_TOTAL)
    ? floorArea
    : uses.find(({ squareFeet }) => isRound(squareFeet, ROUND_USE))?.squareFeet;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

export function filingHints(filing: Filing, filings: readonly Filing[]): FilingHint[] {
  const { yearBuilt, bins, uses } = filing;
  const squareFeet = roundArea(filing);
  const names = unique(uses.map(({ name }) => name).filter((name) => !findPropertyType(name)));
  const years = unique(filings.flatMap((other) => other.yearBuilt ?? []))
    .filter((year) => yearBuilt !== undefined && year !== yearBuilt)
    .sort((a, b) => a - b);
  const same = filings.find(
    (other) =>
      other.propertyId !== filing.propertyId &&
      other.year === filing.year &&
      other.floorArea !== undefined &&
      other.floorArea === filing.floorArea,
  );
  return [
    ...(same ? [{ kind: 'filedTwice' as const, propertyId: same.propertyId }] : []),
    ...(squareFeet ? [{ kind: 'roundArea' as const, squareFeet }] : []),
    ...(names.length > 0 ? [{ kind: 'unknownUses' as const, names }] : []),
    ...(years.length > 0 ? [{ kind: 'otherYears' as const, years }] : []),
    ...(bins.length > 1 ? [{ kind: 'severalBuildings' as const, buildings: bins.length }] : []),
    ...(filedEnergy(filing) ? [] : [{ kind: 'noEnergy' as const }]),
  ];
}
