import type { Building, Decision, Due } from '../decision.ts';
import { hasRoomsOnly, kindValues, known, shown, unitValues } from '../known.ts';

export const UNIT_REASONS = {
  manyUnits: ['units', 'homes', 'limit'],
  fewUnits: ['units', 'homes', 'limit'],
  noUnits: [],
  unitsUnknown: [],
  rooms: ['kind', 'description'],
} as const;

export type UnitCode = keyof typeof UNIT_REASONS;

/** Recorded unit counts are for the whole lot. */
export function byUnits<Code extends string = never>(
  building: Building,
  limit: number,
  due: Due<NoInfer<Code>>,
): Decision<UnitCode | Code> {
  const { facts } = building;
  const restsOn = ['units'] as const;
  if (hasRoomsOnly(building)) {
    const values = kindValues(facts);
    return {
      verdict: 'doesNotApply',
      reason: 'rooms',
      values,
      restsOn: ['buildingClass'],
      question: 'units',
      isOffered: true,
    };
  }
  const units = known(facts, 'units');
  if (units === undefined) {
    return { verdict: 'ask', reason: 'unitsUnknown', restsOn, question: 'units', due };
  }
  if (units === 0) return { verdict: 'doesNotApply', reason: 'noUnits', restsOn };
  const values = { ...unitValues(units), limit: shown(limit) };
  return units >= limit
    ? { verdict: 'applies', reason: 'manyUnits', values, restsOn, due }
    : { verdict: 'doesNotApply', reason: 'fewUnits', values, restsOn };
}
