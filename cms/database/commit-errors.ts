import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

const ROLLED_BACK = new Error('Rolled back.');
const ignore = () => undefined;

/** Begins a transaction that stays open until it is told to end. Rejects when the database does not begin one. */
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

/** Takes a transaction out of those that are open: nothing more happens in it. */
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
 * Has the transactions of Payload's adapter say how they ended. By itself it takes a commit that failed, as the
 * connection was lost in that moment, for one that went well: a visitor would be thanked for what is not stored.
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
