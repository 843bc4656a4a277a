import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { QUEUES, type Queue } from './queues.ts';

/** After a full batch more is waiting: the next one follows soon. */
const NEXT_BATCH_MS = 1000;

/** No batch takes this long. A queue that says nothing for so long is not looked after. */
const SILENCE_LIMIT_MS = 10 * 60_000;

/** A queue that a process looks after. */
interface Runner {
  /** Begins no further batch. Resolves when the last one has ended. */
  stop: () => Promise<void>;
  isAlive: () => boolean;
}

type Runs = Pick<Payload, 'jobs' | 'logger'>;

/** Runs what is due in a queue. Whether there may be more. */
async function runBatch({ jobs }: Runs, { name: queue, limit, silent }: Queue): Promise<boolean> {
  await jobs.handleSchedules({ queue });
  const { jobStatus = {} } = await jobs.run({ queue, limit, silent });
  return Object.keys(jobStatus).length >= limit;
}

function look(payload: Runs, queue: Queue): Promise<boolean> {
  return runBatch(payload, queue).catch((error: unknown) => {
    payload.logger.error({ err: error, queue: queue.name }, 'Background jobs could not be run');
    return false;
  });
}

function startRunner(payload: Runs, queue: Queue): Runner {
  const stopping = new AbortController();
  let lastSign = performance.now();
  const work = async () => {
    while (!stopping.signal.aborted) {
      const hasMore = await look(payload, queue);
      lastSign = performance.now();
      const pause = hasMore ? NEXT_BATCH_MS : queue.everyMs;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
    isAlive: () => performance.now() - lastSign < SILENCE_LIMIT_MS,
  };
}

let runners: Runner[] = [];

/**
 * Has this process look into each queue again and again. The time between two looks is measured, not read from the
 * clock: a schedule by the clock waits for hours after the clock was set back by hours.
 */
export function startRunners(payload: Runs): void {
  runners = QUEUES.map((queue) => startRunner(payload, queue));
}

/** Begins no further job. Resolves when those that run have ended. */
export async function stopRunners(): Promise<void> {
  await Promise.all(runners.map(({ stop }) => stop()));
  runners = [];
}

/** Whether every queue was looked into lately. */
export const runnersAreAlive = (): boolean => runners.length > 0 && runners.every(({ isAlive }) => isAlive());
