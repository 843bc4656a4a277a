import { setTimeout as wait } from 'node:timers/promises';

/** `milliseconds` must be longer than the slowest case takes, so that response times reveal nothing. */
export async function inEvenTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + milliseconds;
  try {
    return await work();
  } finally {
    await wait(Math.max(0, end - performance.now()));
  }
}
