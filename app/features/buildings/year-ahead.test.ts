import { describe, expect, it } from 'vitest';
import type { Verdict } from '#law/buildings/decision.ts';
import type { LawResult } from '#law/buildings/laws.ts';
import { yearAhead } from './year-ahead.ts';

const TODAY = '2026-11-23';

const NONE = 'There is no date in the next twelve months.';

const line = (id: LawResult['id'], verdict: Verdict, nextDate?: string) =>
  ({ id, verdict, nextDate, law: { title: `Title of ${id}`, name: `Name of ${id}` } }) as LawResult;

const LINES = [
  line('ll84', 'applies', '2027-05-01'),
  line('ll152', 'applies', '2026-12-31'),
  line('ll55', 'likely', '2027-02-16'),
  line('ll87', 'applies', '2031-12-31'),
  line('fisp', 'applies'),
  line('parapet', 'ask', '2026-12-31'),
  line('cwz', 'doesNotApply', '2026-12-01'),
];

const ahead = (lines: readonly LawResult[], isNow?: ReadonlySet<LawResult['id']>) =>
  yearAhead(lines, { today: TODAY, emptyText: NONE, isNow });

describe('yearAhead', () => {
  it('lists laws that apply or likely apply, sorted by date', () => {
    const { rows } = ahead(LINES);
    expect(rows.map(({ id, marks }) => [id, marks[0]?.label, marks[0]?.isTentative])).toEqual([
      ['ll152', 'Dec 31', false],
      ['ll55', 'Feb 16, likely', true],
      ['ll84', 'May 1', false],
    ]);
    expect(rows.map(({ name, text }) => `${name}: ${text}`)[1]).toBe(
      'Title of ll55: February 16, 2027, likely',
    );
  });

  it('counts the laws with and without a date, and gives the first date', () => {
    expect(ahead(LINES).finding).toBe(
      '3 laws have a date in the next twelve months, the first on December 31, 2026. 2 more laws have no date in that time.',
    );
  });

  it('includes today but not the same day next year', () => {
    const lines = [line('ll84', 'applies', TODAY), line('ll87', 'applies', '2027-11-23')];
    expect(ahead(lines).rows.map(({ id }) => id)).toEqual(['ll84']);
  });

  it('returns no rows and a single sentence if no law has a date', () => {
    const { finding, rows } = ahead([line('fisp', 'applies')]);
    expect(rows).toEqual([]);
    expect(finding).toBe(NONE);
  });

  it('starts with a lapsed or missing filing and leaves it out of the count', () => {
    const { finding, rows } = ahead(LINES, new Set(['ll84']));
    expect(rows.map(({ id, text }) => [id, text])).toEqual([
      ['ll84', 'Now. Next date: May 1, 2027'],
      ['ll152', 'December 31, 2026'],
      ['ll55', 'February 16, 2027, likely'],
    ]);
    expect(rows[0]?.marks.map(({ from }) => from)).toEqual([TODAY, '2027-05-01']);
    expect(finding).toMatch(
      /^2 laws have a date in the next twelve months, the first on December 31, 2026\./,
    );
  });
});
