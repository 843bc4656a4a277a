import pTimeout from 'p-timeout';
import type { Payload } from 'payload';
import { releaseInterruptedJobs } from '#cms/jobs/interrupted-jobs.ts';
import { startRunners, stopRunners } from '#cms/jobs/run-queues.ts';
import { runQueuesInTurn } from '#cms/jobs/one-runner.ts';
import { log } from '../logger.ts';

const FINISH_LIMIT_MS = 10_000;

/** Releases the jobs that a killed process had started. */
export async function recoverJobs(payload: Payload): Promise<void> {
  const released = await releaseInterruptedJobs(payload);
  if (released > 0) log.warn({ released }, 'Interrupted jobs will run again');
}

/** Lets this process run background jobs. */
export function startJobs(payload: Payload): void {
  runQueuesInTurn(payload);
  startRunners(payload);
}

/** Starts no further job, and waits some time until the running ones have ended. */
export const finishJobs = (): Promise<void> =>
  pTimeout(stopRunners(), { milliseconds: FINISH_LIMIT_MS, fallback: () => undefined });
