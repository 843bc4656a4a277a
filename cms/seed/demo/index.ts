import type { Payload } from 'payload';
import { inTransaction } from '#cms/database/transactions.ts';
import { createGenerator } from './generator.ts';
import { makeAssessment } from './kinds/assessments.ts';
import { makeInvoice } from './kinds/invoices.ts';
import type { Maker, Workshop } from './kinds/kind.ts';
import { makeEnquiry, makeFeedback, makeMessage } from './kinds/letters.ts';
import { makeEmissionsReport, makeSubscription } from './kinds/others.ts';
import { makeQuizResult, makeReadiness } from './kinds/quizzes.ts';
import { makeVendor } from './kinds/vendors.ts';
import { createMoments } from './moments.ts';
import { storeEntry } from './store-entry.ts';

/** How much there is of each kind. */
const AMOUNTS: readonly (readonly [Maker, number])[] = [
  [makeVendor, 24],
  [makeInvoice, 16],
  [makeAssessment, 18],
  [makeMessage, 20],
  [makeFeedback, 14],
  [makeEnquiry, 8],
  [makeQuizResult, 30],
  [makeReadiness, 12],
  [makeEmissionsReport, 12],
  [makeSubscription, 36],
];

/** What a seeding of the demo did. */
export interface DemoOutcome {
  created: number;
  unchanged: number;
}

async function openWorkshop(payload: Payload, now: Date): Promise<Workshop> {
  const generator = await createGenerator();
  const { docs } = await payload.find({
    collection: 'quizzes',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    sort: 'module',
  });
  if (docs.length === 0) throw new Error('There is no published quiz that visitors could have taken.');
  return { generator, moments: createMoments(generator, now), quizzes: docs };
}

/** All of it or nothing: a demo that ended in the middle would not look like one. */
const storeAll = (payload: Payload, entries: readonly ReturnType<Maker>[], now: Date): Promise<DemoOutcome> =>
  inTransaction(payload, async (req) => {
    const outcome: DemoOutcome = { created: 0, unchanged: 0 };
    for (const entry of entries) outcome[(await storeEntry(req, entry, now)) ? 'created' : 'unchanged'] += 1;
    return outcome;
  });

/**
 * Fills the inbox with what visitors of eight weeks could have sent, up to `now`. All of it is made up, always the
 * same, and known by its marks: a second run adds nothing. Nobody is mailed, and no account is made.
 */
export async function seedDemo(payload: Payload, now = new Date()): Promise<DemoOutcome> {
  const workshop = await openWorkshop(payload, now);
  const entries = AMOUNTS.flatMap(([make, amount]) =>
    Array.from({ length: amount }, (_, index) => make(workshop, index + 1)),
  );
  return storeAll(payload, entries, now);
}
