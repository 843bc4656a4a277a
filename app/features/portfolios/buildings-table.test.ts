import { describe, expect, it } from 'vitest';
import { type ListedBuilding, listBuildings, penaltyText, penaltyTotals } from './buildings-table.ts';

const row = (address: string, changes: Partial<ListedBuilding> = {}): ListedBuilding => ({
  building: { bbl: '1000010001', address, lines: [], facts: {}, isKnown: true, questions: [] },
  record: {},
  ...changes,
});

const of = (amounts: readonly (number | undefined)[], isEstimate = false) => ({
  penalties: { isEstimate, amounts },
});

describe('building penalties', () => {
  it('are added up, with the number of buildings in the total', () => {
    const rows = [
      row('1 A', of([1000.5, 2000])),
      row('2 A', of([undefined, 500], true)),
      row('3 A', { penalties: 'not calculated' }),
      row('4 A'),
    ];
    expect(penaltyTotals(rows)).toEqual({
      label: 'Total of 2 of 3 buildings',
      amounts: ['$1,000.50', '$2,500'],
    });
    expect(rows.map((each) => penaltyText(each, 0))).toEqual([
      '$1,000.50',
      'no limit',
      'not calculated',
      'not covered',
    ]);
    expect(rows.map((each) => penaltyText(each, 1))[1]).toBe('$500 (estimate)');
    expect(penaltyTotals(rows.slice(2))).toBeUndefined();
  });

  it('can be used to sort the list, with ties in numeric address order', () => {
    const rows = [row('10 A', of([0, 5])), row('9 A', of([0, 5])), row('1 A'), row('2 A', of([9, 0]))];
    const sorted = listBuildings(rows, { sort: 'penalty' });
    expect(sorted.map(({ building }) => building.address)).toEqual(['2 A', '9 A', '10 A', '1 A']);
    expect(listBuildings(rows, { only: 'penalty', sort: 'address' })).toHaveLength(3);
  });
});
