import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsIn } from './dates.ts';

describe('periodsIn', () => {
  it.each([
    ['10/01/2026 - 10/31/2026', '2026-10-01', '2026-10-31'],
    ['10/01/26-10/31/26', '2026-10-01', '2026-10-31'],
    ['10/1 - 10/31/26', '2026-10-01', '2026-10-31'],
    ['10-01-2026 to 10-31-2026', '2026-10-01', '2026-10-31'],
    ['2026-10-01 to 2026-10-31', '2026-10-01', '2026-10-31'],
    ['Oct 1 - Oct 31, 2026', '2026-10-01', '2026-10-31'],
    ['Oct. 1-31, 2026', '2026-10-01', '2026-10-31'],
    ['October 1, 2026 through October 31, 2026', '2026-10-01', '2026-10-31'],
    ['01-OCT-2026 - 31-OCT-2026', '2026-10-01', '2026-10-31'],
    ['Dec 15 - Jan 14, 2027', '2026-12-15', '2027-01-14'],
    ['for the month of February 2028', '2028-02-01', '2028-02-29'],
    ['July - September 2026', '2026-07-01', '2026-09-30'],
    ['3rd quarter 2026', '2026-07-01', '2026-09-30'],
    ['Q1 2026', '2026-01-01', '2026-03-31'],
    ['1O/01/2026 - 10/3l/2026', '2026-10-01', '2026-10-31'],
  ])('parses %s', (text, start, end) => {
    expect(periodsIn(text)).toMatchObject([{ start, end }]);
  });

  it.each(['10/31/2026', '13/45/2026 - 14/50/2026', '10/31/2026 - 10/01/2026', 'Suite 10/2 - 4'])(
    'finds no period in %s',
    (text) => {
      expect(periodsIn(text)).toEqual([]);
    },
  );

  it('returns valid periods for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { start, end } of periodsIn(text)) expect(start < end).toBe(true);
      }),
    );
  });
});
