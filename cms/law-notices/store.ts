import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';

/** What was decided about telling followers of a change. */
export interface Decision {
  state: 'sent' | 'declined';
  /** How many people it was for. */
  recipients: number;
  byName: string;
  /** ISO 8601. */
  at: string;
}

interface Row extends Record<string, unknown> {
  state: Decision['state'];
  recipients: number;
  by_name: string;
  at: Date | string;
}

/** What was decided about a published version of a figure or deadline. */
export async function findDecision(req: PayloadRequest, version: string): Promise<Decision | undefined> {
  const [row] = await queryRows<Row>(
    req,
    sql`select state, recipients, by_name, decided_at as at from law_notices where version = ${version}`,
  );
  return (
    row && {
      state: row.state,
      recipients: row.recipients,
      byName: row.by_name,
      at: new Date(row.at).toISOString(),
    }
  );
}

/** Returns false where it was decided already, as by a colleague at the same time. */
export async function recordDecision(
  req: PayloadRequest,
  version: string,
  { state, recipients, byName }: Omit<Decision, 'at'>,
): Promise<boolean> {
  const rows = await queryRows(
    req,
    sql`
    insert into law_notices (version, state, recipients, by_name)
    values (${version}, ${state}, ${recipients}, ${byName})
    on conflict do nothing returning version`,
  );
  return rows.length > 0;
}
