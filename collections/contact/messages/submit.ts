import { inboxForm } from '#collections/submissions/store.ts';
import { queueTemplate } from '#cms/mail/queue.ts';

export const submitContactMessage = inboxForm('contact-messages', {
  summarize: ({ subject, name, email, message }) => ({ title: subject, name, email, excerpt: message }),
  staffMail: ({ name, email, subject, message }) => ({
    subject: `New message: ${subject}`,
    text: `${name} <${email}> wrote:\n\n${message}\n\nIf you reply to this email, your reply goes to ${email}.`,
    replyTo: email,
  }),
  mailSender: (req, { email, reference }) =>
    queueTemplate(req, { template: 'messageReceived', to: email, values: { reference: reference ?? '' } }),
});
