import { queueMail } from '#cms/mail/queue-mail.ts';
import type { QuizSubmission } from '#cms/payload-types.ts';
import { storeOnce, type Sender } from './submission.server.ts';

export type NewQuizSubmission = Pick<
  QuizSubmission,
  'module' | 'userEmail' | 'buildingAddress' | 'answers' | 'score' | 'riskLevel'
>;

/** The words of the mail that brings a result. */
export interface ResultMail {
  subject: string;
  text: string;
}

/** Stores a result that a visitor asked for, and sends it to them; the same one asked for twice is one. */
export const storeQuizSubmission = (
  submission: NewQuizSubmission,
  mail: ResultMail,
  { isSpam = false }: Sender = {},
): Promise<void> =>
  storeOnce('quiz-submissions', { ...submission, isSpam }, async (req, stored) => {
    await req.payload.create({
      collection: 'quiz-submissions',
      data: { ...stored, submittedAt: new Date().toISOString() },
      req,
    });
    if (!isSpam) await queueMail(req, { to: submission.userEmail, ...mail });
  });
