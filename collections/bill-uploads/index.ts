import type { Field } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';
import { addressReport } from '#cms/analysis/address-report.ts';
import { analysisFields } from '#cms/analysis/fields.ts';
import { tellVisitor } from '#cms/analysis/tell-visitor.ts';
import { asSent } from '#cms/fields/submission.ts';
import { inboxCollection } from '#cms/inbox/inbox-collection.ts';
import { referenceField } from '#cms/inbox/reference.ts';
import type { BillUpload } from '#cms/payload-types.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';
import { assessedBy } from './assessed-by.ts';
import { asPrivateDownload, refuseUnscanned } from './downloads.ts';
import { keepFile } from './keep-file.ts';
import { SCAN_STATES } from './scan.ts';

const recorded = { access: { create: nobody, update: nobody }, admin: { readOnly: true } };

/** The analysis of a file that came with an invoice submission stands there. */
const belongsToAssessment = ({ assessment }: Partial<BillUpload>): boolean => Boolean(assessment);

const fields: Field[] = [
  { name: 'originalName', label: 'File name', type: 'text', required: true, ...asSent },
  {
    name: 'consentToAnalysis',
    label: 'Agreed to the analysis',
    type: 'checkbox',
    defaultValue: false,
    ...asSent,
  },
  {
    name: 'prefix',
    label: 'Folder in the bucket',
    type: 'text',
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  },
  {
    name: 'scan',
    label: 'Virus scan',
    type: 'select',
    required: true,
    defaultValue: 'notScanned',
    options: [...SCAN_STATES],
    ...recorded,
    admin: { ...recorded.admin, position: 'sidebar' },
  },
  {
    name: 'assessment',
    label: 'Sent after this CWZ assessment',
    type: 'relationship',
    relationTo: 'cwz-assessments',
    index: true,
    ...asSent,
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
  access: { create: nobody, read: staff, update: staff, delete: admins },
  hooks: {
    beforeOperation: [keepFile],
    beforeChange: [addressReport],
    afterChange: [tellVisitor(assessedBy)],
  },
  upload: {
    staticDir: billsDirectory(),
    // Kind and content were judged when the file arrived; Payload would read the whole file for it again.
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
  fields: [...fields, referenceField(belongsToAssessment), ...analysisFields(belongsToAssessment)],
});
