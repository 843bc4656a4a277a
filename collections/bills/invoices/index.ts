import type { CollectionAfterDeleteHook } from 'payload';
import { BUSINESS_TYPES } from '#law/ll199.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { analysisFields, billField } from '../analysis-fields.ts';
import { analysisHooks, ensureBill, notifySender } from '../analysis-hooks.ts';
import { deleteBill } from '../stored-bill.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { referenceField } from '#collections/inbox/submission-fields.ts';
import { inboxCollection, type AnswerField } from '#collections/inbox/inbox-collection.ts';
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
];

const deleteOwnBill: CollectionAfterDeleteHook<InvoiceSubmission> = async ({ doc, req }) => {
  const id = idOf(doc.bill);
  if (id !== undefined) await deleteBill(req, id);
};

export const InvoiceSubmissions = inboxCollection({
  slug: 'invoice-submissions',
  admin: {
    useAsTitle: 'contactName',
    defaultColumns: ['contactName', 'buildingAddress', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['reference', 'contactName', 'contactEmail', 'buildingAddress', 'additionalNotes'],
  },
  hooks: {
    beforeValidate: [ensureBill],
    beforeChange: analysisHooks,
    afterChange: [
      notifySender<InvoiceSubmission>(({ contactName, contactEmail }) => ({
        module: 'll199',
        name: contactName,
        email: contactEmail,
      })),
    ],
    afterDelete: [deleteOwnBill],
  },
  answers,
  fields: [
    billField(),
    componentField('billReview', '/collections/bills/review/panel/bill-review.tsx#BillReview'),
    componentField('files', '/collections/bills/uploads/file-list.tsx#FileList'),
    referenceField(),
    ...analysisFields(),
  ],
});
