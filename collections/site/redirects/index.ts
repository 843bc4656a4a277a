import type { CollectionConfig, Condition } from 'payload';
import { editors } from '#cms/access.ts';
import { isRedirectTarget, REDIRECTED_COLLECTIONS } from '#cms/urls/url-rules.ts';
import { tidyFrom, validateFrom } from './from.ts';

const leadsTo =
  (kind: 'document' | 'address'): Condition =>
  (_data, redirect: { leadsTo?: string }) =>
    redirect.leadsTo === kind;

/**
 * Created when the URL of a published document changes, or by editors. Applies only where the site has no
 * page. See docs/decisions/0020.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'leadsTo', 'document', 'address', 'updatedAt'],
    description: 'Old addresses that send visitors to a different page.',
  },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 300,
      hooks: { beforeValidate: [tidyFrom] },
      validate: validateFrom,
      admin: { description: 'A path on this site that no longer has a page, such as "/ll97/blog/old-name".' },
    },
    {
      name: 'leadsTo',
      type: 'radio',
      required: true,
      defaultValue: 'document',
      options: [
        { value: 'document', label: 'A document' },
        { value: 'address', label: 'An address' },
      ],
    },
    {
      name: 'document',
      type: 'relationship',
      relationTo: [...REDIRECTED_COLLECTIONS],
      required: true,
      admin: { condition: leadsTo('document') },
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 500,
      validate: (value: string | null | undefined) =>
        (typeof value === 'string' && isRedirectTarget(value)) ||
        'Start with "/" for a page on this site, or enter a full address such as https://www.nyc.gov/.',
      admin: { condition: leadsTo('address') },
    },
  ],
};
