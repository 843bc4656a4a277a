import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { nobody } from '#cms/access.ts';
import { findAll } from '#cms/database/find.ts';
import { publicIdField } from '#cms/fields/common.ts';
import { submissionAccess, submissionRecord } from '#cms/inbox/submission-fields.ts';
import { RETENTION_DAYS, SPAM_RETENTION, type RetentionPeriod } from '#cms/personal-data/retention.ts';
import { businessFields, contactFields, haulerFields } from './fields.ts';

const deleteBills: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const bills = await findAll(req, 'bill-uploads', { assessment: { equals: id } });
  for (const bill of bills) await req.payload.delete({ collection: 'bill-uploads', id: bill.id, req });
};

/**
 * What businesses entered in the Commercial Waste Zones assessment. Anyone who knows the address of a report can see it.
 * Source: specification section 3, "cwz_quiz_submissions" and "cwz_waste_types".
 */
export const CwzAssessments: CollectionConfig = {
  slug: 'cwz-assessments',
  labels: { singular: 'CWZ assessment', plural: 'CWZ assessments' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'borough', 'monthlyBill', 'contactName', 'createdAt'],
    listSearchableFields: ['businessName', 'address', 'contactName', 'email'],
  },
  defaultSort: '-createdAt',
  access: { ...submissionAccess(), update: nobody },
  hooks: { beforeDelete: [deleteBills] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Business', fields: businessFields },
        { label: 'Hauler', fields: haulerFields },
        { label: 'Contact', fields: contactFields },
      ],
    },
    {
      name: 'zone',
      label: 'Example zone',
      type: 'number',
      required: true,
      admin: {
        position: 'sidebar',
        description: 'Picked at random when the visitor sent the assessment. Not an official zone.',
      },
    },
    publicIdField('reportId', 'Report ID', '/cwz/report/'),
    {
      name: 'bills',
      type: 'join',
      collection: 'bill-uploads',
      on: 'assessment',
      maxDepth: 0,
      admin: { defaultColumns: ['originalName', 'status', 'createdAt'], allowCreate: false },
    },
    ...submissionRecord(),
  ],
};

export const cwzAssessmentRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.assessments,
    after: 'after it was received',
    from: 'createdAt',
    reason: 'Contracts with haulers run for up to two years, and the report compares them.',
  },
  SPAM_RETENTION,
];
