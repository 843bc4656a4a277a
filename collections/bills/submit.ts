import { inTransaction } from '#cms/database/transactions.ts';
import { findLockedRow } from '#cms/inbox/locked-row.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { SentBill } from './links.ts';
import { type Decision, DecisionRefused, recordVerdict } from './verdicts.ts';

/** What a sender decided about a value, and the revision of the value that they saw. */
export interface Correction {
  value: string;
  revision: number;
  decision: Decision;
}

export type CorrectionsOutcome = 'stored' | 'review has started' | 'changed by others';

/** Thrown to roll back what was stored before it. */
class NotCorrected extends Error {
  readonly outcome: CorrectionsOutcome;

  constructor(outcome: CorrectionsOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Stores what the sender of a bill corrected: all of it, or nothing. Staff who start the review at the same time wait, or
 * the corrections are refused. The values have been checked: see `parseBillValue`.
 */
export async function correctReading(
  { collection, id, bill }: SentBill,
  corrections: readonly Correction[],
): Promise<CorrectionsOutcome> {
  try {
    await inTransaction(await openPayload(), async (req) => {
      const submission = await findLockedRow(req, collection, id);
      if (submission?.status !== 'pending') throw new NotCorrected('review has started');
      for (const correction of corrections) {
        await recordVerdict(req, { ...correction, bill, by: 'visitor' });
      }
    });
    return 'stored';
  } catch (error) {
    if (error instanceof NotCorrected) return error.outcome;
    if (error instanceof DecisionRefused) return 'changed by others';
    throw error;
  }
}
