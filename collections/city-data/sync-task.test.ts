import { describe, expect, it } from 'vitest';
import { isSyncTime } from './sync-task.ts';

describe('the time of the nightly sync', () => {
  it.each([
    ['2026-01-15T08:30:00Z', false],
    ['2026-01-15T09:30:00Z', true],
    ['2026-01-15T12:30:00Z', true],
    ['2026-01-15T13:30:00Z', false],
    ['2026-07-15T08:30:00Z', true],
    ['2026-07-15T11:30:00Z', true],
    ['2026-07-15T12:30:00Z', false],
  ])('is from 4:30 to 7:30 a.m. in New York, winter and summer: %s, %s', (time, expected) => {
    expect(isSyncTime(new Date(time))).toBe(expected);
  });
});
