import { tellStaff } from '#cms/mail/tell-staff.ts';
import type { Feedback } from '#cms/payload-types.ts';
import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { storeOnce, type Sender } from './submission.server.ts';

export type NewFeedback = Pick<Feedback, 'name' | 'email' | 'feedbackType' | 'feedback'>;

const typeOf = ({ feedbackType }: NewFeedback): string =>
  FEEDBACK_TYPES.find(({ value }) => value === feedbackType)?.label ?? 'Feedback';

const senderOf = ({ name, email }: NewFeedback): string =>
  [name, email && `<${email}>`].filter(Boolean).join(' ') || 'A visitor';

/** Stores what a visitor says of the site, and tells staff; the same words sent twice are one. */
export const storeFeedback = (feedback: NewFeedback, { isSpam = false }: Sender = {}): Promise<void> =>
  storeOnce('feedback', { ...feedback, isSpam }, async (req, submission) => {
    const { id } = await req.payload.create({
      collection: 'feedback',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return;
    const type = typeOf(feedback);
    await tellStaff(req, {
      subject: `New feedback: ${type}`,
      text: `${senderOf(feedback)} sent feedback (${type}):\n\n${feedback.feedback ?? '(no text)'}`,
      collection: 'feedback',
      id,
      replyTo: feedback.email,
    });
  });
