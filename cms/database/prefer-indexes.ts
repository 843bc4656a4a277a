/** As much of a connection as is needed: Payload has types of its own for it. */
export interface Connection {
  query: (statement: string) => Promise<unknown>;
}

/**
 * Tells PostgreSQL, on each new connection, that reading a page here and there costs hardly more than reading one
 * after the other. Its own value is that of spinning disks: with it, it reads whole tables where an index is there.
 */
export const preferIndexes = async (connection: Connection): Promise<void> => {
  await connection.query('set random_page_cost = 1.1');
};
