import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const TRIES = 3;

async function pauseDuring(work: () => unknown): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The monitor starts measuring at its first tick.
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION_MS));
  await work();
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION_MS));
  delay.disable();
  return delay.max / 1e6;
}

/**
 * The longest time for which some work blocks the event loop, in milliseconds. Repeats a measurement that is longer than
 * allowed, because other programs on the machine can make it longer.
 */
export async function longestPause(work: () => unknown, allowed: number): Promise<number> {
  let shortest = Infinity;
  for (let tries = 0; tries < TRIES && shortest > allowed; tries += 1) {
    shortest = Math.min(shortest, await pauseDuring(work));
  }
  return shortest;
}
