import { describe, expect, it } from 'vitest';
import type { ReviewValue } from '../review-schema.ts';
import { groupValues, isOpen, markOf, sureValues, valueName } from './groups.ts';

const value = (changes: Partial<ReviewValue> = {}): ReviewValue => ({
  id: 'a',
  revision: 0,
  field: 'amountDue',
  line: null,
  label: null,
  current: '500.00',
  read: '500.00',
  printed: '$500.00',
  place: { file: 0, page: 0, left: 0, top: 0, width: 0.1, height: 0.1 },
  isLow: false,
  verdict: 'none',
  correctedBy: null,
  ...changes,
});

describe('the values of a bill', () => {
  it('are grouped as its reader goes through them', () => {
    const groups = groupValues([
      value({ id: 'rate', field: 'recyclingRate' }),
      value({ id: 'fee', field: 'fee', line: 0 }),
      value({ id: 'second', field: 'amount', line: 4 }),
      value({ id: 'amount', field: 'amount', line: 2 }),
      value({ id: 'service', field: 'service', line: 2 }),
      value({ id: 'total' }),
      value({ id: 'hauler', field: 'hauler' }),
    ]);
    expect(groups.map(({ heading, values }) => [heading, ...values.map(({ id }) => id)])).toEqual([
      ['The bill', 'hauler', 'total'],
      ['Service line 1', 'service', 'amount'],
      ['Service line 2', 'second'],
      ['Fees', 'fee'],
      ['Recycling and organics', 'rate'],
    ]);
  });

  it.each([
    [{ field: 'amountDue', label: null }, 'Amount due'],
    [{ field: 'amountDue', label: 'EUR' }, 'Amount due (EUR)'],
    [{ field: 'fee', label: 'Fuel' }, 'Fee: Fuel'],
  ] as const)('%j are named "%s"', (named, expected) => {
    expect(valueName(named)).toBe(expected);
  });

  it.each([
    [{}, 'sure', true],
    [{ isLow: true }, 'low', true],
    [{ verdict: 'accepted', isLow: true }, 'accepted', false],
    [{ verdict: 'dismissed' }, 'dismissed', false],
    [{ verdict: 'corrected', correctedBy: 'staff' }, 'corrected', false],
    [{ verdict: 'corrected', correctedBy: 'visitor' }, 'byVisitor', true],
  ] as const)('%j are marked "%s", and open: %j', (changes, mark, open) => {
    expect([markOf(value(changes)), isOpen(value(changes))]).toEqual([mark, open]);
  });

  it('are accepted together only if they are sure and undecided', () => {
    const values = [
      value({ id: 'sure' }),
      value({ id: 'low', isLow: true }),
      value({ id: 'visitor', verdict: 'corrected', correctedBy: 'visitor' }),
      value({ id: 'done', verdict: 'accepted' }),
    ];
    expect(sureValues(values).map(({ id }) => id)).toEqual(['sure']);
  });
});
