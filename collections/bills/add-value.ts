import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { formatBillValue, type BillFieldName } from '#app/regulations/bill-fields.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { DecisionRefused } from './verdicts.ts';

/** More than any bill has: what was read, and what staff added. */
const MAX_VALUES = 500;

/** A value that the reader missed, in the form in which it is stored. */
export interface MissedValue {
  bill: number;
  field: BillFieldName;
  line?: number | 'new';
  label?: string;
  value: string;
}

/** Adds a value to a bill as accepted by staff. It has no place on a page. Throws `DecisionRefused`. */
export async function addValue(req: PayloadRequest, missed: MissedValue): Promise<void> {
  const { bill, field, line, label, value } = missed;
  const newLine = sql`(select coalesce(max(line), -1) + 1 from bills_values where _parent_id = ${bill})`;
  const added = await queryRows(
    req,
    sql`
    with locked as (select id from bills where id = ${bill} for update),
    present as (
      select count(*) as count, coalesce(max(v._order), 0) as last from bills_values v
      where v._parent_id = (select id from locked)
    )
    insert into bills_values (
      _order, _parent_id, id, field, line, label, value, printed,
      place_file, place_page, place_left, place_top, place_width, place_height, confidence, verdict, revision
    )
    select present.last + 1, ${bill}, ${randomBytes(12).toString('hex')}, ${field},
      ${line === 'new' ? newLine : (line ?? null)}, ${label ?? null}, ${value}, ${formatBillValue(field, value)},
      0, 0, 0, 0, 0, 0, 1, 'accepted', 0
    from present where present.count < ${MAX_VALUES}
    returning id`,
  );
  if (added.length === 0) throw new DecisionRefused('invalid', 'This bill has too many values.');
}
