import type { CollectionConfig } from 'payload';
import { nobody } from '#cms/access/nobody.ts';
import { staff } from '#cms/access/staff.ts';

/** Newsletter sign-ups. Source: specification section 3, "newsletter_subscriptions". */
export const NewsletterSubscriptions: CollectionConfig = {
  slug: 'newsletter-subscriptions',
  admin: {
    group: 'Inbox',
    useAsTitle: 'email',
    defaultColumns: ['email', 'source', 'createdAt'],
    hidden: ({ user }) => user?.role === 'editor',
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
      admin: { description: 'Where the visitor signed up, for instance ll97_blog.' },
    },
  ],
};
