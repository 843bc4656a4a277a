import { describe, expect, it } from 'vitest';
import { inTitleCase, versionText } from './filing-text.ts';

describe('an address of the city', () => {
  it.each([
    ['338 5 AVENUE', '338 5 Avenue'],
    ['500 WEST 175TH STREET', '500 West 175th Street'],
    ['58-80 59 STREET', '58-80 59 Street'],
    ["12 ST MARK'S PLACE", "12 St Mark's Place"],
    ["7 O'BRIEN PLACE", "7 O'Brien Place"],
    ['111 West 57th Street', '111 West 57th Street'],
  ])('"%s" is shown as "%s"', (stored, shown) => {
    expect(inTitleCase(stored)).toBe(shown);
  });
});

describe('a version of a set', () => {
  it.each([
    ['2026-03', 'March 2026'],
    ['2026-08-28', 'August 28, 2026'],
    ['26v2', '26v2'],
    ['sample', 'sample'],
    ['2026-13', '2026-13'],
    ['', ''],
  ])('"%s" is shown as "%s"', (stored, shown) => {
    expect(versionText(stored)).toBe(shown);
  });
});
