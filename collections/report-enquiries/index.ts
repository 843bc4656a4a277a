import type { CollectionConfig } from 'payload';
import { moduleField } from '#cms/fields/module.ts';
import {
  asSent,
  hiddenFromEditors,
  LETTER_STATUSES,
  statusField,
  submissionAccess,
  submissionRecord,
} from '#cms/fields/submission.ts';

/** Requests for a premium report. Source: specification section 9, "LL97 premium reports"; the design card. */
export const ReportEnquiries: CollectionConfig = {
  slug: 'report-enquiries',
  admin: {
    group: 'Inbox',
    useAsTitle: 'reportTitle',
    defaultColumns: ['reportTitle', 'name', 'status', 'createdAt'],
    listSearchableFields: ['reportTitle', 'name', 'email', 'buildingAddress'],
    hidden: hiddenFromEditors,
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  fields: [
    { name: 'reportTitle', label: 'Report', type: 'text', required: true, ...asSent },
    {
      name: 'price',
      label: 'Price when it was asked for, dollars',
      type: 'number',
      required: true,
      ...asSent,
    },
    { name: 'name', type: 'text', required: true, ...asSent },
    { name: 'email', type: 'email', required: true, index: true, ...asSent },
    { name: 'buildingAddress', type: 'text', required: true, ...asSent },
    { name: 'message', type: 'textarea', ...asSent },
    moduleField({ ...asSent, admin: { position: 'sidebar' } }),
    statusField(LETTER_STATUSES),
    ...submissionRecord(),
  ],
};
