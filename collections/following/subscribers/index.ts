import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { secretField, timeField } from '#cms/fields/common.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';

const STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Address does not accept email' },
];

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  admin: {
    group: 'Subscribers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'confirmedAt', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
  fields: [
    { name: 'email', type: 'email', required: true, unique: true, index: true },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: STATUSES,
      admin: { position: 'sidebar', description: 'Only confirmed subscribers get email.' },
    },
    secretField('key', true),
    secretField('calendarKey'),
    timeField('confirmationSentAt', 'Confirmation email sent'),
    timeField('confirmedAt', 'Confirmed'),
    timeField('unsubscribedAt', 'Unsubscribed'),
    timeField('bouncedAt', 'Email rejected'),
    { name: 'bounceReason', label: 'Why email was rejected', type: 'text', admin: { position: 'sidebar' } },
    {
      name: 'follows',
      type: 'join',
      collection: 'follows',
      on: 'follower',
      admin: { defaultColumns: ['kind', 'label', 'status', 'createdAt'] },
    },
    {
      name: 'newsletters',
      type: 'join',
      collection: 'newsletter-subscriptions',
      on: 'subscriber',
      admin: { defaultColumns: ['source', 'status', 'createdAt'] },
    },
  ],
};

export const subscriberRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.unconfirmed,
    after: 'after the last email that asked for confirmation',
    from: 'confirmationSentAt',
    where: { status: { equals: 'pending' } },
    reason: 'The link works for a week. Anyone who has not used it by then did not want the emails.',
  },
  {
    days: RETENTION_DAYS.ended,
    after: 'after the last follow or newsletter ended',
    from: 'unsubscribedAt',
    where: { status: { equals: 'unsubscribed' } },
    reason: 'Long enough to answer a question about the last email.',
  },
  {
    days: RETENTION_DAYS.bounced,
    after: 'after a mail server rejected the address',
    from: 'bouncedAt',
    where: { status: { equals: 'bounced' } },
    reason: 'Long enough to notice a mistyped address, or to correct a mistake of ours.',
  },
];
