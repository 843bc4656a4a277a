import type { PayloadRequest } from 'payload';
import {
  type ReadinessAnswers,
  readinessBandOf,
  readinessScore,
} from '#app/regulations/internet/readiness.ts';
import { newPublicId } from '#cms/addresses/public-id.ts';
import { storeOnce, storeOrFind, type Sender } from '#cms/inbox/store-submission.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { TemplateValues } from '#cms/mail/templates.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';

type NewQuizResult = Pick<
  QuizSubmission,
  'module' | 'userEmail' | 'buildingAddress' | 'answers' | 'score' | 'riskLevel'
>;

/** The placeholders of the mail that brings a result. */
export type ResultMail = TemplateValues<'quizResult'>;

/** Stores the result of a quiz, and mails it to the visitor who asked for it. */
export const submitQuizResult = (
  result: NewQuizResult,
  values: ResultMail,
  { isSpam = false }: Sender = {},
): Promise<void> =>
  storeOnce('quiz-submissions', { ...result, isSpam }, async (req, submission) => {
    await req.payload.create({
      collection: 'quiz-submissions',
      data: { ...submission, submittedAt: new Date().toISOString() },
      req,
    });
    if (isSpam) return;
    await queueTemplate(req, { template: 'quizResult', to: result.userEmail, values });
  });

/** What a visitor sends with the readiness quiz of NYC Internet. The score is computed here. */
export interface NewReadinessAssessment {
  userName: string;
  userEmail: string;
  buildingAddress: string;
  isAddressWithheld: boolean;
  answers: ReadinessAnswers & { additionalNotes?: string };
}

async function storeAssessment(
  req: PayloadRequest,
  assessment: NewReadinessAssessment & { isSpam: boolean; submissionDigest: string },
): Promise<string> {
  const publicId = newPublicId();
  const score = readinessScore(assessment.answers);
  await req.payload.create({
    collection: 'quiz-submissions',
    data: {
      ...assessment,
      module: 'nyc-internet',
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
  if (!publicId) throw new Error('A stored assessment has no public ID.');
  return publicId;
}

/**
 * Stores a readiness assessment with its score and level. Returns the public ID of its result; the same assessment sent
 * twice has one result. Source: specification section 7, "quiz_submissions".
 */
export const submitReadinessAssessment = (
  assessment: NewReadinessAssessment,
  { isSpam = false }: Sender = {},
): Promise<string> =>
  storeOrFind('quiz-submissions', { ...assessment, isSpam }, { store: storeAssessment, findStored });
