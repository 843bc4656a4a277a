import { expect, test } from 'vitest';
import { longestPause } from '#tests/support/event-loop.ts';
import { assessmentBillPlace, shownName } from './bill-names.ts';

const MAX_PAUSE_MS = 300;

test.each(['-', '.', '-.', ' ', '../', '\\', 'x.', 'é', '\u0000', '\ufdfa'])(
  'a name that repeats %j 78,000 times is shortened quickly',
  async (piece) => {
    const name = `a${piece.repeat(78_000)}b`;
    const work = () => [assessmentBillPlace('report', name, 'pdf', 1_700_000_000_000), shownName(name)];
    expect(await longestPause(work, MAX_PAUSE_MS)).toBeLessThan(MAX_PAUSE_MS);
  },
);
