import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { inTransaction, lockUntilCommit } from '#cms/database/transactions.ts';
import { openPayload } from '#cms/open-payload.ts';

/** Two identical submissions within this time are one: a double click, a reload, a second tab. */
const DUPLICATE_WINDOW_MINUTES = 10;

type SubmissionCollection =
  | 'vendor-applications'
  | 'contact-messages'
  | 'feedback'
  | 'quiz-submissions'
  | 'report-enquiries'
  | 'cwz-assessments'
  | 'invoice-submissions'
  | 'bill-uploads';

/** The fields of a submission that the product fills in, not the visitor. */
type ProductField =
  | 'id'
  | 'status'
  | 'assignee'
  | 'dueAt'
  | 'closedAt'
  | 'revision'
  | 'reference'
  | 'isSpam'
  | 'submissionDigest'
  | 'createdAt'
  | 'updatedAt';

/** What a visitor sends: every field of the stored row that the product does not fill in. */
export type Sent<Row> = Omit<Row, ProductField>;

/** What is known of a submission besides what the visitor wrote. */
export interface Sender {
  /** The honeypot was filled in: the submission is stored, and nobody is notified. */
  isSpam?: boolean;
  /** Whether a mail may acknowledge it: the sender's address did not get several mails within the hour. */
  mayMail?: boolean;
}

const submissionDigest = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

async function findRepeated(
  req: PayloadRequest,
  collection: SubmissionCollection,
  digest: string,
): Promise<number | undefined> {
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MINUTES * 60_000).toISOString();
  const { docs } = await req.payload.find({
    collection,
    where: { submissionDigest: { equals: digest }, createdAt: { greater_than: since } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: {},
    req,
  });
  return docs[0]?.id;
}

interface StoreOrFind<Submission, Result> {
  /** Stores the row, and queues the mails that go with it. */
  store: (req: PayloadRequest, submission: Submission & { submissionDigest: string }) => Promise<Result>;
  /** What `store` returned the first time, by the ID of its row. */
  findStored: (req: PayloadRequest, id: number) => Promise<Result>;
}

/**
 * Stores a submission, with whatever `store` queues, in one transaction. The same submission sent twice is stored once
 * and answered like the first time; two that are sent at once wait for each other. See docs/decisions/0005.
 */
export async function storeOrFind<Submission extends object, Result>(
  collection: SubmissionCollection,
  submission: Submission,
  { store, findStored }: StoreOrFind<Submission, Result>,
): Promise<Result> {
  const digest = submissionDigest(submission);
  return inTransaction(await openPayload(), async (req) => {
    await lockUntilCommit(req, digest);
    const repeated = await findRepeated(req, collection, digest);
    if (repeated !== undefined) return findStored(req, repeated);
    return store(req, { ...submission, submissionDigest: digest });
  });
}

/** The collections whose forms are answered with a reference number. */
type ReferencedCollection = 'contact-messages' | 'report-enquiries' | 'invoice-submissions';

/** Like `storeOrFind`, and returns the reference number of the stored submission. */
export const storeReferenced = <Submission extends object>(
  collection: ReferencedCollection,
  submission: Submission,
  store: StoreOrFind<Submission, { reference?: string | null }>['store'],
): Promise<string> =>
  storeOrFind(collection, submission, {
    store: async (req, stored) => (await store(req, stored)).reference ?? '',
    async findStored(req, id) {
      const select = { reference: true } as const;
      const { reference } = await req.payload.findByID({ collection, id, depth: 0, select, req });
      return reference ?? '';
    },
  });

/** Like `storeOrFind`, for a submission of which nothing needs to be known once it is stored. */
export const storeOnce = <Submission extends object>(
  collection: SubmissionCollection,
  submission: Submission,
  store: StoreOrFind<Submission, void>['store'],
): Promise<void> => storeOrFind(collection, submission, { store, findStored: () => Promise.resolve() });
