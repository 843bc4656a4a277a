import type { Field } from 'payload';
import { SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import { moduleField } from '#cms/fields/common.ts';
import { asSent } from '#cms/fields/submission.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';
import { partnerProfileField, rejectionReasonField } from './review-fields.ts';
import { notifyApplicant } from './notifications.ts';

const answers: Field[] = [
  { name: 'companyName', type: 'text', required: true, index: true, ...asSent },
  { name: 'serviceCategory', type: 'select', required: true, options: SERVICE_CATEGORIES, ...asSent },
  { name: 'contactName', type: 'text', required: true, ...asSent },
  { name: 'contactEmail', type: 'email', required: true, index: true, ...asSent },
  { name: 'companyWebsite', type: 'text', ...asSent },
  {
    name: 'requestsDiscountCode',
    label: 'Requests the affiliate discount code',
    type: 'checkbox',
    defaultValue: false,
    ...asSent,
  },
  { name: 'servicesOffered', type: 'textarea', required: true, ...asSent },
  { name: 'experience', type: 'textarea', required: true, ...asSent },
];

/**
 * Vendors who ask to be listed. Source: specification section 3, "vendor_applications" and
 * "section_vendor_applications", which are one collection here; `module` tells them apart.
 */
export const VendorApplications = inboxCollection({
  slug: 'vendor-applications',
  admin: {
    useAsTitle: 'companyName',
    defaultColumns: ['companyName', 'module', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['companyName', 'contactName', 'contactEmail'],
  },
  hooks: { afterChange: [notifyApplicant] },
  fields: [
    ...answers,
    moduleField({ ...asSent, admin: { position: 'sidebar' } }),
    rejectionReasonField,
    partnerProfileField,
  ],
});
