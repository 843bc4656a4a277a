import { describe, expect, it } from 'vitest';
import { THRESHOLDS_2026 } from '#tests/support/buildings/building.ts';
import { DAYS_2026 } from '#tests/support/buildings/laws.ts';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { ZONE_NAMES } from '../commercial-waste/zones.ts';
import { nextDay } from '../figures/register.ts';
import { lawDeadlines, type LawId } from './rules/index.ts';
import { THRESHOLDS } from './thresholds.ts';

const TODAY = '2026-11-22';

describe('the seed register', () => {
  it('has the thresholds that the rule tests use', () => {
    expect(THRESHOLDS.from(SEED_REGISTER, TODAY)).toEqual(THRESHOLDS_2026);
  });

  it.each(Object.values(DAYS_2026.deadlines))('has the date of $key that the rule tests use', (expected) => {
    const deadline = SEED_REGISTER.deadlines[expected.key];

    expect(deadline && nextDay(deadline, TODAY)).toBe(nextDay(expected, TODAY));
    expect(deadline?.everyYears).toBe(expected.everyYears);
  });

  it.each(ZONE_NAMES)('has a deadline to choose a carter in %s', (name) => {
    expect(SEED_REGISTER.deadlines).toHaveProperty(`cwz-${name.toLowerCase().replaceAll(' ', '-')}`);
  });

  it.each<[LawId, string[]]>([
    ['ll152', ['ll152-a', 'll152-b', 'll152-c', 'll152-d']],
    ['ll97-321', ['ll97-321-late-filers', 'll97-321-measures', 'll97-321-report']],
    ['landmark', []],
  ])('has these deadlines for %s: %j', (law, keys) => {
    const found = lawDeadlines(law, SEED_REGISTER).map(({ key }) => key);
    expect(found.toSorted()).toEqual(keys);
  });
});
