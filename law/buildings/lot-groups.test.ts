import { describe, expect, it } from 'vitest';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { isForDistrict, lotGroup, undecidedGroup, whatWithoutLot } from './lot-groups.ts';

/** Matches the keys of deadlines that apply to only some lots. */
const BY_LOT = /^(?:ll152-[a-d]|fisp-|ll126-(?:1|initial)|retaining-wall-|ll87-report)/;

describe('the lot group of a deadline', () => {
  it('exists for exactly the deadlines that depend on the lot', () => {
    const keys = Object.keys(SEED_REGISTER.deadlines);
    expect(keys.filter((key) => lotGroup(key))).toEqual(keys.filter((key) => BY_LOT.test(key)));
  });

  it("is part of the deadline's description if the lot is unknown", () => {
    const describeDeadline = (key: string) => whatWithoutLot(SEED_REGISTER.deadlines[key]!);
    expect(describeDeadline('ll152-c')).toBe(
      'Have the gas piping inspected and certified (community districts 4, 6, 8, 9 and 16 only)',
    );
    expect(describeDeadline('fisp-10a')).toBe(
      'File the facade report for cycle 10A (tax blocks that end in 4, 5, 6 or 9 only)',
    );
    expect(describeDeadline('retaining-wall-bronx')).toContain('(walls in the Bronx only)');
    expect(describeDeadline('bedbug-report')).toBe('File the yearly bedbug report');
  });

  it.each([
    [304, ['ll152-c', 'll126-1b', 'll126-initial', 'retaining-wall-brooklyn']],
    [105, ['ll152-b', 'll126-1a', 'retaining-wall-manhattan']],
    [210, ['ll152-a', 'll126-1c', 'll126-initial', 'retaining-wall-bronx']],
  ])('is decided by community district %i', (district, own) => {
    const keys = Object.keys(SEED_REGISTER.deadlines);
    const decided = keys.filter((key) => lotGroup(key) && !undecidedGroup(key, district));
    expect(decided.filter((key) => isForDistrict(key, district)).toSorted()).toEqual(own.toSorted());
    expect(keys.filter((key) => !lotGroup(key)).every((key) => isForDistrict(key, district))).toBe(true);
    expect(isForDistrict('fisp-10a', district)).toBe(true);
  });

  it('matches the description in the register', () => {
    for (const { key, who } of Object.values(SEED_REGISTER.deadlines)) {
      const group = lotGroup(key);
      if (!group || key === 'll87-report') continue;
      const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => number);
      const named = numbers(who.replaceAll(/\{figure:[a-z0-9|-]+\}/g, ''));
      expect(
        named.filter((number) => numbers(group.lots).includes(number)),
        key,
      ).toEqual(numbers(group.lots));
    }
  });
});
