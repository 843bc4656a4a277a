import type { CollectionConfig, Field, RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { activeUsers, nobody, staff, STAFF_ROLES, systemOnly } from '#cms/access.ts';
import { changeSubmission, lockSubmission } from './guard.ts';
import { recordChanges } from './history.ts';
import { KIND_OPTIONS, STATUS_OPTIONS } from './kinds.ts';
import { startOfSnoozeDay } from './snooze.ts';

/** Accepts the current assignee even if they no longer handle submissions, so that other changes can be saved. */
const unchangedOrAllowed: RelationshipFieldSingleValidation = (value, options) =>
  (value && value === options.previousValue) || relationship(value, options);

const byProduct = (...fields: Field[]): Field[] =>
  fields.map((field) => ({ ...field, access: systemOnly }) as Field);

const hidden = { create: nobody, read: nobody, update: nobody };

/**
 * The state of staff's work on a submission of any kind. Created before the record of what the visitor wrote, which
 * refers to it. Staff change it with `PATCH /api/submissions/:id` and the revision that they have seen.
 * See docs/decisions/0024.
 */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Submission', plural: 'Submissions' },
  admin: { group: 'Submissions', useAsTitle: 'title', hidden: true },
  access: { create: nobody, read: staff, update: staff, delete: nobody },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [lockSubmission],
    beforeChange: [changeSubmission],
    afterChange: [recordChanges],
  },
  fields: [
    ...byProduct(
      { name: 'kind', type: 'select', required: true, options: KIND_OPTIONS, index: true },
      { name: 'module', type: 'text' },
      { name: 'reference', type: 'text', unique: true },
      { name: 'title', type: 'text', required: true },
      { name: 'name', type: 'text' },
      { name: 'company', type: 'text', index: true },
      { name: 'email', type: 'email', index: true },
      { name: 'excerpt', type: 'textarea' },
      { name: 'search', type: 'textarea', required: true },
      { name: 'dueAt', label: 'Due', type: 'date', required: true, index: true },
      { name: 'closedAt', label: 'Closed', type: 'date', index: true },
    ),
    { name: 'status', type: 'select', required: true, options: STATUS_OPTIONS },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: activeUsers(...STAFF_ROLES),
      validate: unchangedOrAllowed,
    },
    {
      name: 'snoozedUntil',
      label: 'Snoozed until',
      type: 'date',
      index: true,
      hooks: { beforeValidate: [startOfSnoozeDay] },
    },
    {
      name: 'isSpam',
      label: 'Probably spam',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      index: true,
    },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    { name: 'revision', type: 'number', required: true, defaultValue: 0, access: { create: nobody } },
    // The status that Undo restores, and the ID of the email job that it stops.
    { name: 'statusBefore', type: 'text', access: hidden },
    { name: 'heldJob', type: 'number', access: hidden },
  ],
};
