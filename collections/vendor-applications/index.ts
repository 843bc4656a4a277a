import type { CollectionConfig, Field } from 'payload';
import { REGULATORY_MODULES } from '#app/regulations/index.ts';
import { admins } from '#cms/access/admins.ts';
import { nobody } from '#cms/access/nobody.ts';
import { staff } from '#cms/access/staff.ts';
import { moduleField } from '#cms/fields/module.ts';
import { VENDOR_APPLICATION_STATUSES } from './statuses.ts';

const SERVICE_CATEGORIES = [
  ...new Map(
    REGULATORY_MODULES.flatMap(({ vendorServiceCategories }) => vendorServiceCategories).map((choice) => [
      choice.value,
      choice,
    ]),
  ).values(),
];

/** What the vendor wrote stays as it was sent; staff only change the status. */
const asSent = { access: { update: nobody } };

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
    hidden: ({ user }) => user?.role === 'editor',
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: staff, delete: admins },
  fields: [
    ...answers,
    moduleField({ access: { update: nobody }, admin: { position: 'sidebar' } }),
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: [...VENDOR_APPLICATION_STATUSES],
      admin: { position: 'sidebar' },
    },
    {
      name: 'submissionDigest',
      type: 'text',
      index: true,
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
};
