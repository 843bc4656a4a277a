import { Forbidden, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { nobody, systemOnly } from '#cms/access.ts';
import { submissionAccess } from '#collections/submissions/record-fields.ts';
import { STATUS_OPTIONS } from '#collections/submissions/kinds.ts';
import { billsDirectory } from '#cms/uploads/folders.ts';
import { SCAN_STATES } from '#cms/uploads/virus-scan.ts';
import { asPrivateDownload, refuseUnscanned } from './downloads.ts';

const refuseNewFile: CollectionBeforeOperationHook = ({ args, req }) => {
  // Not every update with a file is a change: while storing a second file, Payload reads the first without data.
  const isChange = 'data' in args && args.data && ('id' in args || 'where' in args);
  if (req.file && isChange) throw new Forbidden(req.t);
};

export const BillUploads: CollectionConfig = {
  slug: 'bill-uploads',
  labels: { singular: 'Bill upload', plural: 'Bill uploads' },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  access: submissionAccess(),
  admin: {
    group: 'Submissions',
    useAsTitle: 'originalName',
    listSearchableFields: ['originalName'],
    defaultColumns: ['originalName', 'bill', 'assessment', 'status', 'scan', 'createdAt'],
    pagination: { defaultLimit: 25 },
  },
  hooks: { beforeOperation: [refuseNewFile] },
  upload: {
    staticDir: billsDirectory(),
    // Uploads are inspected before this. Payload's own check would read the whole file again.
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
  fields: [
    { name: 'originalName', label: 'File name', type: 'text', required: true },
    { name: 'consentToAnalysis', label: 'Consents to the analysis', type: 'checkbox', defaultValue: false },
    {
      name: 'assessment',
      label: 'Sent after this CWZ assessment',
      type: 'relationship',
      relationTo: 'cwz-assessments',
      index: true,
    },
    { name: 'bill', type: 'relationship', relationTo: 'bills', required: true, index: true },
    {
      name: 'status',
      type: 'select',
      options: STATUS_OPTIONS,
      virtual: 'bill.submission.status',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'fileNumber',
      label: 'Position in the bill',
      type: 'number',
      required: true,
      defaultValue: 1,
      access: systemOnly,
      admin: { hidden: true },
    },
    {
      name: 'prefix',
      label: 'Folder in the bucket',
      type: 'text',
      access: { ...systemOnly, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'scan',
      label: 'Virus scan',
      type: 'select',
      required: true,
      defaultValue: 'notScanned',
      options: [...SCAN_STATES],
      admin: { position: 'sidebar' },
    },
  ],
};
