import { describe, expect, it } from 'vitest';
import { shareMarked, shareRight, totalQuality } from './quality.ts';

const quality = (accepted: number, corrected: number, dismissed: number, wrongMarkedLow: number) => ({
  name: 'amountDue',
  accepted,
  corrected,
  dismissed,
  wrongMarkedLow,
});

describe('the shares of decisions', () => {
  it.each([
    [quality(0, 0, 0, 0), '–', '–'],
    [quality(10, 0, 0, 0), '100%', '–'],
    [quality(8, 1, 1, 1), '80%', '50%'],
    [quality(0, 2, 1, 3), '0%', '100%'],
  ])('of %j are %s right, and %s of the wrong ones marked', (counts, right, marked) => {
    expect([shareRight(counts), shareMarked(counts)]).toEqual([right, marked]);
  });

  it('add up', () => {
    expect(totalQuality([quality(8, 1, 1, 1), quality(2, 1, 0, 0)])).toEqual({
      ...quality(10, 2, 1, 1),
      name: '',
    });
  });
});
