import { expect, it } from 'vitest';
import { isTimeFor } from './nightly.ts';

it.each([
  ['2026-01-15T05:30:00Z', false, false],
  ['2026-01-15T06:30:00Z', true, false],
  ['2026-01-15T08:30:00Z', true, false],
  ['2026-01-15T09:30:00Z', false, true],
  ['2026-01-15T12:30:00Z', false, true],
  ['2026-01-15T13:30:00Z', false, false],
  ['2026-07-15T04:30:00Z', false, false],
  ['2026-07-15T05:30:00Z', true, false],
  ['2026-07-15T08:30:00Z', false, true],
  ['2026-07-15T12:30:00Z', false, false],
])('isTimeFor uses New York time in winter and summer: %s', (time, bulk, sync) => {
  const now = new Date(time);
  expect([isTimeFor('bulk', now), isTimeFor('sync', now)]).toEqual([bulk, sync]);
});
