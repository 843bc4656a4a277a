import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { onQueued } from '#cms/events/hub.ts';

export const BILLS_QUEUE = 'bills';

interface Queue {
  name: string;
  pollEveryMs: number;
  limit: number;
  silent: boolean | { info: boolean };
}

/** Low, because mail servers limit the connections per sender. */
const MAILS_AT_ONCE = 10;

/** Payload must not log errors in the mail queues, because they contain personal data. */
export const QUEUES: readonly Queue[] = [
  { name: 'default', pollEveryMs: 10_000, limit: 50, silent: { info: true } },
  // One at a time, because the process that parses a bill may use half a gigabyte of memory.
  { name: BILLS_QUEUE, pollEveryMs: 5_000, limit: 1, silent: { info: true } },
  { name: 'following', pollEveryMs: 30_000, limit: 1, silent: { info: true } },
  { name: 'mail', pollEveryMs: 5_000, limit: MAILS_AT_ONCE, silent: true },
  // Email to all subscribers or followers. Separate, so that a visitor's confirmation does not wait behind thousands.
  { name: 'bulkMail', pollEveryMs: 5_000, limit: MAILS_AT_ONCE, silent: true },
];

const NEXT_BATCH_MS = 1000;

/** Longer than any batch takes. */
const STUCK_AFTER_MS = 10 * 60_000;

interface Runner {
  stop: () => Promise<void>;
  isAlive: () => boolean;
}

type Context = Pick<Payload, 'jobs' | 'logger'>;

async function runBatch({ jobs }: Context, { name: queue, limit, silent }: Queue): Promise<boolean> {
  await jobs.handleSchedules({ queue });
  const { jobStatus = {} } = await jobs.run({ queue, limit, silent });
  return Object.keys(jobStatus).length >= limit;
}

function tryBatch(payload: Context, queue: Queue): Promise<boolean> {
  return runBatch(payload, queue).catch((error: unknown) => {
    payload.logger.error({ err: error, queue: queue.name }, 'Background jobs could not be run');
    return false;
  });
}

function startRunner(payload: Context, queue: Queue): Runner {
  const stopping = new AbortController();
  let lastPoll = performance.now();
  let waking = new AbortController();
  const unsubscribe = onQueued((name) => {
    if (name === queue.name) waking.abort();
  });
  const work = async () => {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const hasMore = await tryBatch(payload, queue);
      lastPoll = performance.now();
      const pause = hasMore ? NEXT_BATCH_MS : queue.pollEveryMs;
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    stop: () => {
      stopping.abort();
      unsubscribe();
      return ended;
    },
    isAlive: () => performance.now() - lastPoll < STUCK_AFTER_MS,
  };
}

let runners: Runner[] = [];

/** Uses the monotonic clock. A cron schedule would stall for hours if the system clock were set back. */
export function startRunners(payload: Context): void {
  runners = QUEUES.map((queue) => startRunner(payload, queue));
}

export async function stopRunners(): Promise<void> {
  await Promise.all(runners.map(({ stop }) => stop()));
  runners = [];
}

export const runnersAreAlive = (): boolean => runners.length > 0 && runners.every(({ isAlive }) => isAlive());
