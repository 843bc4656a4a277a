import { expect, it } from 'vitest';
import { addDays } from './days.ts';

it.each([
  ['the end of daylight saving time', '2026-10-31', 2, '2026-11-02'],
  ['the start of daylight saving time', '2026-03-07', 2, '2026-03-09'],
  ['a leap day', '2028-02-28', 2, '2028-03-01'],
  ['the end of February in other years', '2027-02-28', 1, '2027-03-01'],
  ['a leap day, backward', '2028-03-30', -30, '2028-02-29'],
  ['New Year, backward', '2027-01-15', -30, '2026-12-16'],
])('addDays crosses %s', (_what, day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
