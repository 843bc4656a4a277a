import { expect, test, vi } from 'vitest';
import { cached } from './cached.ts';

test('makes a value once while its source stays the same', async () => {
  const make = vi.fn(async ({ word }: { word: string }) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  expect(await Promise.all([upperCase({ word: 'a' }), upperCase({ word: 'a' })])).toEqual(['A', 'A']);
  expect(await upperCase({ word: 'b' })).toBe('B');
  expect(await upperCase({ word: 'a' })).toBe('A');
  expect(make).toHaveBeenCalledTimes(2);
});

test('caches only so many values', async () => {
  const make = vi.fn(async (word: string) => word.toUpperCase());
  const upperCase = cached(make, { entries: 2 });
  for (const word of ['a', 'b', 'c', 'c', 'b', 'a']) await upperCase(word);
  expect(make).toHaveBeenCalledTimes(4);
});

test('does not cache a failure', async () => {
  const make = vi.fn<(source: string) => Promise<string>>().mockRejectedValueOnce(new Error('no'));
  make.mockResolvedValue('made');
  const value = cached(make, { entries: 2 });
  await expect(value('a')).rejects.toThrow('no');
  expect(await value('a')).toBe('made');
});
