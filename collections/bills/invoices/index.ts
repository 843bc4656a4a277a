import type { CollectionBeforeDeleteHook } from 'payload';
import { BUSINESS_TYPES } from '#law/ll199.ts';
import { findFirst } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { recordCollection } from '#collections/submissions/record-fields.ts';
import { deleteBillFiles } from '../stored-bill.ts';

const deleteOwnFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const invoice = await findFirst(req, 'invoice-submissions', { id: { equals: id } });
  const bill = await findFirst(req, 'bills', { submission: { equals: idOf(invoice?.submission) ?? 0 } });
  if (bill) await deleteBillFiles(req, bill.id);
};

export const InvoiceSubmissions = recordCollection({
  slug: 'invoice-submissions',
  admin: {
    useAsTitle: 'contactName',
    defaultColumns: ['contactName', 'buildingAddress', 'status', 'assignee', 'dueAt', 'createdAt'],
    listSearchableFields: ['contactName', 'contactEmail', 'buildingAddress', 'additionalNotes'],
  },
  hooks: { beforeDelete: [deleteOwnFiles] },
  answers: [
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
  ],
});
