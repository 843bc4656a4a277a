import { queueTemplate } from '#cms/mail/queue.ts';
import type { TemplateValues } from '#cms/mail/templates/index.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';
import { storeOnce, type Sender } from '#cms/inbox/store-submission.ts';

export type NewQuizSubmission = Pick<
  QuizSubmission,
  'module' | 'userEmail' | 'buildingAddress' | 'answers' | 'score' | 'riskLevel'
>;

/** What the mail that brings a result says of it. */
export type ResultMail = TemplateValues<'quizResult'>;

/** Stores a result that a visitor asked for, and sends it to them; the same one asked for twice is one. */
export const storeQuizSubmission = (
  submission: NewQuizSubmission,
  values: ResultMail,
  { isSpam = false }: Sender = {},
): Promise<void> =>
  storeOnce('quiz-submissions', { ...submission, isSpam }, async (req, stored) => {
    await req.payload.create({
      collection: 'quiz-submissions',
      data: { ...stored, submittedAt: new Date().toISOString() },
      req,
    });
    if (isSpam) return;
    await queueTemplate(req, { template: 'quizResult', to: submission.userEmail, values });
  });
