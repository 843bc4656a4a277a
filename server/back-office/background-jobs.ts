import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { releaseInterruptedJobs } from '#cms/jobs/release-interrupted-jobs.ts';
import { startRunners, stopRunners } from '#cms/jobs/run-by-the-clock.ts';
import { runQueuesInTurn } from '#cms/jobs/run-in-turn.ts';
import { log } from '../logger.ts';

const FINISH_LIMIT_MS = 10_000;

/** Gives back the jobs that a killed process had begun. */
export async function recoverJobs(payload: Payload): Promise<void> {
  const released = await releaseInterruptedJobs(payload);
  if (released > 0) log.warn({ released }, 'Jobs that had been interrupted will run again');
}

/** Lets this process run background jobs. */
export function startJobs(payload: Payload): void {
  runQueuesInTurn(payload);
  startRunners(payload);
}

/** Begins no further job, and waits some time until those that run have ended. */
export const finishJobs = (): Promise<void> =>
  Promise.race([stopRunners(), wait(FINISH_LIMIT_MS, undefined, { ref: false })]);
