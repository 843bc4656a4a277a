import type { Condition, Field, RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { activeUsers, STAFF_ROLES, writtenByProduct } from '#cms/access.ts';
import { timeField } from '#cms/fields/common.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { startOfSnoozeDay, validateSnooze } from './snooze.ts';
import type { Workflow } from './kinds/workflow.ts';

const statusField = ({ statuses }: Workflow): Field => ({
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: statuses[0].value,
  options: statuses.map(({ value, label }) => ({ value, label })),
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: { Field: '/collections/inbox/panel/status-field.tsx#StatusField' },
  },
});

/** Allows an unchanged assignee who no longer handles submissions, or else no other field could be saved. */
const unchangedOrAllowed: RelationshipFieldSingleValidation = (value, options) =>
  (value && value === options.previousValue) || relationship(value, options);

const assigneeField: Field = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  filterOptions: activeUsers(...STAFF_ROLES),
  validate: unchangedOrAllowed,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    description: 'The person who handles it.',
  },
};

const dueField = timeField('dueAt', 'Due', {
  admin: { description: 'When the visitor can expect an answer, counted from when this was received.' },
});

const closedField = timeField('closedAt', 'Closed', {
  access: writtenByProduct,
  admin: { readOnly: true },
});

const snoozedField = (workflow: Workflow): Field => ({
  name: 'snoozedUntil',
  label: 'Snoozed until',
  type: 'date',
  hooks: { beforeValidate: [startOfSnoozeDay] },
  validate: validateSnooze(workflow),
  admin: {
    position: 'sidebar',
    description: 'Until that day it is in no list of open work. The due date stays.',
    components: { Field: '/collections/inbox/panel/snooze-field.tsx#SnoozeField' },
  },
});

/** Counts changes by users. The form sends the revision that it was opened with. See `guardChange`. */
const revisionField: Field = {
  name: 'revision',
  type: 'number',
  defaultValue: 0,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

const repliesField = componentField(
  'replies',
  '/collections/inbox/replies/panel/replies-field.tsx#RepliesField',
);

const activityField = componentField('activity', '/collections/inbox/panel/activity.tsx#Activity');

export const inboxFields = (workflow: Workflow, isWork?: Condition): Field[] =>
  [
    statusField(workflow),
    assigneeField,
    dueField,
    snoozedField(workflow),
    closedField,
    revisionField,
    repliesField,
    activityField,
  ].map((field) => ({ ...field, admin: { ...field.admin, condition: isWork } }) as Field);

export const erasureRequestField = (): Field =>
  componentField('erasureRequest', '/collections/inbox/panel/erasure-request.tsx#ErasureRequest', {
    position: 'sidebar',
  });
