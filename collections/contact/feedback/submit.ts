import { FEEDBACK_TYPES } from '#law/modules.ts';
import { inboxForm } from '#collections/inbox/store-submission.ts';

export const submitFeedback = inboxForm('feedback', {
  staffMail: ({ name, email, feedbackType, feedback }) => {
    const type = FEEDBACK_TYPES.find(({ value }) => value === feedbackType)?.label ?? 'Feedback';
    const sender = [name, email && `<${email}>`].filter(Boolean).join(' ') || 'A visitor';
    return {
      subject: `New feedback: ${type}`,
      text: `${sender} sent feedback (${type}):\n\n${feedback ?? '(no text)'}`,
      replyTo: email,
    };
  },
});
