import type { CollectionAfterDeleteHook, Field } from 'payload';
import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { notifySender, setReportId } from '#cms/analysis/hooks.ts';
import { asSent, referenceField } from '#cms/inbox/submission-fields.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';

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

/** Deletes the file with the submission. */
const deleteBill: CollectionAfterDeleteHook<InvoiceSubmission> = async ({ doc: { bill }, req }) => {
  if (!bill) return;
  const id = typeof bill === 'object' ? bill.id : bill;
  await req.payload.delete({ collection: 'bill-uploads', id, req });
};

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
    beforeChange: [setReportId],
    afterChange: [
      notifySender<InvoiceSubmission>(({ contactName, contactEmail }) => ({
        module: 'll199',
        name: contactName,
        email: contactEmail,
      })),
    ],
    afterDelete: [deleteBill],
  },
  fields: [...sent, referenceField(), ...analysisFields()],
});
