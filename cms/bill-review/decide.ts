import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { LONGEST_VALUE } from '#app/regulations/bill-fields.ts';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction } from '#cms/database/transactions.ts';
import { DecisionRefused, recordVerdict } from '#collections/bill-readings/verdicts.ts';

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

export const acceptSchema = z.object({ values: z.array(seenSchema).min(1).max(MOST_VALUES) });

type Seen = z.infer<typeof seenSchema>;

const NOT_READ = 'This bill has not been read, or it was deleted. Reload the page.';

async function readingOf(req: PayloadRequest, bill: number): Promise<number> {
  const reading = await findFirst(req, 'bill-readings', { bill: { equals: bill } });
  if (!reading) throw new DecisionRefused('gone', NOT_READ);
  return reading.id;
}

/** Stores what a member of staff decided about a value. Throws `DecisionRefused`. */
export async function decide(
  req: PayloadRequest,
  bill: number,
  { value, decision }: z.infer<typeof decisionSchema>,
): Promise<void> {
  await inTransaction(req.payload, async (own) => {
    const reading = await readingOf(own, bill);
    const { id, revision } = value;
    await recordVerdict(own, { reading, value: id, revision, decision, by: 'staff' });
  });
}

/** Accepts values in one transaction, and returns how many; those that somebody else has changed stay as they are. */
export const acceptAll = (req: PayloadRequest, bill: number, values: readonly Seen[]): Promise<number> =>
  inTransaction(req.payload, async (own) => {
    const reading = await readingOf(own, bill);
    let accepted = 0;
    for (const { id, revision } of values) {
      try {
        await recordVerdict(own, {
          reading,
          value: id,
          revision,
          decision: { verdict: 'accepted' },
          by: 'staff',
        });
        accepted += 1;
      } catch (error) {
        if (!(error instanceof DecisionRefused)) throw error;
      }
    }
    return accepted;
  });
