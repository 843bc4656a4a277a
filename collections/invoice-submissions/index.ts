import type { CollectionConfig, Field } from 'payload';
import { BUSINESS_TYPES } from '#app/regulations/ll199/business-types.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { recordMove } from '#cms/analysis/record-move.ts';
import { tellVisitor } from '#cms/analysis/tell-visitor.ts';
import { asSent, hiddenFromEditors, submissionAccess, submissionRecord } from '#cms/fields/submission.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';
import { deleteBill } from './delete-bill.ts';

const sent: Field[] = [
  { name: 'buildingAddress', type: 'text', required: true, ...asSent },
  { name: 'buildingType', type: 'select', required: true, options: [...BUSINESS_TYPES], ...asSent },
  { name: 'squareFootage', type: 'number', required: true, ...asSent },
  { name: 'contactName', type: 'text', required: true, ...asSent },
  { name: 'contactEmail', type: 'email', required: true, index: true, ...asSent },
  { name: 'contactPhone', type: 'text', ...asSent },
  {
    name: 'additionalNotes',
    type: 'textarea',
    required: true,
    ...asSent,
    admin: { description: 'The business, its waste hauler, the monthly bill, and what else was written.' },
  },
  { name: 'bill', type: 'upload', relationTo: 'bill-uploads', ...asSent },
];

/**
 * Businesses that ask for the LL199 report, with an invoice of their waste hauler or without. Source:
 * specification section 3, "building_report_submissions".
 */
export const InvoiceSubmissions: CollectionConfig = {
  slug: 'invoice-submissions',
  labels: { singular: 'Invoice submission', plural: 'Invoice submissions' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'contactName',
    defaultColumns: ['contactName', 'buildingAddress', 'bill', 'status', 'createdAt'],
    listSearchableFields: ['contactName', 'contactEmail', 'buildingAddress', 'additionalNotes'],
    hidden: hiddenFromEditors,
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  hooks: {
    beforeChange: [recordMove],
    afterChange: [
      tellVisitor<InvoiceSubmission>(({ contactName, contactEmail }) => ({
        module: 'll199',
        name: contactName,
        email: contactEmail,
      })),
    ],
    afterDelete: [deleteBill],
  },
  fields: [...sent, ...analysisFields(), ...submissionRecord()],
};
