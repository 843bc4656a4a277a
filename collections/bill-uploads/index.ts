import { Forbidden, type CollectionBeforeOperationHook, type Field, type PayloadRequest } from 'payload';
import { writtenByProduct } from '#cms/access.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { notifySender, setReportId, type BillSender } from '#cms/analysis/hooks.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { referenceField } from '#cms/inbox/submission-fields.ts';
import { inboxCollection, type AnswerField } from '#cms/inbox/inbox-collection.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';
import { asPrivateDownload, refuseUnscanned } from './downloads.ts';
import { SCAN_STATES } from './scan.ts';

/** The file of an invoice submission is analyzed there. */
const belongsToAssessment = ({ assessment }: Partial<BillUpload>): boolean => Boolean(assessment);

const answers: AnswerField[] = [
  { name: 'originalName', label: 'File name', type: 'text', required: true },
  { name: 'consentToAnalysis', label: 'Agreed to the analysis', type: 'checkbox', defaultValue: false },
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
      condition: (bill: Partial<BillUpload>) => !belongsToAssessment(bill),
      defaultColumns: ['contactName', 'status', 'createdAt'],
      allowCreate: false,
    },
  },
];

/** A file comes with a new row only, and is never replaced. */
const refuseNewFile: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && ('id' in args || 'where' in args)) throw new Forbidden(req.t);
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
 * Bills and agreements that visitors sent: private files, which only signed-in staff can open. Source:
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
    beforeChange: [setReportId],
    afterChange: [notifySender(findSender)],
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
