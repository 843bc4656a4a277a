import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transaction.ts';
import type { AnalysisStatus } from './statuses.ts';

/**
 * The status of a row as it is now, held until the transaction ends: of two people who move it at once,
 * the second sees what the first did.
 */
export async function lockedStatus(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Promise<AnalysisStatus> {
  const database = await transactionOf(req);
  const table = sql.identifier(collection.replaceAll('-', '_'));
  const { rows } = await database.execute<{ status: AnalysisStatus }>(
    sql`select status from ${table} where id = ${id} for update`,
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no row ${id} in ${collection}.`);
  return row.status;
}
