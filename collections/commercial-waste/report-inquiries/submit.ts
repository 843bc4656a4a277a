import { inboxForm } from '#collections/submissions/store.ts';
import { queueTemplate } from '#cms/mail/queue.ts';

export const submitReportInquiry = inboxForm('report-inquiries', {
  summarize: ({ reportTitle, name, email, module, buildingAddress, message }) => ({
    title: reportTitle,
    name,
    email,
    module,
    excerpt: message,
    searched: [buildingAddress],
  }),
  staffMail: ({ name, email, reportTitle }) => ({
    subject: `Report requested: ${reportTitle}`,
    text: `${name} requested "${reportTitle}". If you reply to this email, your reply goes to them.`,
    replyTo: email,
  }),
  mailSender: (req, { email, reference, reportTitle }) =>
    queueTemplate(req, {
      template: 'reportRequestReceived',
      to: email,
      values: { reference: reference ?? '', reportTitle },
    }),
});
