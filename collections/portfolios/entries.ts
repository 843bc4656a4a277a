import type { CollectionConfig } from 'payload';
import { nobody, staff } from '#cms/access.ts';

const KINDS = [
  { value: 'done', label: 'Marked as done' },
  { value: 'reopened', label: 'Marked as not done' },
  { value: 'note', label: 'Note' },
];

/** Append-only marks and notes. The last mark determines whether an obligation is done. */
export const PortfolioEntries: CollectionConfig = {
  slug: 'portfolio-entries',
  labels: { singular: 'Portfolio entry', plural: 'Portfolio entries' },
  admin: {
    group: 'Subscribers',
    hidden: true,
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'bbl', 'law', 'cycle', 'text', 'createdAt'],
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  indexes: [{ fields: ['portfolio', 'bbl', 'law', 'cycle'] }],
  fields: [
    { name: 'portfolio', type: 'relationship', relationTo: 'portfolios', required: true, index: true },
    { name: 'bbl', label: 'BBL', type: 'text', required: true },
    { name: 'law', type: 'text', required: true },
    // The law's filing cycle, such as "2027".
    { name: 'cycle', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: KINDS },
    { name: 'text', type: 'textarea', maxLength: 1000 },
  ],
};
