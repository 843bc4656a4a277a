import { FEEDBACK_TYPES } from '#app/regulations/index.ts';
import { notifyStaff } from '#cms/inbox/notify-staff.ts';
import { storeOnce, type Sender, type Sent } from '#cms/inbox/store-submission.ts';
import type { Feedback } from '#cms/payload-types.ts';

export type NewFeedback = Sent<Feedback>;

const typeLabel = ({ feedbackType }: NewFeedback): string =>
  FEEDBACK_TYPES.find(({ value }) => value === feedbackType)?.label ?? 'Feedback';

const senderName = ({ name, email }: NewFeedback): string =>
  [name, email && `<${email}>`].filter(Boolean).join(' ') || 'A visitor';

/** Stores what a visitor says about the site, and notifies staff. */
export const submitFeedback = (feedback: NewFeedback, { isSpam = false }: Sender = {}): Promise<void> =>
  storeOnce('feedback', { ...feedback, isSpam }, async (req, submission) => {
    const { id } = await req.payload.create({
      collection: 'feedback',
      data: { ...submission, status: 'new' },
      req,
    });
    if (isSpam) return;
    const type = typeLabel(feedback);
    await notifyStaff(req, {
      subject: `New feedback: ${type}`,
      text: `${senderName(feedback)} sent feedback (${type}):\n\n${feedback.feedback ?? '(no text)'}`,
      collection: 'feedback',
      id,
      replyTo: feedback.email,
    });
  });
