import { setTimeout as wait } from 'node:timers/promises';
import { type Payload, getPayload } from 'payload';
import { releaseInterruptedJobs } from '#cms/jobs/release-interrupted-jobs.ts';
import { runQueuesInTurn } from '#cms/jobs/run-in-turn.ts';
import { log } from '../logger.ts';

const FINISH_LIMIT_MS = 10_000;

/** Gives back the jobs that a killed process had begun. */
export async function recoverJobs(payload: Payload): Promise<void> {
  const released = await releaseInterruptedJobs(payload);
  if (released > 0) log.warn({ released }, 'Jobs that had been interrupted will run again');
}

/** Lets this process run background jobs by the clock. */
export async function startJobs(payload: Payload): Promise<void> {
  runQueuesInTurn(payload);
  await getPayload({ config: payload.config, cron: true });
}

/** Begins no further job, and waits until those that run have ended. */
export async function finishJobs(payload: Payload): Promise<void> {
  for (const cron of payload.crons) cron.stop();
  const end = Date.now() + FINISH_LIMIT_MS;
  while (payload.crons.some((cron) => cron.isBusy()) && Date.now() < end) await wait(50);
}
