import {
  Forbidden,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type Field,
  type PayloadRequest,
} from 'payload';
import { writtenByProduct } from '#cms/access.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { notifySender, setKey, setReportId, setReviewStart, type BillSender } from '#cms/analysis/hooks.ts';
import { requireCheckedValues } from '#cms/bill-review/require-checked-values.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { findAll } from '#cms/database/find.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { valueAt } from '#cms/inbox/kinds.ts';
import { referenceField } from '#cms/inbox/submission-fields.ts';
import { inboxCollection, type AnswerField } from '#cms/inbox/inbox-collection.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';
import { asPrivateDownload, refuseUnscanned } from './downloads.ts';
import { SCAN_STATES } from './scan.ts';

/** The files of an invoice submission are analyzed there, and a further file of a bill with its first. */
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
  {
    name: 'firstFile',
    label: 'First file of the bill',
    type: 'relationship',
    relationTo: 'bill-uploads',
    index: true,
    access: writtenByProduct,
    admin: {
      readOnly: true,
      allowEdit: false,
      condition: ({ firstFile }: Partial<BillUpload>) => Boolean(firstFile),
    },
  },
  {
    name: 'fileNumber',
    label: 'Position in the bill',
    type: 'number',
    required: true,
    defaultValue: 1,
    access: writtenByProduct,
    admin: { hidden: true },
  },
  componentField('billReview', '/cms/bill-review/panel/bill-review.tsx#BillReview'),
  componentField('files', '/collections/bill-uploads/file-list.tsx#FileList'),
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
  {
    name: 'invoice',
    label: 'Sent with this invoice submission',
    type: 'join',
    collection: 'invoice-submissions',
    on: 'bill',
    maxDepth: 0,
    admin: {
      condition: ({ assessment, firstFile }: Partial<BillUpload>) => !assessment && !firstFile,
      defaultColumns: ['contactName', 'status', 'createdAt'],
      allowCreate: false,
    },
  },
];

/** A file comes with a new row only, and is never replaced. */
const refuseNewFile: CollectionBeforeOperationHook = ({ args, req }) => {
  // Without data it is no change: the first file is read while a further one is stored.
  const isChange = 'data' in args && args.data && ('id' in args || 'where' in args);
  if (req.file && isChange) throw new Forbidden(req.t);
};

/** A further file goes with the first, which stands for the bill. */
const deleteFurtherFiles: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const files = await findAll(req, 'bill-uploads', { firstFile: { equals: id } });
  for (const file of files) await req.payload.delete({ collection: 'bill-uploads', id: file.id, req });
};

/** The contact of the bill's assessment. The sender of an invoice submission is notified there. */
async function findSender({ assessment }: BillUpload, req: PayloadRequest): Promise<BillSender | undefined> {
  if (!assessment) return undefined;
  const id = typeof assessment === 'object' ? assessment.id : assessment;
  const { contactName, email } = await req.payload.findByID({
    collection: 'cwz-assessments',
    id,
    depth: 0,
    req,
  });
  return { module: 'cwz', name: contactName, email };
}

/**
 * The files of bills and agreements that visitors sent, which only signed-in staff can open. The first file of a bill
 * stands for it; the others refer to it. Source:
 * specification section 3, "cwz_bill_uploads", section 7, "Upload file"; the design card.
 */
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
    beforeChange: [
      setKey(belongsToAssessment),
      requireCheckedValues<BillUpload>(({ id }) => id),
      setReviewStart,
      setReportId,
    ],
    afterChange: [notifySender(findSender)],
    beforeDelete: [deleteFurtherFiles],
  },
  upload: {
    staticDir: billsDirectory(),
    // The upload was inspected already; Payload would read the whole file again for it.
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
