import type { CollectionConfig, DateField } from 'payload';
import { nobody } from '#cms/access/nobody.ts';
import { staff } from '#cms/access/staff.ts';
import { SUBSCRIPTION_STATUSES } from './statuses.ts';

const moment = (name: string, description?: string): DateField => ({
  name,
  type: 'date',
  admin: { position: 'sidebar', description, date: { pickerAppearance: 'dayAndTime' } },
});

/**
 * Newsletter sign-ups. Nobody is written to who has not confirmed the address by the link in a mail.
 * Source: specification section 3, "newsletter_subscriptions".
 */
export const NewsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
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
      type: 'text',
      required: true,
      index: true,
      admin: {
        description: 'What the visitor signed up for.',
        components: {
          Cell: '/admin/inbox/newsletter-source.tsx#NewsletterSourceCell',
          Field: '/admin/inbox/newsletter-source.tsx#NewsletterSource',
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
    moment('confirmationSentAt'),
    moment('confirmedAt'),
    moment('unsubscribedAt'),
    moment('openingMailedAt', 'When the mail about the opening was sent.'),
  ],
};
