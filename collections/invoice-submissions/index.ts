import type { Field } from 'payload';
import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { addressReport } from '#cms/analysis/address-report.ts';
import { tellVisitor } from '#cms/analysis/tell-visitor.ts';
import { asSent } from '#cms/fields/submission.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';
import { referenceField } from '#cms/inbox/reference.ts';
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
export const InvoiceSubmissions = inboxCollection({
  slug: 'invoice-submissions',
  admin: {
    useAsTitle: 'contactName',
    defaultColumns: ['contactName', 'buildingAddress', 'bill', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reference', 'contactName', 'contactEmail', 'buildingAddress', 'additionalNotes'],
  },
  hooks: {
    beforeChange: [addressReport],
    afterChange: [
      tellVisitor<InvoiceSubmission>(({ contactName, contactEmail }) => ({
        module: 'll199',
        name: contactName,
        email: contactEmail,
      })),
    ],
    afterDelete: [deleteBill],
  },
  fields: [...sent, referenceField(), ...analysisFields()],
});
