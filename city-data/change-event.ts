import type { ClientBase } from 'pg';
import type { SetName } from './sets/set.ts';

export const CONTENT_CHANNEL = 'lotline_content';

/** Publishes, at the commit of the client's transaction, that a data set has changed. */
export async function publishSetChange(client: ClientBase, set: SetName): Promise<void> {
  const event = { collection: 'city', change: 'changed', use: `city:${set}` };
  await client.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify(event)]);
}
