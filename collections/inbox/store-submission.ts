import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Config } from '#cms/payload-types.ts';
import { assignByRule } from './assign.ts';
import { inboxKind, type InboxSlug, isInboxSlug, type SubmissionKey } from './kinds/index.ts';
import { notifyStaff, type Notification } from './notify-staff.ts';

/** An identical submission within this time is a duplicate: a double click, a reload, or a second tab. */
const DUPLICATE_WINDOW_MINUTES = 10;

type SubmissionCollection = InboxSlug | 'quiz-submissions' | 'cwz-assessments';

type Row<Slug extends SubmissionCollection> = Config['collections'][Slug];

type InternalField =
  | 'id'
  | 'submission'
  | 'status'
  | 'assignee'
  | 'dueAt'
  | 'snoozedUntil'
  | 'closedAt'
  | 'revision'
  | 'reference'
  | 'rejectionReason'
  | 'isSpam'
  | 'submissionDigest'
  | 'createdAt'
  | 'updatedAt';

export type Sent<Slug extends SubmissionCollection> = Omit<Row<Slug>, InternalField>;

/** A form with a field that is not stored does not compile. */
export type NoUnknownFields<Known, Given extends Known> = Given &
  Record<Exclude<keyof Given, keyof Known>, never>;

export interface Sender {
  /** The honeypot was filled in. Spam is stored, but nobody is notified. */
  isSpam?: boolean;
  /** False if the sender's email got several mails within the hour. */
  mayMail?: boolean;
}

interface SubmissionRecord {
  isSpam: boolean;
  submissionDigest: string;
}

interface Effects<Stored> {
  staffMail?: (stored: Stored) => Pick<Notification, 'subject' | 'text' | 'replyTo'>;
  mailSender?: (req: PayloadRequest, stored: Stored) => Promise<unknown>;
}

interface NewSubmission<Slug extends SubmissionCollection> extends Effects<Row<Slug>> {
  sent: object;
  create: (req: PayloadRequest, record: SubmissionRecord) => Promise<Row<Slug>>;
}

const isInboxKey = (key: { collection: string; id: number }): key is SubmissionKey =>
  isInboxSlug(key.collection);

export const duplicatesSince = (): string =>
  new Date(Date.now() - DUPLICATE_WINDOW_MINUTES * 60_000).toISOString();

const digestOf = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

/**
 * Stores a submission and queues its mails in one transaction. A duplicate returns the first row.
 * Simultaneous duplicates wait for each other. See docs/decisions/0005.
 */
export async function storeSubmission<Slug extends SubmissionCollection>(
  collection: Slug,
  { isSpam = false, mayMail = true }: Sender,
  { sent, create, staffMail, mailSender }: NewSubmission<Slug>,
): Promise<Row<Slug>> {
  const submissionDigest = digestOf({ ...sent, isSpam });
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, submissionDigest);
    const repeated = await findFirst(req, collection, {
      submissionDigest: { equals: submissionDigest },
      createdAt: { greater_than: duplicatesSince() },
    });
    if (repeated) return repeated;
    const stored = await create(req, { isSpam, submissionDigest });
    if (isSpam) return stored;
    const key = { collection, id: stored.id };
    const assignee = isInboxKey(key) ? await assignByRule(req, key, stored) : undefined;
    if (staffMail) await notifyStaff(req, { ...staffMail(stored), ...key, assignee });
    if (mayMail) await mailSender?.(req, stored);
    return stored;
  });
}

export const inboxForm =
  <Slug extends InboxSlug>(collection: Slug, effects: Effects<Row<Slug>>) =>
  async <Given extends Sent<Slug>>(
    answers: NoUnknownFields<Sent<Slug>, Given>,
    sender: Sender = {},
  ): Promise<string | undefined> => {
    const status = inboxKind(collection).workflow.statuses[0].value;
    const stored: { id: number; reference?: string | null } = await storeSubmission(collection, sender, {
      sent: answers,
      create: (req, record) => {
        // The type of the answers guarantees that they are fields of the collection.
        const data = { ...answers, ...record, status } as never;
        return req.payload.create({ collection, data, req });
      },
      ...effects,
    });
    return stored.reference ?? undefined;
  };
