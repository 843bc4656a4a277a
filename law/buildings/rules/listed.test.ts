import { describe, expect, it } from 'vitest';
import { exampleBuilding, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { decisionText } from '#tests/support/buildings/decide.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { LAW_RULES } from './index.ts';

describe('the Covered Buildings List rules', () => {
  it('use the larger of the areas on the list and in PLUTO (energy audit)', () => {
    const listed = { ...LISTED, onLL84: false, onLL87: false };
    expect(decisionText('ll87', { ...listed, listArea: 40_800 })).toBe('doesNotApply notListed');
    expect(decisionText('ll87', { ...listed, listArea: 50_001 })).toBe('likely overAreaNotListed');
    expect(decisionText('ll87', { ...listed, listArea: 60_000, floorArea: 40_000 })).toBe(
      'likely overAreaNotListed',
    );
    expect(decisionText('ll87', { ...listed, listArea: 40_000, floorArea: 60_000 })).toBe(
      'likely overAreaNotListed',
    );
    expect(decisionText('ll87', { ...listed, listArea: 60_000, corrected: { floorArea: 40_000 } })).toBe(
      'doesNotApply notListed',
    );
  });

  it('apply to city buildings above 10,000 sq ft (benchmarking)', () => {
    expect(decisionText('ll84', { ...NOT_LISTED, ownerType: 'C', floorArea: 10_001 })).toBe(
      'likely cityBuilding',
    );
    expect(decisionText('ll84', { ...NOT_LISTED, ownerType: 'C', floorArea: 10_000 })).toBe(
      'doesNotApply notListed',
    );
    expect(decisionText('ll84', { ...NOT_LISTED, ownerType: 'P', floorArea: 10_001 })).toBe(
      'doesNotApply notListed',
    );
  });

  it('exclude a lot listed only for another law if its total area is within the limit (benchmarking)', () => {
    const lot = { ...NOT_LISTED, onLL97: true, pathways: [0], buildings: 4 };

    expect(decisionText('ll84', { ...lot, floorArea: 100_000 })).toBe('doesNotApply togetherUnder');
    expect(decisionText('ll84', { ...lot, floorArea: 100_001 })).toBe('likely overAreaNotListed');
    expect(decisionText('ll84', { ...lot, buildingClass: 'RM', floorArea: 60_000 })).toBe(
      'likely severalBuildings',
    );
  });
});

describe('the energy audit', () => {
  it('is required above 50,000 sq ft', () => {
    expect(decisionText('ll87', { ...NOT_LISTED, floorArea: 50_000 })).toBe('doesNotApply notListed');
    expect(decisionText('ll87', { ...NOT_LISTED, floorArea: 50_001 })).toBe('likely overAreaNotListed');
    expect(decisionText('ll87', { ...LISTED })).toBe('applies listed');
  });

  it.each(readRows('ll87-years.csv'))(
    'is due in years that end in the last digit of the block: $block_last_digit',
    ({ block_last_digit, next_due_on_or_after_2026_11_22: next, following_due: following }) => {
      const dueOn = (day: string) =>
        LAW_RULES.ll87.decide(exampleBuilding({ bbl: `10083${block_last_digit}0041`, ...LISTED, day })).due;

      expect(dueOn('2026-11-22')).toMatchObject({ date: next });
      expect(dueOn(`${next}`)).toMatchObject({ date: next });
      expect(dueOn(`${Number(next?.slice(0, 4)) + 1}-01-01`)).toMatchObject({ date: following });
    },
  );

  it('has no date without a block', () => {
    expect(LAW_RULES.ll87.decide(exampleBuilding({ ...LISTED })).due).toEqual({ why: 'noBlock' });
  });
});
