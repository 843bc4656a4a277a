import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

const ROLLED_BACK = new Error('Rolled back.');
const ignore = () => undefined;

function begin(adapter: PostgresAdapter): Promise<string> {
  const id = randomUUID();
  return new Promise((begun, notBegun) => {
    const ended = adapter.drizzle.transaction(
      (transaction) =>
        new Promise<void>((commit, rollBack) => {
          const resolve = async () => {
            commit();
            await ended;
          };
          const reject = async () => {
            rollBack(ROLLED_BACK);
            await ended.catch(ignore);
          };
          adapter.sessions[id] = { db: transaction, resolve, reject };
          begun(id);
        }),
    );
    ended.catch(notBegun);
  });
}

async function removeSession(
  { sessions }: PostgresAdapter,
  given: Promise<number | string> | number | string,
) {
  const id = await given;
  const session = sessions[id];
  Reflect.deleteProperty(sessions, id);
  return session;
}

/**
 * Rethrows commit errors. Payload's adapter resolves even if the commit fails, so we would thank a visitor for a
 * submission that was not stored. Remove this once https://github.com/payloadcms/payload/pull/17726 is released.
 */
export function reportCommitErrors(adapter: PostgresAdapter): void {
  adapter.beginTransaction = async () => {
    await adapter.initializing;
    return begin(adapter);
  };
  adapter.commitTransaction = async (id) => {
    const session = await removeSession(adapter, id);
    await session?.resolve();
  };
  adapter.rollbackTransaction = async (id) => {
    const session = await removeSession(adapter, id);
    await session?.reject();
  };
}
