import type { ClientBase } from 'pg';

export const CONTENT_CHANNEL = 'lotline_content';

/** Publishes an event that a data set has changed, when the client's transaction commits. */
export async function publishCityChange(client: ClientBase): Promise<void> {
  const event = { collection: 'city', change: 'changed' };
  await client.query('select pg_notify($1, $2)', [CONTENT_CHANNEL, JSON.stringify(event)]);
}
