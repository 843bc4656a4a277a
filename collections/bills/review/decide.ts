import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  BILL_FIELD_NAMES,
  formatBillValue,
  MAX_VALUE_LENGTH,
  parseBillValue,
} from '#law/bills/bill-fields.ts';
import { inTransaction, queryRows } from '#cms/database/transactions.ts';
import { findBill } from '#collections/bills/stored-bill.ts';
import { DecisionRefused, recordVerdict } from '#collections/bills/verdicts.ts';

const seenSchema = z.object({
  id: z.string().min(1).max(64),
  revision: z.number().int().min(0).max(2_147_483_647),
});

export const decisionSchema = z.object({
  value: seenSchema,
  decision: z.union([
    z.object({ verdict: z.enum(['accepted', 'dismissed']) }),
    // Longer than a value may be, so that the validation error can be specific.
    z.object({ verdict: z.literal('corrected'), value: z.string().max(MAX_VALUE_LENGTH * 10) }),
  ]),
});

const MAX_VALUES = 500;

export const decideManySchema = z.object({
  values: z.array(seenSchema).min(1).max(MAX_VALUES),
  verdict: z.enum(['accepted', 'none']),
});

const NOT_READ = 'This bill has not been read, or it was deleted. Reload the page.';

async function requireReading(req: PayloadRequest, bill: number): Promise<void> {
  const { state } = (await findBill(req, bill)) ?? {};
  if (state !== 'read') throw new DecisionRefused('gone', NOT_READ);
}

export const decide = (
  req: PayloadRequest,
  bill: number,
  { value: { id, revision }, decision }: z.infer<typeof decisionSchema>,
): Promise<void> =>
  inTransaction(req.payload, async (own) => {
    await requireReading(own, bill);
    await recordVerdict(own, { bill, value: id, revision, decision, by: 'staff' });
  });

export const decideMany = (
  req: PayloadRequest,
  bill: number,
  { values, verdict }: z.infer<typeof decideManySchema>,
): Promise<void> =>
  inTransaction(req.payload, async (own) => {
    await requireReading(own, bill);
    for (const { id, revision } of values) {
      try {
        await recordVerdict(own, { bill, value: id, revision, decision: { verdict }, by: 'staff' });
      } catch (error) {
        if (!(error instanceof DecisionRefused)) throw error;
      }
    }
  });

export const addSchema = z.object({
  field: z.enum(BILL_FIELD_NAMES),
  line: z.union([z.number().int().min(0).max(MAX_VALUES), z.literal('new')]).optional(),
  label: z.string().trim().max(MAX_VALUE_LENGTH).optional(),
  value: z.string().max(MAX_VALUE_LENGTH * 10),
});

export const add = (req: PayloadRequest, bill: number, missed: z.infer<typeof addSchema>): Promise<void> =>
  inTransaction(req.payload, async (own) => {
    const { field, line, label } = missed;
    const { value, error } = parseBillValue(field, missed.value);
    if (error !== undefined) throw new DecisionRefused('invalid', error);
    if (field === 'fee' && !label) throw new DecisionRefused('invalid', 'Enter the name of the fee.');
    await requireReading(own, bill);
    const newLine = sql`(select coalesce(max(line), -1) + 1 from bills_values where _parent_id = ${bill})`;
    const added = await queryRows(
      own,
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
  });
