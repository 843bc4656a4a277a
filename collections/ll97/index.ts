import type { CollectionConfig } from 'payload';
import { admins, nobody, staff } from '#cms/access.ts';
import { publicIdField } from '#cms/fields/common.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';

export const EmissionsReports: CollectionConfig = {
  slug: 'emissions-reports',
  labels: { singular: 'Emissions report', plural: 'Emissions reports' },
  admin: {
    group: 'Submissions',
    useAsTitle: 'publicId',
    defaultColumns: ['buildingAddress', 'publicId', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: admins },
  fields: [
    { name: 'buildingAddress', type: 'text' },
    publicIdField('publicId', 'Public ID', '/ll97/report/'),
    {
      name: 'building',
      label: 'What was entered',
      type: 'json',
      required: true,
      admin: {
        description: 'Property uses and their areas, a year of energy use, and the compliance pathway.',
      },
    },
    // A hash of the last email without its recipients, to prevent duplicates.
    { name: 'mailDigest', type: 'text', hidden: true },
    { name: 'mailedAt', type: 'date', hidden: true },
  ],
};

export const emissionsReportRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.assessments,
    after: 'after it was created',
    from: 'createdAt',
    reason: 'Owners return to the link to their report. After two years, the energy data is out of date.',
  },
];
