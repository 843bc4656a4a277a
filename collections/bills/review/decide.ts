import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { BILL_FIELD_NAMES, LONGEST_VALUE, parseBillValue } from '#app/regulations/bill-fields.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { addValue } from '#collections/bills/add-value.ts';
import { DecisionRefused, recordVerdict } from '#collections/bills/verdicts.ts';

/** A value as the person saw it. */
const seenSchema = z.object({
  id: z.string().min(1).max(64),
  revision: z.number().int().min(0).max(2_147_483_647),
});

export const decisionSchema = z.object({
  value: seenSchema,
  decision: z.union([
    z.object({ verdict: z.enum(['accepted', 'dismissed']) }),
    // Longer than a value may be, for a message of its own.
    z.object({ verdict: z.literal('corrected'), value: z.string().max(LONGEST_VALUE * 10) }),
  ]),
});

const MOST_VALUES = 500;

/** Values that are accepted together, or whose acceptance is taken back. */
export const decideManySchema = z.object({
  values: z.array(seenSchema).min(1).max(MOST_VALUES),
  verdict: z.enum(['accepted', 'none']),
});

const NOT_READ = 'This bill has not been read, or it was deleted. Reload the page.';

async function requireReading(req: PayloadRequest, bill: number): Promise<void> {
  const read = await findFirst(req, 'bills', { id: { equals: bill }, state: { equals: 'read' } });
  if (!read) throw new DecisionRefused('gone', NOT_READ);
}

/** Stores what a member of staff decided about a value. Throws `DecisionRefused`. */
export async function decide(
  req: PayloadRequest,
  bill: number,
  { value, decision }: z.infer<typeof decisionSchema>,
): Promise<void> {
  await inTransaction(req.payload, async (own) => {
    await requireReading(own, bill);
    const { id, revision } = value;
    await recordVerdict(own, { bill, value: id, revision, decision, by: 'staff' });
  });
}

/** Decides about values in one transaction. Those that somebody else has changed stay as they are. */
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
  /** The service line that it belongs to: a number, or a new one. */
  line: z.union([z.number().int().min(0).max(MOST_VALUES), z.literal('new')]).optional(),
  /** What a fee is called. */
  label: z.string().trim().max(LONGEST_VALUE).optional(),
  value: z.string().max(LONGEST_VALUE * 10),
});

/** Stores a value that the reader missed. Throws `DecisionRefused`. */
export const add = (req: PayloadRequest, bill: number, missed: z.infer<typeof addSchema>): Promise<void> =>
  inTransaction(req.payload, async (own) => {
    const { value, error } = parseBillValue(missed.field, missed.value);
    if (error !== undefined) throw new DecisionRefused('invalid', error);
    if (missed.field === 'fee' && !missed.label)
      throw new DecisionRefused('invalid', 'Enter the name of the fee.');
    await requireReading(own, bill);
    await addValue(own, { ...missed, bill, value });
  });
