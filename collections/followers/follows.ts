import type { CollectionConfig } from 'payload';
import { FOLLOW_KINDS, LEADS } from '#app/regulations/following.ts';
import { nobody, staff } from '#cms/access.ts';
import { timeField } from '#cms/fields/common.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/personal-data/retention.ts';

const STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
];

/**
 * One thing that a follower follows, and which mails they get about it. A follow is deleted when it ends. Each is confirmed
 * by its owner: a stranger who knows the address of a follower cannot add to what they get.
 */
export const Follows: CollectionConfig = {
  slug: 'follows',
  admin: {
    group: 'Inbox',
    useAsTitle: 'label',
    defaultColumns: ['label', 'kind', 'follower', 'status', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
  indexes: [{ fields: ['follower', 'kind', 'subject'], unique: true }, { fields: ['kind', 'subject'] }],
  fields: [
    { name: 'follower', type: 'relationship', relationTo: 'followers', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...FOLLOW_KINDS] },
    // A BBL, the id of a portfolio, a law, the slug of a module, or the key of a figure.
    { name: 'subject', type: 'text', required: true },
    // What its owner read when they followed it: an address, or the name of a law.
    { name: 'label', type: 'text', required: true, maxLength: 200 },
    { name: 'status', type: 'select', required: true, defaultValue: 'pending', options: STATUSES },
    ...LEADS.map(({ days, isDefault }) => ({
      name: `remind${days}` as const,
      label: `Reminder ${days} days before`,
      type: 'checkbox' as const,
      required: true,
      defaultValue: isDefault,
    })),
    { name: 'digest', label: 'Monthly digest', type: 'checkbox', required: true, defaultValue: false },
    { name: 'changes', label: 'Changes', type: 'checkbox', required: true, defaultValue: true },
    // Reminders whose day was before it are not sent.
    timeField('confirmedAt', 'Confirmed'),
  ],
};

export const followRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.unconfirmedFollower,
    after: 'after it was asked for, if nobody confirms it',
    from: 'createdAt',
    where: { status: { equals: 'pending' } },
    reason: 'The link works for a week. Anyone who has not used it by then did not want the emails.',
  },
];
