import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { timeField } from '#cms/fields/common.ts';
import type { NewsletterSubscription } from '#cms/payload-types.ts';
import { RETENTION_DAYS, type RetentionPeriod } from '#cms/retention.ts';
import { endWhenEmpty } from '#collections/following/subscribers/topics.ts';

const STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'bounced', label: 'Address does not accept email' },
  { value: 'spam', label: 'Spam' },
];

const endSubscriber: CollectionAfterDeleteHook<NewsletterSubscription> = ({ doc, req }) =>
  endWhenEmpty(req, doc.subscriber, ['confirmed'], doc.launchMailedAt ?? undefined);

export const NewsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Newsletter subscription', plural: 'Newsletter subscriptions' },
  admin: {
    group: 'Subscribers',
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'status', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
  hooks: { afterDelete: [endSubscriber] },
  indexes: [{ fields: ['email', 'source'], unique: true }],
  fields: [
    { name: 'email', type: 'email', required: true, index: true },
    {
      name: 'source',
      label: 'Signed up for',
      type: 'text',
      required: true,
      index: true,
      admin: {
        components: {
          Cell: '/collections/newsletters/subscriptions/source-field.tsx#NewsletterSourceCell',
          Field: '/collections/newsletters/subscriptions/source-field.tsx#NewsletterSource',
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: STATUSES,
      admin: { position: 'sidebar', description: 'Only confirmed subscribers get email.' },
    },
    // Absent for spam, because no confirmation email is sent.
    {
      name: 'subscriber',
      type: 'relationship',
      relationTo: 'subscribers',
      index: true,
      admin: { position: 'sidebar' },
    },
    timeField('confirmedAt', 'Confirmed'),
    timeField('unsubscribedAt', 'Unsubscribed'),
    timeField('bouncedAt', 'Email rejected'),
    timeField('launchMailedAt', 'Launch notice sent'),
  ],
};

export const newsletterRetention: readonly RetentionPeriod[] = [
  {
    days: RETENTION_DAYS.unconfirmed,
    after: 'after the last email that asked for confirmation',
    from: 'updatedAt',
    where: { status: { equals: 'pending' } },
    reason: 'The link works for a week. Anyone who has not used it by then did not want the newsletter.',
  },
  {
    days: RETENTION_DAYS.ended,
    after: 'after it was unsubscribed',
    from: 'unsubscribedAt',
    where: { status: { equals: 'unsubscribed' } },
    reason: 'Long enough to answer a question about the last newsletter.',
  },
  {
    days: RETENTION_DAYS.bounced,
    after: 'after the mail server rejected the address',
    from: 'bouncedAt',
    where: { status: { equals: 'bounced' } },
    reason: 'Long enough to see why, and to keep email from going there again.',
  },
  {
    days: RETENTION_DAYS.ended,
    after: 'after the notice that the section launched',
    from: 'launchMailedAt',
    reason: 'The subscriber asked for this one notice.',
  },
  {
    days: RETENTION_DAYS.spam,
    after: 'after it was received, if it is marked as spam',
    from: 'createdAt',
    where: { status: { equals: 'spam' } },
    reason: 'Long enough to see where it comes from.',
  },
];
