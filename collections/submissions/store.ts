import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { findFirst } from '#cms/database/find.ts';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { openPayload } from '#cms/open-payload.ts';
import type { Config, Submission } from '#cms/payload-types.ts';
import { dueDate } from './due-date.ts';
import { inboxPath, submissionKind, type KindName, type RecordSlug } from './kinds.ts';
import { notifyStaff, type Notification } from './notify-staff.ts';
import { newReference } from './reference.ts';

/** An identical submission within this time is a duplicate: a double click, a reload, or a second tab. */
const DUPLICATE_WINDOW_MINUTES = 10;

type SentSlug = RecordSlug | 'quiz-submissions' | 'cwz-assessments';

type Row<Slug extends SentSlug> = Config['collections'][Slug];

type InternalField =
  | 'id'
  | 'submission'
  | 'status'
  | 'assignee'
  | 'dueAt'
  | 'reference'
  | 'isSpam'
  | 'submissionDigest'
  | 'createdAt'
  | 'updatedAt';

export type Sent<Slug extends SentSlug> = Omit<Row<Slug>, InternalField>;

/** Prevents a form with a field that is not stored from compiling. */
export type NoUnknownFields<Known, Given extends Known> = Given &
  Record<Exclude<keyof Given, keyof Known>, never>;

export interface Sender {
  /** The honeypot was filled in. Spam is stored, but nobody is notified. */
  isSpam?: boolean;
  /** False if several emails were sent to the sender's email address within the last hour. */
  mayMail?: boolean;
}

/** The parts of a submission that lists show, and the texts that search finds it by. */
export interface Summary {
  title: string;
  name?: string | null;
  company?: string | null;
  email?: string | null;
  module?: string | null;
  excerpt?: string | null;
  searched?: readonly (string | null | undefined)[];
}

const MAX_EXCERPT = 200;

const firstLine = (text: string | null | undefined): string | undefined =>
  text?.trim().split('\n')[0]?.slice(0, MAX_EXCERPT) || undefined;

/** The caller must then create the record in the same transaction. */
export function createSubmission(
  req: PayloadRequest,
  kind: KindName,
  { isSpam = false, createdAt, ...summary }: Summary & { isSpam?: boolean; createdAt?: string },
): Promise<Submission> {
  const { workflow, dueIn, hasReference } = submissionKind(kind);
  const { title, name, company, module, excerpt, searched = [] } = summary;
  const email = summary.email?.trim().toLowerCase();
  const reference = hasReference ? newReference() : undefined;
  const texts = [title, name, company, email, reference, excerpt, ...searched];
  return req.payload.create({
    collection: 'submissions',
    data: {
      kind,
      module,
      reference,
      title: title.trim() || submissionKind(kind).singular,
      name,
      company,
      email,
      excerpt: firstLine(excerpt),
      search: texts.filter(Boolean).join('\n').toLowerCase(),
      status: workflow.statuses[0].value as Submission['status'],
      dueAt: dueDate(dueIn, createdAt ? new Date(createdAt) : new Date()),
      isSpam,
      revision: 0,
      ...(createdAt && { createdAt }),
    },
    depth: 0,
    req,
  });
}

interface NewRecord {
  isSpam: boolean;
  submissionDigest: string;
}

interface Effects<Stored> {
  staffMail?: (stored: Stored) => Pick<Notification, 'subject' | 'text' | 'replyTo'>;
  mailSender?: (req: PayloadRequest, stored: Stored) => Promise<unknown>;
}

interface NewSubmission<Slug extends SentSlug> extends Effects<Row<Slug>> {
  sent: object;
  create: (req: PayloadRequest, record: NewRecord) => Promise<Row<Slug>>;
}

export const duplicatesSince = (): string =>
  new Date(Date.now() - DUPLICATE_WINDOW_MINUTES * 60_000).toISOString();

const hashAnswers = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

/**
 * Stores a submission and queues its emails in one transaction. Returns the existing row for a duplicate.
 * Simultaneous duplicates wait for each other. See docs/decisions/0005.
 */
export async function storeSubmission<Slug extends SentSlug>(
  collection: Slug,
  { isSpam = false, mayMail = true }: Sender,
  { sent, create, staffMail, mailSender }: NewSubmission<Slug>,
): Promise<Row<Slug>> {
  const submissionDigest = hashAnswers({ ...sent, isSpam });
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, submissionDigest);
    const repeated = await findFirst(req, collection, {
      submissionDigest: { equals: submissionDigest },
      createdAt: { greater_than: duplicatesSince() },
    });
    if (repeated) return repeated;
    const stored = await create(req, { isSpam, submissionDigest });
    if (isSpam) return stored;
    const work = 'submission' in stored ? idOf(stored.submission) : undefined;
    const path = work ? inboxPath(work) : `/admin/collections/${collection}/${stored.id}`;
    if (staffMail) await notifyStaff(req, { ...staffMail(stored), path });
    if (mayMail) await mailSender?.(req, stored);
    return stored;
  });
}

type FormKind = Exclude<KindName, 'invoice-submissions' | 'bill-uploads'>;

interface InboxForm<Kind extends FormKind> extends Effects<Row<Kind>> {
  summarize: (answers: Sent<Kind>) => Summary;
}

export const inboxForm =
  <Kind extends FormKind>(kind: Kind, { summarize, ...effects }: InboxForm<Kind>) =>
  async <Given extends Sent<Kind>>(
    answers: NoUnknownFields<Sent<Kind>, Given>,
    sender: Sender = {},
  ): Promise<string | undefined> => {
    const stored = await storeSubmission(kind, sender, {
      sent: answers,
      async create(req, { isSpam, submissionDigest }) {
        const { id } = await createSubmission(req, kind, { ...summarize(answers), isSpam });
        // The type of `answers` guarantees that they are fields of the collection.
        const data = { ...answers, submissionDigest, submission: id } as never;
        return req.payload.create({ collection: kind, data, depth: 0, req });
      },
      ...effects,
    });
    return 'reference' in stored ? (stored.reference ?? undefined) : undefined;
  };
