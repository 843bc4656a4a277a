import { expect, it, vi } from 'vitest';

const statfs = vi.hoisted(() => vi.fn());

vi.mock('node:fs/promises', () => ({ mkdir: () => Promise.resolve(), statfs }));

const { isDiskFull } = await import('./disk.ts');

it.each([
  [0, true],
  [1000, true],
  [1_000_000, false],
])('with %i free blocks of 4 KB, isDiskFull returns %s', async (bavail, isFull) => {
  statfs.mockResolvedValue({ bavail, blocks: 2_000_000, bsize: 4096 });
  expect(await isDiskFull()).toBe(isFull);
});
