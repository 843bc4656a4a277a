import { describe, expect, it } from 'vitest';
import { isBulkTime } from './nightly-task.ts';

describe('the time of the bulk files', () => {
  it.each([
    ['2026-01-15T05:45:00Z', false],
    ['2026-01-15T06:45:00Z', true],
    ['2026-01-15T08:45:00Z', true],
    ['2026-01-15T09:45:00Z', false],
    ['2026-07-15T04:45:00Z', false],
    ['2026-07-15T05:45:00Z', true],
  ])('is from 1:45 to 3:45 a.m. in New York, winter and summer: %s, %s', (time, expected) => {
    expect(isBulkTime(new Date(time))).toBe(expected);
  });
});
