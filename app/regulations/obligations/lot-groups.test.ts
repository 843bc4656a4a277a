import { describe, expect, it } from 'vitest';
import { SEED_REGISTER } from '#tests/support/starting-register.ts';
import { lotGroup, whatWithoutLot } from './lot-groups.ts';

/** The laws whose deadlines are each for some lots only, by the start of their keys. */
const BY_LOT = /^(?:ll152-[a-d]|fisp-|ll126-1|retaining-wall-|ll87-report)/;

describe('the lots of a deadline', () => {
  it('are named for each deadline of the register that the lot decides, and for no other', () => {
    const keys = Object.keys(SEED_REGISTER.deadlines);
    expect(keys.filter((key) => lotGroup(key))).toEqual(keys.filter((key) => BY_LOT.test(key)));
  });

  it('stand beside what is due, where no lot is known', () => {
    const whatOf = (key: string) => whatWithoutLot(SEED_REGISTER.deadlines[key]!);
    expect(whatOf('ll152-c')).toBe(
      'Have the gas piping inspected and certified (community districts 4, 6, 8, 9 and 16 only)',
    );
    expect(whatOf('fisp-10a')).toBe(
      'File the facade report for cycle 10A (tax blocks that end in 4, 5, 6 or 9 only)',
    );
    expect(whatOf('retaining-wall-bronx')).toContain('(walls in the Bronx only)');
    expect(whatOf('bedbug-report')).toBe('File the yearly bedbug report');
  });

  it('are those that the deadlines of the register say that they are for', () => {
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
