import type { CollectionConfig } from 'payload';
import { admins, nobody } from '#cms/access.ts';

export const Erasures: CollectionConfig = {
  slug: 'erasures',
  labels: { singular: 'Erasure', plural: 'Personal data' },
  admin: {
    group: 'Settings',
    useAsTitle: 'summary',
    defaultColumns: ['createdAt', 'byName', 'summary'],
    hidden: ({ user }) => user?.role !== 'admin',
    components: { beforeList: ['/collections/personal-data/panel/personal-data.tsx#PersonalData'] },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: admins, update: nobody, delete: nobody },
  fields: [
    { name: 'summary', label: 'What was erased', type: 'textarea', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'byName', label: 'Erased by', type: 'text', required: true },
  ],
};
