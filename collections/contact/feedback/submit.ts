import { FEEDBACK_TYPES } from '#law/modules.ts';
import { inboxForm } from '#collections/submissions/store.ts';

const typeOf = ({ feedbackType }: { feedbackType?: string | null }): string =>
  FEEDBACK_TYPES.find(({ value }) => value === feedbackType)?.label ?? 'Feedback';

export const submitFeedback = inboxForm('feedback', {
  summaryOf: (sent) => ({ title: typeOf(sent), name: sent.name, email: sent.email, excerpt: sent.feedback }),
  staffMail: (sent) => {
    const { name, email, feedback } = sent;
    const sender = [name, email && `<${email}>`].filter(Boolean).join(' ') || 'A visitor';
    return {
      subject: `New feedback: ${typeOf(sent)}`,
      text: `${sender} sent feedback (${typeOf(sent)}):\n\n${feedback ?? '(no text)'}`,
      replyTo: email,
    };
  },
});
