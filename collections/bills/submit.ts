import { inTransaction } from '#cms/database/transactions.ts';
import { findLockedRow } from '#collections/inbox/locked-row.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { SentBill } from './links.ts';
import { DecisionRefused, recordVerdict, type ValueDecision } from './verdicts.ts';

/** What a sender decided about a value, and the revision of the value that they saw. */
export type Correction = Pick<ValueDecision, 'value' | 'revision' | 'decision'>;

/**
 * Stores what the sender of a bill corrected: all of it, or nothing. Staff who start the review at the same time wait, or
 * the corrections are refused. The values have been checked: see `parseBillValue`.
 */
export async function correctReading(
  { collection, id, bill }: SentBill,
  corrections: readonly Correction[],
): Promise<'stored' | 'review has started' | 'changed by others'> {
  try {
    return await inTransaction(await openPayload(), async (req) => {
      const submission = await findLockedRow(req, collection, id);
      if (submission?.status !== 'pending') return 'review has started';
      for (const correction of corrections) {
        await recordVerdict(req, { ...correction, bill, by: 'visitor' });
      }
      return 'stored';
    });
  } catch (error) {
    if (error instanceof DecisionRefused) return 'changed by others';
    throw error;
  }
}
