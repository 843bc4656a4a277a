import { expect, test, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

test('a value is made once, until its source changes', async () => {
  const make = vi.fn(async ({ word }: { word: string }) => word.toUpperCase());
  const kept = keepLast(make);
  expect(await Promise.all([kept({ word: 'a' }), kept({ word: 'a' })])).toEqual(['A', 'A']);
  expect(await kept({ word: 'b' })).toBe('B');
  expect(await kept({ word: 'a' })).toBe('A');
  expect(make).toHaveBeenCalledTimes(3);
});

test('a failure is not kept', async () => {
  const make = vi.fn<(source: string) => Promise<string>>().mockRejectedValueOnce(new Error('no'));
  make.mockResolvedValue('made');
  const kept = keepLast(make);
  await expect(kept('a')).rejects.toThrow('no');
  expect(await kept('a')).toBe('made');
});
