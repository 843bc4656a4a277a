import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { formatBillValue } from '#law/bills/bill-fields.ts';
import type { SubmissionKey } from '../kinds/index.ts';

const STATES = {
  notRead: 'Not read yet',
  waiting: 'Waiting to be read',
  reading: 'Being read',
  read: 'Read',
  byHand: 'Reading failed',
};

interface Row extends Record<string, unknown> {
  collection: string;
  id: number;
  state: keyof typeof STATES;
  carter: string | null;
  due: string | null;
}

const noteOf = ({ state, carter, due }: Row): string =>
  [carter, due && `Total ${formatBillValue('amountDue', due)}`, STATES[state]].filter(Boolean).join(' · ');

const keyOf = ({ collection, id }: Pick<SubmissionKey, 'id'> & { collection: string }) =>
  `${collection} ${id}`;

export async function findBillNotes(
  { db }: Payload,
  listed: readonly SubmissionKey[],
): Promise<(key: SubmissionKey) => string> {
  const idsOf = (wanted: string) =>
    sql.param(listed.filter(({ collection }) => collection === wanted).map(({ id }) => id));
  const best = (field: string) => sql`(
    select coalesce(v.corrected_value, v.value) from bills_values v
    where v._parent_id = b.id and v.field = ${field} and v.verdict <> 'dismissed'
    order by (v.verdict <> 'none') desc, v.confidence desc limit 1)`;
  const { rows } = await db.drizzle.execute<Row>(sql`
    select listed.collection, listed.id, b.state, ${best('hauler')} as carter, ${best('amountDue')} as due
    from (
      select 'invoice-submissions' as collection, id, bill_id from invoice_submissions
      where id = any(${idsOf('invoice-submissions')}::int[])
      union all
      select 'bill-uploads', id, bill_id from bill_uploads where id = any(${idsOf('bill-uploads')}::int[])
    ) as listed join bills b on b.id = listed.bill_id`);
  const notes = new Map(rows.map((row) => [keyOf(row), noteOf(row)]));
  return (key) => notes.get(keyOf(key)) ?? '';
}
