import { expect, it } from 'vitest';
import { versionText } from './facts.ts';

it.each([
  ['2026-03', 'March 2026'],
  ['2026-08-28', 'August 28, 2026'],
  ['26v2', '26v2'],
  ['sample', 'sample'],
  ['2026-13', '2026-13'],
  ['', ''],
])('versionText shows "%s" as "%s"', (stored, shown) => {
  expect(versionText(stored)).toBe(shown);
});
