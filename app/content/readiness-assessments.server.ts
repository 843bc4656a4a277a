import type { PayloadRequest } from 'payload';
import type { QuizSubmission } from '#cms/payload-types.ts';
import type { ReadinessAnswers } from '#app/regulations/internet/choices.ts';
import { readinessBandOf, readinessScore } from '#app/regulations/internet/readiness.ts';
import { readinessAnswersSchema } from '#app/regulations/internet/schema.ts';
import { openPayload } from '#cms/open-payload.ts';
import { isPublicId, newPublicId } from '#cms/addresses/public-id.ts';
import { storeOrFind, type Sender } from '#cms/inbox/store-submission.ts';

const MODULE = 'nyc-internet' as const;

/** What a visitor sends with the readiness quiz. Its score is computed here. */
export interface NewReadinessAssessment {
  userName: string;
  userEmail: string;
  buildingAddress: string;
  isAddressWithheld: boolean;
  answers: ReadinessAnswers & { additionalNotes?: string };
}

type ToStore = NewReadinessAssessment & { isSpam: boolean; submissionDigest: string };

async function store(req: PayloadRequest, assessment: ToStore): Promise<string> {
  const publicId = newPublicId();
  const score = readinessScore(assessment.answers);
  await req.payload.create({
    collection: 'quiz-submissions',
    data: {
      ...assessment,
      module: MODULE,
      score,
      riskLevel: readinessBandOf(score).level,
      submittedAt: new Date().toISOString(),
      publicId,
    },
    req,
  });
  return publicId;
}

async function findStored(req: PayloadRequest, id: number): Promise<string> {
  const { publicId } = await req.payload.findByID({ collection: 'quiz-submissions', id, depth: 0, req });
  if (!publicId) throw new Error('A stored assessment has no address.');
  return publicId;
}

/**
 * Stores an assessment with its score and level. Returns the last part of its result's address; the same
 * assessment sent twice has one result. Source: specification section 7, "quiz_submissions".
 */
export const storeReadinessAssessment = (
  assessment: NewReadinessAssessment,
  { isSpam = false }: Sender = {},
): Promise<string> => storeOrFind('quiz-submissions', { ...assessment, isSpam }, { store, findStored });

/** What a result shows: nothing of the person, nor of where the building is. */
export type ReadinessResult = Pick<QuizSubmission, 'score' | 'submittedAt'> & {
  answers: ReadinessAnswers;
};

/** The result at an address, for whoever knows it; nothing for any other text. */
export async function findReadinessResult(publicId: string): Promise<ReadinessResult | undefined> {
  if (!isPublicId(publicId)) return undefined;
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'quiz-submissions',
    where: { publicId: { equals: publicId }, module: { equals: MODULE } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { score: true, submittedAt: true, answers: true },
  });
  const [found] = docs;
  if (!found) return undefined;
  const { score, submittedAt, answers } = found;
  return { score, submittedAt, answers: readinessAnswersSchema.parse(answers) };
}
