import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of its cases takes, so that the time of a response does not tell a stranger which case it is. */
export async function inEvenTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + milliseconds;
  try {
    return await work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}
