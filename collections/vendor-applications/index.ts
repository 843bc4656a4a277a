import type { CollectionConfig, Field } from 'payload';
import { SERVICE_CATEGORIES } from '#app/regulations/index.ts';
import { moduleField } from '#cms/fields/module.ts';
import {
  asSent,
  hiddenFromEditors,
  statusField,
  submissionAccess,
  submissionRecord,
} from '#cms/fields/submission.ts';
import { VENDOR_APPLICATION_STATUSES } from './statuses.ts';

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
export const VendorApplications: CollectionConfig = {
  slug: 'vendor-applications',
  admin: {
    group: 'Inbox',
    useAsTitle: 'companyName',
    defaultColumns: ['companyName', 'module', 'serviceCategory', 'status', 'createdAt'],
    listSearchableFields: ['companyName', 'contactName', 'contactEmail'],
    hidden: hiddenFromEditors,
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  fields: [
    ...answers,
    moduleField({ ...asSent, admin: { position: 'sidebar' } }),
    statusField(VENDOR_APPLICATION_STATUSES),
    ...submissionRecord(),
  ],
};
