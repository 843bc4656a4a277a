import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { inTransaction, lockUntilCommit, queryRows } from '#cms/database/transactions.ts';
import {
  limitConcurrency,
  LimitedProcessError,
  type Limits,
  runLimited,
} from '#cms/limited-process/limited-process.ts';
import { markBounced } from '../bounces.ts';
import { headOf } from './head.ts';
import { type Bounce, type InboundMail, inboundMailSchema } from './inbound-mail.ts';
import { countOutcome, type Outcome } from './outcomes.ts';
import { findSubmission, storeReply } from './store-reply.ts';

// The panel's build would publish the file in `new URL('./name', import.meta.url)`.
const PARSER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'parsing-process.ts');

const PARSER_LIMITS: Limits = { milliseconds: 20_000, megabytes: 300, priority: 'idle' };

const inTurn = limitConcurrency(2);

const readMail = (raw: Uint8Array): Promise<InboundMail> =>
  inTurn(async () => {
    const result = inboundMailSchema.safeParse(await runLimited(PARSER, { raw }, PARSER_LIMITS));
    if (!result.success) throw new LimitedProcessError('crashed');
    return result.data;
  });

/** Only the recipient of a reply knows its Message-ID, so a report that names one can be trusted. */
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

const UNREADABLE: InboundMail = {
  from: '',
  subject: '(an answer that cannot be read)',
  text: 'The visitor sent an email that is too large or too complex to read here. Ask them to write again, in plain text.',
  attachments: [],
};

async function readSafely({ logger }: Payload, raw: Uint8Array): Promise<InboundMail | undefined> {
  try {
    return await readMail(raw);
  } catch (error) {
    if (!(error instanceof LimitedProcessError)) throw error;
    logger.warn({ reason: error.reason }, 'An answer by mail could not be read, and is left to a person');
    return undefined;
  }
}

async function outcomeOf(payload: Payload, raw: Uint8Array): Promise<Outcome> {
  const head = headOf(raw);
  if (!head) return 'malformed';
  const key = await findSubmission(payload, head);
  if (!key) return 'unknown';
  if (head.isAutomatic && !head.isReport) return 'automatic';
  const mail = await readSafely(payload, raw);
  if (mail?.bounce) return storeBounce(payload, mail.bounce);
  if (!mail && head.isReport) return 'leftToPerson';
  if (head.isAutomatic) return 'automatic';
  return inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `mail ${head.messageId}`);
    const outcome = await storeReply(req, key, head, mail ?? UNREADABLE);
    return outcome === 'stored' && !mail ? 'leftToPerson' : outcome;
  });
}

/**
 * Stores each mail once, even if it arrives again. Throws if the database fails, so that the caller can
 * retry. Never logs content.
 */
export async function receiveMail(payload: Payload, raw: Uint8Array): Promise<Outcome> {
  const outcome = await outcomeOf(payload, raw);
  countOutcome(outcome);
  return outcome;
}
