import type { Field } from 'payload';
import { SERVICE_CATEGORIES } from '#law/modules.ts';
import { moduleField } from '#cms/fields/common.ts';
import { lawsField, tradesField } from '#cms/fields/expertise.ts';
import { checkboxField } from '#cms/fields/copy.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { inboxCollection, type AnswerField } from '#collections/inbox/inbox-collection.ts';
import { notifyApplicant } from './notifications.ts';

const answers: AnswerField[] = [
  { name: 'companyName', type: 'text', required: true, index: true },
  { name: 'serviceCategory', type: 'select', required: true, options: SERVICE_CATEGORIES },
  { name: 'contactName', type: 'text', required: true },
  { name: 'contactEmail', type: 'email', required: true, index: true },
  { name: 'companyWebsite', type: 'text' },
  checkboxField('requestsDiscountCode', 'Requests the affiliate discount code'),
  { name: 'servicesOffered', type: 'textarea', required: true },
  { name: 'experience', type: 'textarea', required: true },
  lawsField('The building laws that the vendor works on.'),
  tradesField(),
  moduleField({ admin: { position: 'sidebar' } }),
];

const review: Field[] = [
  {
    name: 'rejectionReason',
    type: 'textarea',
    maxLength: 1000,
    admin: {
      description: 'Why the application is rejected. The vendor gets this text by email. Required to reject.',
    },
  },
  componentField('partnerProfile', '/collections/inbox/panel/partner-profile-button.tsx#PartnerProfile', {
    position: 'sidebar',
  }),
];

export const VendorApplications = inboxCollection({
  slug: 'vendor-applications',
  admin: {
    useAsTitle: 'companyName',
    defaultColumns: ['companyName', 'module', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['companyName', 'contactName', 'contactEmail'],
  },
  hooks: { afterChange: [notifyApplicant] },
  answers,
  fields: review,
});
