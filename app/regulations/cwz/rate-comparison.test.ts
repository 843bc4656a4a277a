import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithAverage } from './rate-comparison.ts';

const EXAMPLE = { zoneAverage: 570, defaultRate: 720, defaultSavings: 150 };

describe('a rate beside the average', () => {
  it.each([
    [720, { potentialSavings: 150 }],
    [570.01, { potentialSavings: 0.01 }],
    [570, { potentialSavings: 0 }],
    [569.99, { potentialSavings: 0 }],
    [1200.5, { potentialSavings: 630.5 }],
    [1, { potentialSavings: 0 }],
  ])('of $%s', (rate, expected) => {
    expect(compareWithAverage(rate, EXAMPLE)).toEqual({ rate, isOwn: true, average: 570, ...expected });
  });

  it('is the example rate, and says so, where there is no bill', () => {
    expect(compareWithAverage(undefined, EXAMPLE)).toEqual({
      rate: 720,
      isOwn: false,
      average: 570,
      potentialSavings: 150,
    });
  });

  it('takes the savings of the example from the figures, as an editor may change one and not the other', () => {
    expect(compareWithAverage(undefined, { ...EXAMPLE, defaultSavings: 90 })).toMatchObject({
      potentialSavings: 90,
    });
    expect(compareWithAverage(800, { ...EXAMPLE, defaultSavings: 90 }).potentialSavings).toBe(230);
  });

  it('never promises savings to those who pay no more than the average', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, (rate, zoneAverage) => {
        const { potentialSavings } = compareWithAverage(rate, { ...EXAMPLE, zoneAverage });
        expect(potentialSavings).toBeCloseTo(Math.max(0, rate - zoneAverage), 4);
      }),
    );
  });
});
