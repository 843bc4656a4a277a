import type { Building, Decision } from '../decision.ts';
import { type Fact, type FactName, type Facts, versionText } from '../facts.ts';
import { grossArea, hasNoBuilding, isCondo, isFromVisitor, known, shown } from '../known.ts';

export const SIZE_REASONS = {
  overArea: ['area', 'limit'],
  overAreaNotListed: ['area', 'limit', 'version'],
  /** The buildings together are within the lot's limit, and no record gives the size of each. */
  severalBuildings: ['area', 'limit', 'together', 'buildings'],
  togetherUnder: ['area', 'together', 'buildings', 'version'],
  nearArea: ['area', 'limit'],
  condoNetArea: ['area', 'limit'],
  areaUnknown: [],
  notListed: ['area', 'limit', 'version'],
  underArea: ['area', 'limit'],
  noBuilding: [],
} as const;

export type SizeCode = keyof typeof SIZE_REASONS;

export interface SizeRule {
  list: 'onLL97' | 'onLL84' | 'onLL87' | 'onLL88';
  single: number;
  together: number;
}

/** Recorded areas are estimates. If the list is not loaded, ask above this share of the limit. */
const NEAR = 0.9;

/** A condo's gross area may exceed the limit if its net area is at least this share: 15,000 of 25,000 sq ft. */
const CONDO_NEAR = 0.6;

const ask = (reason: 'nearArea' | 'condoNetArea' | 'areaUnknown', values: Decision['values']) =>
  ({ verdict: 'ask', reason, values, restsOn: ['floorArea'], question: 'floorArea' }) as const;

const isOnList = ({ onLL97, onLL84, onLL87, onLL88 }: Facts): boolean =>
  [onLL97, onLL84, onLL87, onLL88].some((fact) => fact?.value === true);

type Area = NonNullable<ReturnType<typeof grossArea>>;

function severalOver(
  building: Building,
  { list, single, together }: SizeRule,
  { square: area, from }: Area,
): Decision<SizeCode> | undefined {
  const { facts } = building;
  const buildings = known(facts, 'buildings') ?? 1;
  if (buildings < 2 || area > together || isFromVisitor(facts, 'floorArea')) return undefined;
  const listed: Fact<boolean> | undefined = facts[list];
  const values = { area: shown(area), together: shown(together), buildings: shown(buildings) };
  const restsOn: readonly FactName[] = [from, 'buildings', list];
  return listed && isOnList(facts) && !isCondo(building)
    ? {
        verdict: 'doesNotApply',
        reason: 'togetherUnder',
        values: { ...values, version: versionText(listed.version) },
        restsOn,
      }
    : { verdict: 'likely', reason: 'severalBuildings', values: { ...values, limit: shown(single) }, restsOn };
}

function over(building: Building, rule: SizeRule, area: Area): Decision<SizeCode> {
  const several = severalOver(building, rule, area);
  if (several) return several;
  const listed: Fact<boolean> | undefined = building.facts[rule.list];
  const values = { area: shown(area.square), limit: shown(rule.single) };
  return listed
    ? {
        verdict: 'likely',
        reason: 'overAreaNotListed',
        values: { ...values, version: versionText(listed.version) },
        restsOn: [area.from, rule.list],
      }
    : { verdict: 'likely', reason: 'overArea', values, restsOn: [area.from] };
}

export function bySize(building: Building, rule: SizeRule): Decision<SizeCode> {
  const { facts } = building;
  if (hasNoBuilding(building)) {
    return {
      verdict: 'doesNotApply',
      reason: 'noBuilding',
      restsOn: ['buildingClass', 'buildings'],
    };
  }
  const gross = grossArea(facts);
  if (!gross) return ask('areaUnknown', {});
  const { square: area, from } = gross;
  if (area > rule.single) return over(building, rule, gross);

  const values = { area: shown(area), limit: shown(rule.single) };
  const isEstimate = from === 'floorArea' && !isFromVisitor(facts, 'floorArea');
  if (isEstimate && isCondo(building) && area >= rule.single * CONDO_NEAR) return ask('condoNetArea', values);
  const listed: Fact<boolean> | undefined = facts[rule.list];
  if (listed) {
    return {
      verdict: 'doesNotApply',
      reason: 'notListed',
      values: { ...values, version: versionText(listed.version) },
      restsOn: [rule.list, from],
    };
  }
  if (isEstimate && area > rule.single * NEAR) return ask('nearArea', values);
  return { verdict: 'doesNotApply', reason: 'underArea', values, restsOn: [from] };
}
