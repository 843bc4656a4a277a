import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const TRIES = 3;

async function pauseDuring(work: () => unknown): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // It measures from its first tick on.
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION_MS));
  await work();
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION_MS));
  delay.disable();
  return delay.max / 1e6;
}

/**
 * The longest that some work keeps the process from doing anything else, in milliseconds. Other programs of the
 * machine can only add to it: what is longer than allowed is measured again.
 */
export async function longestPause(work: () => unknown, allowed: number): Promise<number> {
  let shortest = Infinity;
  for (let tries = 0; tries < TRIES && shortest > allowed; tries += 1) {
    shortest = Math.min(shortest, await pauseDuring(work));
  }
  return shortest;
}
