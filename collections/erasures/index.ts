import type { CollectionConfig } from 'payload';
import { admins, nobody } from '#cms/access.ts';

/**
 * That something was erased, by whom, when and how much: never of whom. Above the list of these, admins look up what is
 * stored of an address, export it, and erase it.
 */
export const Erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Erasure', plural: 'Personal data' },
  admin: {
    group: 'Settings',
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'byName', 'summary'],
    hidden: ({ user }) => user?.role !== 'admin',
    components: { beforeList: ['/cms/admin/personal-data/personal-data.tsx#PersonalData'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  fields: [
    { name: 'summary', label: 'What was erased', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // Stays when the account is deleted.
    { name: 'byName', label: 'Erased by', type: 'text', required: true },
  ],
};
