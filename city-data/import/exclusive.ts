import type { Client } from 'pg';
import { CityDataError } from '../errors.ts';
import { SETS } from '../sets/index.ts';
import { connect, connectToImport } from './connect.ts';
import { closeInterrupted, findRunning } from './history.ts';
import { withImportLock } from './lock.ts';

export interface Connections {
  client: Client;
  /** A second connection, for history rows that others must see while `client`'s transaction is still open. */
  history: Client;
}

async function refuse(db: Client): Promise<never> {
  const running = await findRunning(db);
  const what = running ? `An import of ${SETS[running.set_name].label}` : 'Another import';
  const since = running
    ? ` since ${running.started_at.slice(0, 16).replace('T', ' ')} UTC (${running.step.toLowerCase()})`
    : '';
  throw new CityDataError(`${what} is under way${since}. Wait until it ends, then start this one again.`);
}

/** Throws a CityDataError if another process is running an import. */
export async function importAlone<Result>(
  databaseUrl: string,
  work: (connections: Connections) => Promise<Result>,
): Promise<Result> {
  const client = await connectToImport(databaseUrl);
  const history = await connect(databaseUrl);
  try {
    const done = await withImportLock(client, async () => {
      await closeInterrupted(history, true);
      return { result: await work({ client, history }) };
    });
    return done ? done.result : await refuse(history);
  } finally {
    await Promise.allSettled([client.end(), history.end()]);
  }
}
