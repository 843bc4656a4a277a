import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { waitForTurn } from '#cms/database/wait-for-turn.ts';
import { openPayload } from './payload.server.ts';
import { inTransaction } from '#cms/database/in-transaction.ts';

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

/** What is known of a submission beside what the visitor wrote. */
export interface Sender {
  /** A machine filled in what no visitor sees: the submission is kept, and nobody is told of it. */
  isSpam?: boolean;
  /** Whether a mail may acknowledge it: the sender's address was not sent several mails within the hour. */
  mayMail?: boolean;
}

/** A fingerprint of everything that a visitor sent. */
const submissionDigest = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

/** The number of the same submission, where there was one a moment ago. */
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

interface StoreOrRecall<Submission, Stored> {
  /** Stores it, and queues what goes with it. */
  store: (req: PayloadRequest, submission: Submission & { submissionDigest: string }) => Promise<Stored>;
  /** What storing it gave the first time, by the number of its row. */
  recall: (req: PayloadRequest, id: number) => Promise<Stored>;
}

/**
 * Stores what a visitor sent, and whatever `store` queues with it, in one transaction; the same one sent
 * twice is stored once, and answered like the first time. Two that arrive at once wait for each other. See
 * docs/decisions/0005.
 */
export async function storeOrRecall<Submission extends object, Stored>(
  collection: SubmissionCollection,
  submission: Submission,
  { store, recall }: StoreOrRecall<Submission, Stored>,
): Promise<Stored> {
  const digest = submissionDigest(submission);
  return inTransaction(await openPayload(), async (req) => {
    await waitForTurn(req, digest);
    const repeated = await findRepeated(req, collection, digest);
    if (repeated !== undefined) return recall(req, repeated);
    return store(req, { ...submission, submissionDigest: digest });
  });
}

/** The collections of forms that are answered with a reference number. */
type ReferencedCollection = 'contact-messages' | 'report-enquiries' | 'invoice-submissions';

/** The same for a submission with a reference number, which is returned: that of the first, where it was sent twice. */
export const storeReferenced = <Submission extends object>(
  collection: ReferencedCollection,
  submission: Submission,
  store: StoreOrRecall<Submission, { reference?: string | null }>['store'],
): Promise<string> =>
  storeOrRecall(collection, submission, {
    store: async (req, stored) => (await store(req, stored)).reference ?? '',
    async recall(req, id) {
      const { reference } = await req.payload.findByID({
        collection,
        id,
        depth: 0,
        select: { reference: true },
        req,
      });
      return reference ?? '';
    },
  });

/** The same for a submission of which nothing has to be known once it is stored. */
export const storeOnce = <Submission extends object>(
  collection: SubmissionCollection,
  submission: Submission,
  store: StoreOrRecall<Submission, void>['store'],
): Promise<void> => storeOrRecall(collection, submission, { store, recall: () => Promise.resolve() });
