import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  NumberField,
} from 'payload';
import { admins, nobody, staff, systemOnly } from '#cms/access.ts';
import { isUpdate } from '#cms/editing/guard-saves.ts';
import { secretField, timeField } from '#cms/fields/common.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { MODULE_CHOICES } from '#law/modules.ts';
import type { Bill } from '#cms/payload-types.ts';
import { deleteSubmission, digestField, workFields } from '#collections/submissions/record-fields.ts';
import { billEndpoints } from './bill-endpoints.ts';
import { billFields, reportField } from './form-fields.ts';
import { updateExcerpt } from './stored-bill.ts';
import { BY_HAND_REASONS, KINDS, STATES } from './states.ts';
import { deleteBillFiles, lockBill } from './stored-bill.ts';

const byReader = (...fields: Field[]): Field[] =>
  fields.map(
    (field) =>
      ({
        ...field,
        access: { ...systemOnly, ...('access' in field ? field.access : {}) },
        admin: { hidden: true, disableListFilter: true },
      }) as Field,
  );

const numberField = (name: string): NumberField => ({ name, type: 'number', required: true });

const pageFields: Field[] = [
  ...['file', 'page', 'width', 'height'].map(numberField),
  { name: 'source', type: 'select', options: ['text', 'scan'], required: true },
  // The clockwise rotation, in degrees, that makes the page upright.
  { name: 'turn', type: 'number' },
];

/** If staff and the bill reader save at the same time, the second save sees the changes of the first. */
const lockBeforeUpdate: CollectionBeforeOperationHook = async (event) => {
  if (isUpdate(event) && 'id' in event.args) await lockBill(event.req, Number(event.args.id));
};

/** Once staff save the form, its values count as checked, and the bill reader does not change them. */
const recordCheck: CollectionBeforeChangeHook<Bill> = ({ data, operation, req: { user } }) =>
  operation === 'create' || !user
    ? data
    : { ...data, checkedAt: new Date().toISOString(), checkedBy: user.id };

const noteSaved: CollectionAfterChangeHook<Bill> = ({ doc, req }) => updateExcerpt(req, doc.id);

const deleteOwnFiles: CollectionBeforeDeleteHook = ({ id, req }) => deleteBillFiles(req, Number(id));

/**
 * A bill and its files. The bill reader fills in the form, and staff check it, save it, and write the report.
 * Every invoice submission has a bill, even without a file.
 */
export const Bills: CollectionConfig = {
  slug: 'bills',
  labels: { singular: 'Bill', plural: 'Bills' },
  admin: {
    group: 'Submissions',
    useAsTitle: 'title',
    defaultColumns: ['title', 'module', 'status', 'assignee', 'dueAt', 'state', 'createdAt'],
    listSearchableFields: ['bill.hauler'],
    components: { edit: { SaveButton: '/collections/bills/panel/save-button.tsx#SaveAsChecked' } },
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  endpoints: billEndpoints,
  access: { create: nobody, read: staff, update: staff, delete: admins },
  hooks: {
    beforeOperation: [lockBeforeUpdate],
    beforeChange: [recordCheck],
    afterChange: [noteSaved],
    beforeDelete: [deleteOwnFiles],
    afterDelete: [deleteSubmission],
  },
  fields: [
    { name: 'title', type: 'text', virtual: 'submission.title', admin: { condition: () => false } },
    componentField('picture', '/collections/bills/panel/bill-picture.tsx#BillPicture'),
    ...billFields(),
    componentField('findings', '/collections/bills/panel/findings.tsx#Findings'),
    reportField(),
    ...workFields({ hasReference: true }),
    ...byReader(
      { name: 'module', type: 'select', required: true, options: MODULE_CHOICES },
      {
        name: 'state',
        label: 'Reading',
        type: 'select',
        required: true,
        defaultValue: 'notRead',
        options: [...STATES],
        index: true,
      },
      { name: 'reason', type: 'select', options: [...BY_HAND_REASONS] },
      { name: 'kind', type: 'select', options: [...KINDS] },
      // Counted before each attempt, so that a bill that crashes the process is not retried forever.
      { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
      timeField('startedAt', 'Reading started'),
      timeField('readAt', 'Read'),
      { name: 'pages', type: 'array', fields: pageFields },
      // The values that were read, with their confidence and position on the page. Never changes.
      { name: 'read', type: 'json' },
      timeField('checkedAt', 'Checked'),
      { name: 'checkedBy', type: 'relationship', relationTo: 'users' },
    ),
    // In the URL of the page where the sender tracks the bill: /bills/{key}
    secretField('key'),
    digestField(),
  ],
};
