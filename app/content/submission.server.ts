import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { waitForTurn } from './lock.server.ts';
import { openPayload } from './payload.server.ts';
import { inTransaction } from './transaction.server.ts';

/** Two identical submissions within this time are one: a double click, a reload, a second tab. */
const DUPLICATE_WINDOW_MINUTES = 10;

type SubmissionCollection =
  | 'vendor-applications'
  | 'contact-messages'
  | 'feedback'
  | 'quiz-submissions'
  | 'report-enquiries'
  | 'invoice-submissions'
  | 'bill-uploads';

/** What is known of a submission beside what the visitor wrote. */
export interface Sender {
  /** A machine filled in what no visitor sees: the submission is kept, and nobody is told of it. */
  isSpam?: boolean;
}

/** A fingerprint of everything that a visitor sent. */
const submissionDigest = (answers: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b))))
    .digest('hex');

async function isRepeated(
  req: PayloadRequest,
  collection: SubmissionCollection,
  digest: string,
): Promise<boolean> {
  const since = new Date(Date.now() - DUPLICATE_WINDOW_MINUTES * 60_000).toISOString();
  const { totalDocs } = await req.payload.count({
    collection,
    where: { submissionDigest: { equals: digest }, createdAt: { greater_than: since } },
    req,
  });
  return totalDocs > 0;
}

/**
 * Stores what a visitor sent, and whatever `store` queues with it, in one transaction; the same one sent
 * twice is stored once. Two that arrive at once wait for each other. See docs/decisions/0005.
 */
export async function storeOnce<Submission extends object>(
  collection: SubmissionCollection,
  submission: Submission,
  store: (req: PayloadRequest, submission: Submission & { submissionDigest: string }) => Promise<void>,
): Promise<void> {
  const digest = submissionDigest(submission);
  await inTransaction(await openPayload(), async (req) => {
    await waitForTurn(req, digest);
    if (await isRepeated(req, collection, digest)) return;
    await store(req, { ...submission, submissionDigest: digest });
  });
}
