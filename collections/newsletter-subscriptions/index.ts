import type { CollectionConfig, DateField } from 'payload';
import { nobody, staff } from '#cms/access.ts';

/** Subscriptions marked as spam never get mail. */
const STATUSES = [
  { value: 'pending', label: 'Waiting for confirmation' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
  { value: 'spam', label: 'Spam' },
];

const dateField = (name: string, label: string): DateField => ({
  name,
  label,
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

/**
 * Newsletter sign-ups. Only subscribers who confirmed their address, by the link in a mail, get mail.
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
          Cell: '/collections/newsletter-subscriptions/source-field.tsx#NewsletterSourceCell',
          Field: '/collections/newsletter-subscriptions/source-field.tsx#NewsletterSource',
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
      admin: { position: 'sidebar', description: 'Only confirmed subscribers get mail.' },
    },
    dateField('confirmationSentAt', 'Confirmation mail sent'),
    dateField('confirmedAt', 'Confirmed'),
    dateField('unsubscribedAt', 'Unsubscribed'),
    dateField('openingMailedAt', 'Opening notice sent'),
  ],
};
