import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { DEFAULT_CHOICES, FOLLOW_KINDS, LEADS } from '#law/following.ts';
import { nobody, staff } from '#cms/access.ts';
import { answersField, timeField } from '#cms/fields/common.ts';
import type { Follow } from '#cms/payload-types.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';
import { endWhenEmpty } from './topics.ts';

const STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'stopped', label: 'Stopped' },
];

const endFollower: CollectionAfterDeleteHook<Follow> = ({ doc, req }) =>
  endWhenEmpty(req, doc.follower, ['confirmed']);

/**
 * What a subscriber follows. The owner of the email address must confirm each follow, so that strangers cannot
 * subscribe other people. Stopped follows are deleted after a week.
 */
export const Follows: CollectionConfig = {
  slug: 'follows',
  admin: {
    group: 'Subscribers',
    useAsTitle: 'label',
    defaultColumns: ['label', 'kind', 'follower', 'status', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
  hooks: { afterDelete: [endFollower] },
  indexes: [{ fields: ['follower', 'kind', 'subject'], unique: true }, { fields: ['kind', 'subject'] }],
  fields: [
    { name: 'follower', type: 'relationship', relationTo: 'subscribers', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...FOLLOW_KINDS] },
    // A BBL, a portfolio ID, a law, or a module slug.
    { name: 'subject', type: 'text', required: true },
    { name: 'label', type: 'text', required: true, maxLength: 200 },
    { name: 'status', type: 'select', required: true, defaultValue: 'pending', options: STATUSES },
    answersField(),
    ...LEADS.map((days) => ({
      name: `remind${days}` as const,
      label: `Reminder ${days} days before`,
      type: 'checkbox' as const,
      required: true,
      defaultValue: DEFAULT_CHOICES[`remind${days}`],
    })),
    { name: 'digest', label: 'Monthly digest', type: 'checkbox', required: true, defaultValue: false },
    { name: 'changes', label: 'Changes', type: 'checkbox', required: true, defaultValue: true },
    { name: 'record', label: "City's record", type: 'checkbox', required: true, defaultValue: true },
    // Reminders that were due before this time are not sent.
    timeField('confirmedAt', 'Confirmed'),
    timeField('stoppedAt', 'Stopped'),
  ],
};

export const followRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.unconfirmed,
    after: 'after it was asked for, if nobody confirms it',
    from: 'createdAt',
    where: { status: { equals: 'pending' } },
    reason: 'The link works for a week. Anyone who has not used it by then did not want the emails.',
  },
  {
    days: RETENTION_DAYS.stopped,
    after: 'after it was stopped',
    from: 'stoppedAt',
    where: { status: { equals: 'stopped' } },
    reason: 'Long enough to take it back.',
  },
];
