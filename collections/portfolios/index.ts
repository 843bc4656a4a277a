import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { secretField, timeField } from '#cms/fields/common.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';

/**
 * A visitor's list of buildings at a secret URL, without an account. `key` grants edit access, `viewKey` grants
 * view access, and `calendarKey` is for calendar apps. The owner can replace each key.
 */
export const Portfolios: CollectionConfig = {
  slug: 'portfolios',
  admin: {
    group: 'Subscribers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'openedAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'email', type: 'email', index: true },
    secretField('key', true),
    // Identifies the form, so that submitting it twice creates only one portfolio. Cleared when `key` is replaced.
    secretField('formKey'),
    secretField('viewKey'),
    secretField('calendarKey'),
    {
      name: 'pending',
      type: 'json',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    timeField('openedAt', 'Last opened or changed', { required: true, index: true }),
    {
      name: 'buildings',
      type: 'join',
      collection: 'portfolio-buildings',
      on: 'portfolio',
      admin: { defaultColumns: ['address', 'label', 'bbl'] },
    },
  ],
};

export const portfolioRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.portfolios,
    after: 'after it was last opened',
    from: 'openedAt',
    reason: 'Some laws have dates every other year, and owners come back for them.',
  },
];

export const removedBuildingRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.removedBuildings,
    after: 'after its owner removed it, with its notes',
    from: 'removedAt',
    reason: 'Long enough to undo.',
  },
];
