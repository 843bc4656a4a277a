import { describe, expect, it } from 'vitest';
import { buildingOf, LISTED, NOT_LISTED } from '#tests/support/buildings/building.ts';
import { readRows } from '#tests/support/buildings/read-rows.ts';
import { LAW_RULES, type LawId } from './index.ts';

const answerOf = (id: LawId, given: Parameters<typeof buildingOf>[0]) => {
  const { answer, reason, question } = LAW_RULES[id].decide(buildingOf(given));
  return [answer, reason, question].filter(Boolean).join(' ');
};

const ANY_OF_THE_LIST = ['ll97-320', 'll84', 'll33', 'll88'] as const;

describe.each(ANY_OF_THE_LIST)('%s', (id) => {
  it('applies to what the list has, however small the city records it', () => {
    expect(answerOf(id, { ...LISTED })).toBe('applies listed');
    expect(answerOf(id, { ...LISTED, floorArea: 5000 })).toBe('applies listed');
    expect(answerOf(id, { ...LISTED, floorArea: 5000, corrected: { floorArea: 4000 } })).toBe(
      'applies listed',
    );
  });

  it.each([
    [25_000, 'doesNotApply notListed'],
    [25_001, 'likely overAreaNotListed'],
  ])('starts above 25,000 sq ft for a lot that is not on the list: %d', (floorArea, expected) => {
    expect(answerOf(id, { ...NOT_LISTED, floorArea })).toBe(expected);
  });

  it.each([
    [22_500, 'doesNotApply underArea'],
    [22_501, 'ask nearArea floorArea'],
    [25_000, 'ask nearArea floorArea'],
    [25_001, 'likely overArea'],
  ])('asks near the limit where the list is not available: %d', (floorArea, expected) => {
    expect(answerOf(id, { floorArea })).toBe(expected);
  });

  it('takes the figure of the visitor as exact', () => {
    expect(answerOf(id, { floorArea: 40_000, corrected: { floorArea: 25_000 } })).toBe(
      'doesNotApply underArea',
    );
    expect(answerOf(id, { floorArea: 24_000, corrected: { floorArea: 25_001 } })).toBe('likely overArea');
  });

  it.each([
    ['1000277502', 'RM'],
    ['1000270010', 'R4'],
    ['1000277502', undefined],
  ])(
    'never says that a condo between 15,000 and 25,000 net sq ft is not covered (%s, %s)',
    (bbl, buildingClass) => {
      const condo = { bbl, ...(buildingClass && { buildingClass }), ...NOT_LISTED };

      expect(answerOf(id, { ...condo, floorArea: 15_000 })).toBe('ask condoNetArea floorArea');
      expect(answerOf(id, { ...condo, floorArea: 25_000 })).toBe('ask condoNetArea floorArea');
      expect(answerOf(id, { ...condo, floorArea: 14_999 })).toBe('doesNotApply notListed');
      expect(answerOf(id, { ...condo, corrected: { floorArea: 20_000 } })).toBe('doesNotApply notListed');
    },
  );

  it('asks for an area that is not recorded', () => {
    expect(answerOf(id, { ...NOT_LISTED })).toBe('ask areaUnknown floorArea');
    expect(answerOf(id, {})).toBe('ask areaUnknown floorArea');
  });

  it('says for several buildings that they count together', () => {
    expect(answerOf(id, { ...NOT_LISTED, buildings: 4, floorArea: 45_000 })).toBe('likely severalBuildings');
    expect(answerOf(id, { ...NOT_LISTED, buildings: 4, floorArea: 100_001 })).toBe(
      'likely overAreaNotListed',
    );
  });

  it('does not apply to vacant land, unless the visitor has a building there', () => {
    expect(answerOf(id, { ...NOT_LISTED, buildingClass: 'V1' })).toBe('doesNotApply noBuilding');
    expect(answerOf(id, { ...NOT_LISTED, buildings: 0, floorArea: 0 })).toBe('doesNotApply noBuilding');
    expect(answerOf(id, { buildingClass: 'V1', corrected: { floorArea: 30_000 } })).toBe('likely overArea');
  });
});

describe('benchmarking', () => {
  it('takes the area of the list where City Planning records none, or less', () => {
    const listed = { ...LISTED, onLL84: false, onLL87: false };
    expect(answerOf('ll87', { ...listed, listArea: 40_800 })).toBe('doesNotApply notListed');
    expect(answerOf('ll87', { ...listed, listArea: 50_001 })).toBe('likely overAreaNotListed');
    expect(answerOf('ll87', { ...listed, listArea: 60_000, floorArea: 40_000 })).toBe(
      'likely overAreaNotListed',
    );
    expect(answerOf('ll87', { ...listed, listArea: 40_000, floorArea: 60_000 })).toBe(
      'likely overAreaNotListed',
    );
    expect(answerOf('ll87', { ...listed, listArea: 60_000, corrected: { floorArea: 40_000 } })).toBe(
      'doesNotApply notListed',
    );
  });

  it('starts above 10,000 sq ft for buildings of the city', () => {
    expect(answerOf('ll84', { ...NOT_LISTED, ownerType: 'C', floorArea: 10_001 })).toBe(
      'likely cityBuilding',
    );
    expect(answerOf('ll84', { ...NOT_LISTED, ownerType: 'C', floorArea: 10_000 })).toBe(
      'doesNotApply notListed',
    );
    expect(answerOf('ll84', { ...NOT_LISTED, ownerType: 'P', floorArea: 10_001 })).toBe(
      'doesNotApply notListed',
    );
  });

  it('leaves a lot out that the list has for another law, where its buildings are together below the limit', () => {
    const lot = { ...NOT_LISTED, onLL97: true, pathways: [0], buildings: 4 };

    expect(answerOf('ll84', { ...lot, floorArea: 100_000 })).toBe('doesNotApply togetherUnder');
    expect(answerOf('ll84', { ...lot, floorArea: 100_001 })).toBe('likely overAreaNotListed');
    expect(answerOf('ll84', { ...lot, buildingClass: 'RM', floorArea: 60_000 })).toBe(
      'likely severalBuildings',
    );
  });
});

describe('the energy audit', () => {
  it('starts above 50,000 sq ft', () => {
    expect(answerOf('ll87', { ...NOT_LISTED, floorArea: 50_000 })).toBe('doesNotApply notListed');
    expect(answerOf('ll87', { ...NOT_LISTED, floorArea: 50_001 })).toBe('likely overAreaNotListed');
    expect(answerOf('ll87', { ...LISTED })).toBe('applies listed');
  });

  it.each(readRows('ll87-years.csv'))(
    'is due by the last digit of the block: $block_last_digit',
    ({ block_last_digit, next_due_on_or_after_2026_11_22: next, following_due: following }) => {
      const dueOn = (day: string) =>
        LAW_RULES.ll87.decide(buildingOf({ bbl: `10083${block_last_digit}0041`, ...LISTED, day })).due;

      expect(dueOn('2026-11-22')).toMatchObject({ date: next });
      expect(dueOn(`${next}`)).toMatchObject({ date: next });
      expect(dueOn(`${Number(next?.slice(0, 4)) + 1}-01-01`)).toMatchObject({ date: following });
    },
  );

  it('has no day without a block', () => {
    expect(LAW_RULES.ll87.decide(buildingOf({ ...LISTED })).due).toEqual({ why: 'noBlock' });
  });
});

describe('the two articles of Local Law 97', () => {
  it.each([
    [[0], 'applies listed', 'doesNotApply otherPathway'],
    [[1], 'applies fromLater', 'doesNotApply otherPathway'],
    [[2], 'applies fromLatest', 'doesNotApply otherPathway'],
    [[3], 'doesNotApply article321', 'applies listed'],
    [[4], 'doesNotApply cityBuilding', 'doesNotApply cityBuilding'],
    [[0, 3], 'applies mixedPathways', 'applies mixedPathways'],
    [[2, 3, 4], 'applies mixedPathways', 'applies mixedPathways'],
    [[3, 4], 'doesNotApply article321', 'applies mixedPathways'],
    [[0, 4], 'applies mixedPathways', 'doesNotApply otherPathway'],
    [[], 'likely pathwayUnknown', 'likely pathwayUnknown'],
  ])('follow from the pathways %j of the list', (pathways, limits, once) => {
    expect(answerOf('ll97-320', { ...LISTED, pathways })).toBe(limits);
    expect(answerOf('ll97-321', { ...LISTED, pathways })).toBe(once);
  });

  it('give pathway 2 no report before 2036', () => {
    const dueOf = (pathways: number[]) =>
      LAW_RULES['ll97-320'].decide(buildingOf({ ...LISTED, pathways })).due;

    expect(dueOf([2])).toEqual({ deadline: 'll97-code2-first-report' });
    expect(dueOf([1])).toEqual({ deadline: 'll97-report' });
    expect(dueOf([1, 2])).toEqual({ deadline: 'll97-report' });
  });

  it('leave open which of them it is for a large building that is not on the list', () => {
    const large = { ...NOT_LISTED, floorArea: 60_000, units: 50, buildingClass: 'D1' };

    expect(answerOf('ll97-320', large)).toBe('likely overAreaNotListed');
    expect(answerOf('ll97-321', large)).toBe('ask mayBeRegulated rentStabilized');
    expect(answerOf('ll97-321', { ...large, replies: { rentStabilized: 'yes' } })).toBe(
      'likely repliedYes rentStabilized',
    );
    expect(answerOf('ll97-321', { ...large, replies: { rentStabilized: 'no' } })).toBe('ask otherGrounds');
    expect(answerOf('ll97-321', { ...large, buildingClass: 'M1', units: 0 })).toBe('likely houseOfWorship');
    expect(answerOf('ll97-321', { ...large, buildingClass: 'O4', units: 0 })).toBe('doesNotApply noUnits');
  });
});
