import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';
import { answersField, timeField } from '#cms/fields/common.ts';

export const PortfolioBuildings: CollectionConfig = {
  slug: 'portfolio-buildings',
  labels: { singular: 'Portfolio building', plural: 'Portfolio buildings' },
  admin: {
    group: 'Subscribers',
    hidden: true,
    useAsTitle: 'address',
    defaultColumns: ['address', 'label', 'bbl', 'portfolio'],
  },
  defaultSort: 'address',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['portfolio', 'bbl'], unique: true }],
  fields: [
    { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', required: true, index: true },
    { name: 'bbl', label: 'BBL', type: 'text', required: true, index: true },
    { name: 'bin', label: 'BIN', type: 'number' },
    // As spelled by the city when the building was added.
    { name: 'address', type: 'text', required: true },
    { name: 'label', type: 'text', maxLength: 100 },
    answersField(),
    timeField('removedAt', 'Removed'),
  ],
};
