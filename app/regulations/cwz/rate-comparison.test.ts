import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithAverage } from './rate-comparison.ts';

const EXAMPLE = { zoneAverage: 570, defaultRate: 720, defaultSavings: 150 };

describe('a rate beside the average', () => {
  it.each([
    [720, { difference: 150, potentialSavings: 150, standing: 'above' }],
    [570.01, { difference: 0.01, potentialSavings: 0.01, standing: 'above' }],
    [570, { difference: 0, potentialSavings: 0, standing: 'at' }],
    [569.99, { difference: -0.01, potentialSavings: 0, standing: 'below' }],
    [1200.5, { difference: 630.5, potentialSavings: 630.5, standing: 'above' }],
    [1, { difference: -569, potentialSavings: 0, standing: 'below' }],
  ])('of $%s', (rate, expected) => {
    expect(compareWithAverage(rate, EXAMPLE)).toEqual({ rate, isOwn: true, average: 570, ...expected });
  });

  it('is the example rate, and says so, where there is no bill', () => {
    expect(compareWithAverage(undefined, EXAMPLE)).toEqual({
      rate: 720,
      isOwn: false,
      average: 570,
      difference: 150,
      potentialSavings: 150,
      standing: 'above',
    });
  });

  it('takes the savings of the example from the figures, as an editor may change one and not the other', () => {
    expect(compareWithAverage(undefined, { ...EXAMPLE, defaultSavings: 90 })).toMatchObject({
      difference: 150,
      potentialSavings: 90,
    });
    expect(compareWithAverage(800, { ...EXAMPLE, defaultSavings: 90 }).potentialSavings).toBe(230);
  });

  it('never promises savings to those who pay no more than the average', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, (rate, zoneAverage) => {
        const { difference, potentialSavings, standing } = compareWithAverage(rate, {
          ...EXAMPLE,
          zoneAverage,
        });
        expect(potentialSavings).toBe(rate > zoneAverage ? difference : 0);
        expect(standing === 'above').toBe(rate > zoneAverage);
        expect(zoneAverage + difference).toBeCloseTo(rate, 4);
      }),
    );
  });
});
