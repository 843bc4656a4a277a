import { describe, expect, it } from 'vitest';
import { exampleDeadline, exampleFigure, registerOf } from '#tests/support/register.ts';
import { sourcesIn } from './sources.server.ts';

const OTHER = { key: 'ac-28', title: 'Admin. Code 28' };

const register = registerOf(
  [
    exampleFigure({ key: 'penalty', checkedOn: '2026-11-22' }),
    exampleFigure({ key: 'cap', checkedOn: '2026-11-20', certainty: 'reported', source: OTHER }),
    exampleFigure({ key: 'late', citation: 'Admin. Code 28-320.3', source: OTHER, certainty: 'unverified' }),
  ],
  [exampleDeadline({ key: 'penalty', source: OTHER })],
);

describe('sourcesIn', () => {
  it('lists each citation once, in order, with the most serious doubt and the oldest check date', () => {
    expect(sourcesIn(register, new Set(['figure:penalty', 'figure:cap', 'figure:late']))).toEqual({
      cited: [
        { citation: 'Admin. Code 28-320.3', link: undefined, doubt: 'not verified' },
        {
          citation: 'Admin. Code 28-320.6',
          link: 'https://www.nyc.gov/violations',
          doubt: 'not confirmed in a current official source',
        },
      ],
      checked: 'Last checked November 20, 2026.',
    });
  });

  it("cites a deadline by its source's title, even if a figure has the same key", () => {
    expect(sourcesIn(register, new Set(['deadline:penalty']))?.cited).toEqual([
      { citation: 'Admin. Code 28', link: undefined, doubt: undefined },
    ]);
  });

  it.each([[[]], [['figure:unknown', 'deadline:cap', 'figure:constructor']]] as [`figure:${string}`[]][])(
    'returns undefined if there is no figure or deadline for the keys %j',
    (uses) => {
      expect(sourcesIn(register, new Set(uses))).toBeUndefined();
    },
  );
});
