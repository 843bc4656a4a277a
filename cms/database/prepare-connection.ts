import { type Connection, preferIndexes } from './prefer-indexes.ts';

/**
 * How long one statement may take, in PostgreSQL's words. After a minute nobody waits for its answer any more: that is
 * when balancers and browsers give up, and until then it would hold one of ten connections.
 */
const STATEMENT_LIMIT = '60s';

/** Makes a new connection ready to serve. Migrations take the limit off again; back-ups have connections of their own. */
export async function prepareConnection(connection: Connection): Promise<void> {
  await preferIndexes(connection);
  await connection.query(`set statement_timeout = '${STATEMENT_LIMIT}'`);
}
