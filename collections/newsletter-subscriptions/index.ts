import type { CollectionConfig, DateField } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { SUBSCRIPTION_STATUSES } from './statuses.ts';

const moment = (name: string, label: string): DateField => ({
  name,
  label,
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

/**
 * Newsletter sign-ups. Nobody is written to who has not confirmed the address by the link in a mail.
 * Source: specification section 3, "newsletter_subscriptions".
 */
export const NewsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  labels: { singular: 'Newsletter subscription', plural: 'Newsletter subscriptions' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'status', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: staff },
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
          Cell: '/cms/admin/inbox/newsletter-source.tsx#NewsletterSourceCell',
          Field: '/cms/admin/inbox/newsletter-source.tsx#NewsletterSource',
        },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [...SUBSCRIPTION_STATUSES],
      admin: { position: 'sidebar', description: 'Only confirmed subscribers get mail.' },
    },
    moment('confirmationSentAt', 'Confirmation mail sent'),
    moment('confirmedAt', 'Confirmed'),
    moment('unsubscribedAt', 'Unsubscribed'),
    moment('openingMailedAt', 'Opening notice sent'),
  ],
};
