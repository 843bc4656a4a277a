import { describe, expect, it } from 'vitest';
import { titleSize } from './title-size.ts';

describe('titleSize', () => {
  it.each([
    ['a line of words', 'word '.repeat(10)],
    ['many words', 'word '.repeat(32)],
    ['wide letters', 'W'.repeat(160)],
    ['narrow letters', 'i'.repeat(160)],
    ['one long word', 'compliance'.repeat(16)],
  ])('returns a readable size for %s, no larger than for a short title', (_what, title) => {
    expect(titleSize(title)).toBeGreaterThanOrEqual(36);
    expect(titleSize(title)).toBeLessThanOrEqual(titleSize(title.slice(0, 20)));
  });

  it('returns at least 40 for the longest possible title, and 82 for a short one', () => {
    const title = 'How the limits of Local Law 97 change in 2030 for offices, hotels and hospitals, '.repeat(
      2,
    );
    expect(titleSize(title.slice(0, 160))).toBeGreaterThanOrEqual(40);
    expect(titleSize('Blog')).toBe(82);
  });
});
