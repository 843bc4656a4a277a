import { FEEDBACK_TYPES } from '#law/modules.ts';
import { inboxForm } from '#collections/submissions/store.ts';

const feedbackLabel = ({ feedbackType }: { feedbackType?: string | null }): string =>
  FEEDBACK_TYPES.find(({ value }) => value === feedbackType)?.label ?? 'Feedback';

export const submitFeedback = inboxForm('feedback', {
  summarize: (sent) => ({
    title: feedbackLabel(sent),
    name: sent.name,
    email: sent.email,
    excerpt: sent.feedback,
  }),
  staffMail: (sent) => {
    const { name, email, feedback } = sent;
    const sender = [name, email && `<${email}>`].filter(Boolean).join(' ') || 'A visitor';
    return {
      subject: `New feedback: ${feedbackLabel(sent)}`,
      text: `${sender} sent feedback (${feedbackLabel(sent)}):\n\n${feedback ?? '(no text)'}`,
      replyTo: email,
    };
  },
});
