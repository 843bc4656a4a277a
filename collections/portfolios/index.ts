import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { secretField, timeField } from '#cms/fields/common.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';

/**
 * A visitor's list of buildings, behind a secret address: there are no accounts. Whoever knows `key` may change it;
 * `viewKey` only shows it, and `calendarKey` is for calendar programs. Its owner can replace each of them.
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
    // Where its owner wanted the secret address sent; nobody has to give one.
    { name: 'email', type: 'email', index: true },
    secretField('key', true),
    // Of the form that created it, so that a form that is sent twice is one portfolio; absent once `key` was replaced.
    secretField('formKey'),
    secretField('viewKey'),
    secretField('calendarKey'),
    // Rows of a list that its owner has not decided on: see `pending.ts`.
    {
      name: 'pending',
      type: 'json',
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    // The building that was removed last, for its owner to undo that: see `removed.ts`.
    {
      name: 'removed',
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
