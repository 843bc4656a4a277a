import type {
  Condition,
  DateField,
  Field,
  NumberField,
  RelationshipField,
  RelationshipFieldSingleValidation,
  SelectField,
  UIField,
} from 'payload';
import { relationship } from 'payload/shared';
import { nobody, STAFF_ROLES } from '#cms/access.ts';
import type { Workflow } from './workflow.ts';

const statusField = ({ statuses }: Workflow): SelectField => ({
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  defaultValue: statuses[0].value,
  options: statuses.map(({ value, label }) => ({ value, label })),
  admin: {
    position: 'sidebar',
    isClearable: false,
    components: {
      Cell: '/cms/inbox/panel/cells.tsx#StatusCell',
      Field: '/cms/inbox/panel/status-field.tsx#StatusField',
    },
  },
});

/** An assignee whose role has changed since stays valid: nothing else of the submission could be changed otherwise. */
const unchangedOrAllowed: RelationshipFieldSingleValidation = (value, options) =>
  (value && value === options.previousValue) || relationship(value, options);

const assigneeField: RelationshipField = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  filterOptions: { role: { in: [...STAFF_ROLES] } },
  validate: unchangedOrAllowed,
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    description: 'Who works on it.',
  },
};

const dueField: DateField = {
  name: 'dueAt',
  label: 'Due',
  type: 'date',
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description: 'When the visitor can expect an answer, counted from when this was received.',
    components: { Cell: '/cms/inbox/panel/cells.tsx#DueCell' },
  },
};

const closedField: DateField = {
  name: 'closedAt',
  label: 'Closed',
  type: 'date',
  index: true,
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
};

/** Counts the changes by people. The form sends the number that it was opened with: see `guardChange`. */
const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  defaultValue: 0,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

const activityField: UIField = {
  name: 'activity',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/inbox/panel/activity.tsx#Activity' },
  },
};

/**
 * The fields of the work on a submission: status, assignee, due date, notes and history. Where not every document of a
 * collection is work, `isWork` says which.
 */
export const inboxFields = (workflow: Workflow, isWork?: Condition): Field[] =>
  [statusField(workflow), assigneeField, dueField, closedField, revisionField, activityField].map(
    (field) => ({ ...field, admin: { ...field.admin, condition: isWork } }) as Field,
  );
