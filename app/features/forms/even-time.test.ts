import { expect, it } from 'vitest';
import { inEvenTime } from './even-time.ts';

const elapsed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await inEvenTime(60, work).catch(() => undefined);
  return performance.now() - start;
};

it('inEvenTime takes at least the given time, even if the work is fast or fails', async () => {
  for (const work of [
    () => Promise.resolve(1),
    () => new Promise((resolve) => setTimeout(resolve, 30)),
    () => Promise.reject(new Error('refused')),
  ]) {
    expect(await elapsed(work)).toBeGreaterThanOrEqual(58);
  }
});
