import { describe, expect, it } from 'vitest';
import { isWithin, toPosition, listTicks } from './timeline-axis.ts';

const YEAR = { from: '2026-11-01', to: '2027-11-01' };
const labels = (span: { from: string; to: string }) => listTicks(span).flatMap(({ label }) => label ?? []);

describe('a day on a timeline', () => {
  it.each([
    ['2026-11-01', 0],
    ['2027-05-02', 49.86],
    ['2027-11-01', 100],
    ['2020-01-01', 0],
    ['2030-01-01', 100],
  ])('such as %s is at %d percent', (day, percent) => {
    expect(toPosition(day, YEAR)).toBeCloseTo(percent, 1);
  });

  it('is within a span from its first day until the day before its end', () => {
    expect(
      ['2026-10-31', '2026-11-01', '2027-10-31', '2027-11-01'].map((day) => isWithin(day, YEAR)),
    ).toEqual([false, true, true, false]);
  });
});

describe('a timeline axis', () => {
  it('labels each of twelve months, with the year instead of January', () => {
    expect(labels(YEAR)).toEqual('Nov Dec 2027 Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' '));
  });

  it('labels only the months that begin within the span', () => {
    expect(labels({ from: '2026-11-23', to: '2027-11-23' })).toEqual(
      'Dec 2027 Feb Mar Apr May Jun Jul Aug Sep Oct Nov'.split(' '),
    );
  });

  it('labels each year of a span of a few years, with a line for each quarter', () => {
    const span = { from: '2025-01-01', to: '2028-01-01' };
    expect(labels(span)).toEqual(['2025', '2026', '2027']);
    expect(listTicks(span)).toHaveLength(12);
  });

  it('labels every fifth year of a span of decades', () => {
    expect(labels({ from: '2024-01-01', to: '2055-01-01' })).toEqual(
      '2025 2030 2035 2040 2045 2050'.split(' '),
    );
  });
});
