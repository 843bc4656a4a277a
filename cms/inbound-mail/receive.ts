import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inTransaction, lockUntilCommit, queryRows } from '#cms/database/transactions.ts';
import { markBounced } from '#cms/mail/bounces.ts';
import type { Bounce } from './bounce.ts';
import { countOutcome, type Outcome } from './outcomes.ts';
import { type InboundMail, parseInbound } from './parse.ts';
import { storeAnswer } from './store-answer.ts';

/** Marks the reply that a report is about. Only who got the reply knows its Message-ID. */
async function storeBounce(
  payload: Payload,
  { original, status, isFailure, isPermanent }: Bounce,
): Promise<Outcome> {
  if (!original || !isFailure) return 'automatic';
  const reason = `It came back: the visitor’s mail server could not deliver it${status ? ` (${status})` : ''}.`;
  return inTransaction(payload, async (req) => {
    const rows = await queryRows<{ address: string }>(
      req,
      sql`
      update replies set state = 'failed', reason = ${reason}, updated_at = now()
      where message_id = ${original} and direction = 'out' returning address`,
    );
    for (const { address } of rows) if (isPermanent) await markBounced(req, address, reason);
    return rows.length > 0 ? 'bounced' : 'unknown';
  });
}

async function outcomeOf(payload: Payload, mail: InboundMail): Promise<Outcome> {
  if (mail.bounce) return storeBounce(payload, mail.bounce);
  if (mail.isAutomatic) return 'automatic';
  return inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `mail ${mail.messageId}`);
    return storeAnswer(req, mail);
  });
}

/**
 * Takes in a mail as it was received. The same mail again is stored once. Throws where the database fails: whoever
 * delivers it tries again. Nothing of a mail is logged.
 */
export async function receiveMail(payload: Payload, raw: Uint8Array): Promise<Outcome> {
  const mail = await parseInbound(raw).catch(() => undefined);
  const outcome = mail ? await outcomeOf(payload, mail) : 'malformed';
  countOutcome(outcome);
  return outcome;
}
