import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { MODULE_CHOICES } from '#law/modules.ts';
import { activeUsers, admins, staff, STAFF_ROLES } from '#cms/access.ts';
import { storeChanges } from './history.ts';
import { INBOX_OPTIONS } from './kinds/index.ts';
import type { AssignmentRule } from '#cms/payload-types.ts';

const recordRule: CollectionAfterChangeHook<AssignmentRule> = async (change) => {
  const { collection, doc, previousDoc, operation, req } = change;
  const before = operation === 'create' ? {} : previousDoc;
  await storeChanges(req, { collection, id: doc.id, before, after: doc });
};

const recordDeletedRule: CollectionAfterDeleteHook<AssignmentRule> = ({ collection, doc, req }) =>
  storeChanges(req, { collection, id: doc.id, before: doc, after: {} });

export const AssignmentRules: CollectionConfig = {
  slug: 'assignment-rules',
  labels: { singular: 'Assignment rule', plural: 'Assignment rules' },
  admin: {
    group: 'Inbox settings',
    useAsTitle: 'name',
    defaultColumns: ['order', 'name', 'kinds', 'modules', 'people', 'isActive'],
    description:
      'The first rule that matches assigns a new submission. If no rule matches, it stays unassigned.',
  },
  defaultSort: 'order',
  disableBulkEdit: true,
  access: { create: admins, read: staff, update: admins, delete: admins },
  hooks: { afterChange: [recordRule], afterDelete: [recordDeletedRule] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'kinds',
      label: 'Kinds of submissions',
      type: 'select',
      hasMany: true,
      options: INBOX_OPTIONS,
      admin: { description: 'All kinds, if you choose none.' },
    },
    {
      name: 'modules',
      type: 'select',
      hasMany: true,
      options: MODULE_CHOICES,
      admin: {
        description: 'All modules, if you choose none. Contact messages and feedback belong to no module.',
      },
    },
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      required: true,
      filterOptions: activeUsers(...STAFF_ROLES),
      admin: {
        allowCreate: false,
        allowEdit: false,
        description: 'One person gets everything. Several people take turns, in this order.',
      },
    },
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 10,
      min: 0,
      index: true,
      admin: { position: 'sidebar', description: 'The rule with the lowest number is tried first.' },
    },
    {
      name: 'isActive',
      label: 'In use',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
  ],
};
