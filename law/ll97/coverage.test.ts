import { describe, expect, it } from 'vitest';
import { ll97On } from '#tests/support/starting-register.ts';
import { testArticle321 } from './article-321.ts';
import { assessBuilding } from './assessment.ts';
import { yearlyLimit } from './coverage.ts';
import { NO_ENERGY } from './emissions.ts';
import { PERIODS } from './periods.ts';
import { reportOn } from './report.ts';

const LAW = ll97On();

describe('the yearly limit', () => {
  /** For a covered building on each pathway: the years with a limit in each period, or why there is none. */
  const COVERED = [
    ['article320', ['2024-2029', '2030-2034', '2035-2039', '2040-2049']],
    ['article320From2026', ['2026-2029', '2030-2034', '2035-2039', '2040-2049']],
    ['article320From2035', ['notYet', 'notYet', '2035-2039', '2040-2049']],
    ['article321', ['oneTimeDuty', 'oneTimeDuty', 'oneTimeDuty', 'oneTimeDuty']],
    ['cityPortfolio', ['cityPortfolio', 'cityPortfolio', 'cityPortfolio', 'cityPortfolio']],
  ] as const;

  const limits = (pathway: (typeof COVERED)[number][0], isLikelyCovered: boolean) =>
    PERIODS.map((period) => {
      const limit = yearlyLimit({ pathway, isLikelyCovered }, period, LAW);
      return limit.applies ? `${limit.firstYear}-${limit.lastYear}` : limit.reason;
    });

  it.each(COVERED)('for a covered building on pathway %s in each period is %j', (pathway, expected) => {
    expect(limits(pathway, true)).toEqual(expected);
  });

  it.each([
    [25_000, 'notCovered'],
    [25_001, undefined],
  ])('applies only above 25,000 sq ft (at %i sq ft, reason for no limit: %s)', (squareFeet, reason) => {
    const [first] = assessBuilding([{ propertyType: 'Office', squareFeet }], NO_ENERGY, LAW);
    expect(first).toMatchObject(reason ? { hasLimit: false, reason } : { hasLimit: true });
  });

  it('for a small building is only what it would be if the building were covered', () => {
    const uses = [{ propertyType: 'Office' as const, squareFeet: 20_000 }];
    const [first] = assessBuilding(uses, { ...NO_ENERGY, electricityKwh: 1e7 }, LAW);
    expect(first).toMatchObject({ hasLimit: false, limitIfCoveredTons: 20_000 * 0.00758 });
    expect(assessBuilding(uses, NO_ENERGY, LAW, 'article321')[0]).toMatchObject({
      limitIfCoveredTons: undefined,
    });
  });
});

describe('the Article 321 test', () => {
  /** A building whose limit for 2030-2034 is 267.0 t. */
  const uses = [{ propertyType: 'Multifamily Housing' as const, squareFeet: 80_000 }];

  it.each([
    ['met', { naturalGasTherms: 40_000 }],
    ['notMet', { naturalGasTherms: 60_000 }],
    ['unclear', { electricityKwh: 1_200_000 }],
  ] as const)('is "%s" with the energy use %j', (outcome, energy) => {
    const test = testArticle321(uses, { ...NO_ENERGY, ...energy });
    expect(test.outcome).toBe(outcome);
    expect(test.results.map(({ coefficientsOf }) => coefficientsOf)).toEqual(['2024-2029', '2030-2034']);
  });

  it.each([
    ['article321', 80_000, true],
    ['article321', 25_000, false],
    ['article320', 80_000, false],
    ['cityPortfolio', 80_000, false],
  ] as const)(
    'applies only to covered buildings under Article 321 (%s, %i sq ft): %s',
    (pathway, squareFeet, expected) => {
      const building = { uses: [{ propertyType: 'Multifamily Housing' as const, squareFeet }], pathway };
      expect(Boolean(reportOn(building, '2026-11-21', LAW)?.article321)).toBe(expected);
    },
  );
});
