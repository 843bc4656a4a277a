import { regulatoryModule } from '#law/modules.ts';
import { inboxForm, type Sent } from '#collections/inbox/store-submission.ts';
import { mailApplicant } from './notifications.ts';

export type NewVendorApplication = Sent<'vendor-applications'>;

export const submitVendorApplication = inboxForm('vendor-applications', {
  staffMail: ({ companyName, contactEmail, module }) => ({
    subject: `New vendor application: ${companyName}`,
    text: `${companyName} has applied as a vendor for ${regulatoryModule(module).name}.`,
    replyTo: contactEmail,
  }),
  mailSender: (req, application) => mailApplicant(req, 'vendorReceived', application),
});
