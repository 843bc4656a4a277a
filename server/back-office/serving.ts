import type { Payload } from 'payload';
import { isListening } from '#cms/events/hub.ts';
import { runnersAreAlive } from '#cms/jobs/run-by-the-clock.ts';

/**
 * Rejects, with what is missing, when this process cannot serve as it should: the database does not answer, changes
 * of content would not be heard of, or nobody looks after the background jobs.
 */
export async function requireServing(payload: Payload): Promise<void> {
  await payload.db.pool.query('select 1');
  if (!isListening()) throw new Error('Content events are not listened to.');
  if (!runnersAreAlive()) throw new Error('Background jobs are not run.');
}
