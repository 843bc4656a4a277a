import { regulatoryModule } from '#law/modules.ts';
import { queueTemplate } from '#cms/mail/queue.ts';
import { applicantValues } from '#collections/submissions/decisions.ts';
import { inboxForm, type Sent } from '#collections/submissions/store.ts';

export type NewVendorApplication = Sent<'vendor-applications'>;

export const submitVendorApplication = inboxForm('vendor-applications', {
  summarize: ({ companyName, contactName, contactEmail, module, servicesOffered }) => ({
    title: companyName,
    name: contactName,
    company: companyName,
    email: contactEmail,
    module,
    excerpt: servicesOffered,
  }),
  staffMail: ({ companyName, contactEmail, module }) => ({
    subject: `New vendor application: ${companyName}`,
    text: `${companyName} has applied as a vendor for ${regulatoryModule(module).name}.`,
    replyTo: contactEmail,
  }),
  mailSender: (req, application) =>
    queueTemplate(req, {
      template: 'vendorReceived',
      to: application.contactEmail,
      values: applicantValues(application),
    }),
});
