import {
  Forbidden,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
} from 'payload';
import { writtenByProduct } from '#cms/access.ts';
import { analysisFields, billField } from '../analysis-fields.ts';
import { analysisHooks, ensureBill, notifySender, type BillSender } from '../analysis-hooks.ts';
import { clearReading } from '../read-again.ts';
import { deleteBillRow, findFiles } from '../stored-bill.ts';
import { idOf } from '#cms/fields/id-of.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { findFirst } from '#cms/database/find.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { valueAt } from '#collections/inbox/kinds/index.ts';
import { referenceField } from '#collections/inbox/submission-fields.ts';
import { inboxCollection, type AnswerField } from '#collections/inbox/inbox-collection.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';
import { asPrivateDownload, refuseUnscanned } from './downloads.ts';
import { SCAN_STATES } from '#cms/uploads/scan-states.ts';

const belongsToAssessment = (document: object): boolean => Boolean(valueAt(document, 'assessment'));

const answers: AnswerField[] = [
  { name: 'originalName', label: 'File name', type: 'text', required: true },
  { name: 'consentToAnalysis', label: 'Consents to the analysis', type: 'checkbox', defaultValue: false },
  {
    name: 'assessment',
    label: 'Sent after this CWZ assessment',
    type: 'relationship',
    relationTo: 'cwz-assessments',
    index: true,
  },
];

const fields: Field[] = [
  billField(),
  {
    name: 'fileNumber',
    label: 'Position in the bill',
    type: 'number',
    required: true,
    defaultValue: 1,
    access: writtenByProduct,
    admin: { hidden: true },
  },
  componentField('billReview', '/collections/bills/review/panel/bill-review.tsx#BillReview'),
  componentField('files', '/collections/bills/uploads/file-list.tsx#FileList'),
  {
    name: 'prefix',
    label: 'Folder in the bucket',
    type: 'text',
    access: writtenByProduct,
    admin: { hidden: true },
  },
  {
    name: 'scan',
    label: 'Virus scan',
    type: 'select',
    required: true,
    defaultValue: 'notScanned',
    options: [...SCAN_STATES],
    access: writtenByProduct,
    admin: { readOnly: true, position: 'sidebar' },
  },
];

const refuseNewFile: CollectionBeforeOperationHook = ({ args, req }) => {
  // Payload reads the first file without data while it stores a further file.
  const isChange = 'data' in args && args.data && ('id' in args || 'where' in args);
  if (req.file && isChange) throw new Forbidden(req.t);
};

const deleteFurtherFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const file = await findFirst(req, 'bill-uploads', { id: { equals: id } });
  if (file?.fileNumber !== 1) return;
  for (const { id: other } of (await findFiles(req, idOf(file.bill) ?? 0)).slice(1)) {
    await req.payload.delete({ collection: 'bill-uploads', id: other, req });
  }
};

/** An invoice submission keeps its bill, but the bill has nothing left to read. */
const deleteOrClearBill: CollectionAfterDeleteHook<BillUpload> = async ({ doc, req }) => {
  const bill = idOf(doc.bill);
  if (doc.fileNumber !== 1 || bill === undefined) return;
  await (belongsToAssessment(doc) ? deleteBillRow(req, bill) : clearReading(req, bill, 'notRead'));
};

async function findSender({ assessment }: BillUpload, req: PayloadRequest): Promise<BillSender | undefined> {
  if (!assessment) return undefined;
  const sender = await findFirst(req, 'cwz-assessments', { id: { equals: idOf(assessment) } });
  if (!sender) return undefined;
  const { contactName, email } = sender;
  return { module: 'cwz', name: contactName, email };
}

export const BillUploads = inboxCollection({
  slug: 'bill-uploads',
  isWork: belongsToAssessment,
  admin: {
    useAsTitle: 'originalName',
    listSearchableFields: ['reference', 'originalName'],
    defaultColumns: ['originalName', 'assessment', 'status', 'assignee', 'dueAt', 'scan', 'createdAt'],
  },
  hooks: {
    beforeOperation: [refuseNewFile],
    beforeValidate: [ensureBill],
    beforeChange: analysisHooks,
    afterChange: [notifySender(findSender)],
    beforeDelete: [deleteFurtherFiles],
    afterDelete: [deleteOrClearBill],
  },
  upload: {
    staticDir: billsDirectory(),
    // The upload was already inspected. Otherwise Payload would read the whole file again.
    allowRestrictedFileTypes: true,
    pasteURL: false,
    crop: false,
    focalPoint: false,
    displayPreview: false,
    hideRemoveFile: true,
    bulkUpload: false,
    handlers: [refuseUnscanned],
    modifyResponseHeaders: asPrivateDownload,
  },
  answers,
  fields: [...fields, referenceField(belongsToAssessment), ...analysisFields(belongsToAssessment)],
});
