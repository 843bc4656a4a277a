import { inTransaction } from '#cms/database/transactions.ts';
import { findLockedRow } from '#collections/inbox/locked-row.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { SentBill } from './bill-progress.ts';
import { DecisionRefused, recordVerdict, type ValueDecision } from './verdicts.ts';

export type Correction = Pick<ValueDecision, 'value' | 'revision' | 'decision'>;

/**
 * Saves all corrections or none. Locks the bill against a review that starts at the same time. Expects values
 * validated by `parseBillValue`.
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
