import type { CollectionBeforeDeleteHook, CollectionConfig, Field } from 'payload';
import {
  BOROUGHS,
  BUSINESS_TYPES,
  CONTACT_ROLES,
  HAULERS,
  HAULER_TENURES,
} from '#law/commercial-waste/choices.ts';
import { checkboxField, groupField, rowField, selectField } from '#cms/fields/copy.ts';
import { findAll } from '#cms/database/find.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { publicIdField } from '#cms/fields/common.ts';
import { deleteBills } from '#collections/bills/stored-bill.ts';
import { digestField, spamField, submissionAccess } from '#collections/submissions/record-fields.ts';
import { RETENTION_DAYS, SPAM_RETENTION, type RetentionPeriod } from '#cms/retention.ts';

const yesOrNo = (name: string, label: string): Field => ({ ...checkboxField(name, label), required: true });

const businessFields: Field[] = [
  { name: 'businessName', type: 'text', required: true },
  selectField('businessType', BUSINESS_TYPES),
  { name: 'address', type: 'text', required: true },
  rowField(selectField('borough', BOROUGHS), {
    name: 'zipCode',
    label: 'ZIP code',
    type: 'text',
    required: true,
  }),
  rowField(
    { name: 'squareFootage', label: 'Floor area, sq ft', type: 'number' },
    { name: 'pickupsPerWeek', label: 'Pickups per week', type: 'number', required: true },
  ),
  groupField('wasteTypes', 'Waste types', [
    yesOrNo('trash', 'Trash'),
    yesOrNo('recycling', 'Recycling'),
    yesOrNo('foodWaste', 'Food waste'),
  ]),
];

const haulerFields: Field[] = [
  selectField('currentHauler', HAULERS),
  { name: 'customHaulerName', label: 'Other hauler', type: 'text' },
  selectField('haulerYears', HAULER_TENURES),
  {
    name: 'satisfactionRating',
    type: 'number',
    required: true,
    min: 1,
    max: 5,
    admin: { description: '1 is poor, 5 is excellent.' },
  },
  {
    name: 'monthlyBill',
    type: 'text',
    required: true,
    admin: { description: 'In the visitor’s own words.' },
  },
  yesOrNo('complianceWarning', 'Has had a compliance warning'),
];

const contactFields: Field[] = [
  yesOrNo('consentToZoneComparison', 'Agrees to be compared with businesses in the zone'),
  rowField(
    { name: 'firstName', type: 'text', required: true },
    { name: 'lastName', type: 'text', required: true },
  ),
  { name: 'contactName', type: 'text', required: true },
  selectField('role', CONTACT_ROLES),
  { name: 'email', type: 'email', required: true, index: true },
  { name: 'phone', type: 'text' },
  yesOrNo('consentToEmail', 'Wants the report by email'),
];

const deleteOwnBills: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const files = await findAll(req, 'bill-uploads', { assessment: { equals: id } });
  await deleteBills(req, [...new Set(files.flatMap(({ bill }) => idOf(bill) ?? []))]);
};

/** Anyone with the URL of a report can see it. */
export const CwzAssessments: CollectionConfig = {
  slug: 'cwz-assessments',
  labels: { singular: 'CWZ assessment', plural: 'CWZ assessments' },
  admin: {
    group: 'Submissions',
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'borough', 'monthlyBill', 'contactName', 'createdAt'],
    listSearchableFields: ['businessName', 'address', 'contactName', 'email'],
  },
  defaultSort: '-createdAt',
  access: submissionAccess(),
  hooks: { beforeDelete: [deleteOwnBills] },
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
    spamField(),
    digestField(),
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
