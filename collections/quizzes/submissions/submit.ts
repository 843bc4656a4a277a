import { type ReadinessAnswers, readinessBand, readinessScore } from '#law/internet/readiness.ts';
import { newPublicId } from '#cms/urls/public-id.ts';
import { storeSubmission, type Sender, type Sent } from '#collections/submissions/store.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import type { TemplateValues } from '#cms/mail/templates.ts';

type NewQuizResult = Pick<
  Sent<'quiz-submissions'>,
  'module' | 'userEmail' | 'buildingAddress' | 'answers' | 'score' | 'riskLevel'
>;

export type ResultMail = TemplateValues<'quizResult'>;

const now = (): string => new Date().toISOString();

export async function submitQuizResult(
  result: NewQuizResult,
  values: ResultMail,
  sender: Sender = {},
): Promise<void> {
  await storeSubmission('quiz-submissions', sender, {
    sent: result,
    create: (req, record) =>
      req.payload.create({
        collection: 'quiz-submissions',
        data: { ...result, ...record, submittedAt: now() },
        req,
      }),
    mailSender: (req, { userEmail }) => queueTemplate(req, { template: 'quizResult', to: userEmail, values }),
  });
}

export interface NewReadinessAssessment {
  userName: string;
  userEmail: string;
  buildingAddress: string;
  isAddressWithheld: boolean;
  answers: ReadinessAnswers & { additionalNotes?: string };
}

export async function submitReadinessAssessment(
  assessment: NewReadinessAssessment,
  sender: Sender = {},
): Promise<string> {
  const score = readinessScore(assessment.answers);
  const { publicId } = await storeSubmission('quiz-submissions', sender, {
    sent: assessment,
    create: (req, record) =>
      req.payload.create({
        collection: 'quiz-submissions',
        data: {
          ...assessment,
          ...record,
          module: 'nyc-internet',
          score,
          riskLevel: readinessBand(score).level,
          submittedAt: now(),
          publicId: newPublicId(),
        },
        req,
      }),
  });
  if (!publicId) throw new Error('A stored assessment has no public ID.');
  return publicId;
}
