import type { CollectionAfterDeleteHook } from 'payload';
import { BUSINESS_TYPES } from '#app/regulations/ll199.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { notifySender, setKey, setReportId, setReviewStart } from '#cms/analysis/hooks.ts';
import { requireCheckedValues } from '#cms/bill-review/require-checked-values.ts';
import { referenceField } from '#cms/inbox/submission-fields.ts';
import { inboxCollection, type AnswerField } from '#cms/inbox/inbox-collection.ts';
import type { InvoiceSubmission } from '#cms/payload-types.ts';

const answers: AnswerField[] = [
  { name: 'buildingAddress', type: 'text', required: true },
  { name: 'buildingType', type: 'select', required: true, options: [...BUSINESS_TYPES] },
  { name: 'squareFootage', type: 'number', required: true },
  { name: 'contactName', type: 'text', required: true },
  { name: 'contactEmail', type: 'email', required: true, index: true },
  { name: 'contactPhone', type: 'text' },
  {
    name: 'additionalNotes',
    type: 'textarea',
    required: true,
    admin: {
      description: 'The business, its waste hauler, the monthly bill, and any notes from the visitor.',
    },
  },
  { name: 'bill', type: 'upload', relationTo: 'bill-uploads' },
];

const billOf = ({ bill }: Partial<InvoiceSubmission>): number | undefined =>
  (typeof bill === 'object' ? bill?.id : bill) ?? undefined;

const deleteBill: CollectionAfterDeleteHook<InvoiceSubmission> = async ({ doc, req }) => {
  const id = billOf(doc);
  if (id !== undefined) await req.payload.delete({ collection: 'bill-uploads', id, req });
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
    beforeChange: [setKey(), requireCheckedValues(billOf), setReviewStart, setReportId],
    afterChange: [
      notifySender<InvoiceSubmission>(({ contactName, contactEmail }) => ({
        module: 'll199',
        name: contactName,
        email: contactEmail,
      })),
    ],
    afterDelete: [deleteBill],
  },
  answers,
  fields: [
    componentField('billReview', '/cms/bill-review/panel/bill-review.tsx#BillReview'),
    componentField('files', '/collections/bill-uploads/file-list.tsx#FileList'),
    referenceField(),
    ...analysisFields(),
  ],
});
