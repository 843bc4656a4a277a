import type { CollectionConfig } from 'payload';
import { registerAccess } from '#cms/register/access.ts';
import { sourceEndpoints } from './figure-endpoints.ts';
import { dayField, keyField } from './register-fields.ts';
import { sourceHooks } from './register-hooks.ts';
import { textField, selectField } from '#cms/fields/copy.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';

const KINDS = ['statute', 'rule', 'official page', 'secondary', 'project'].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const isWebUrl = (value: string): boolean => {
  if (!/^https:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  return new URL(value).hostname.includes('.');
};

export const Sources: CollectionConfig = {
  slug: 'sources',
  admin: {
    group: 'Figures',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'address', 'seenOn', '_status'],
    listSearchableFields: ['title', 'key', 'address'],
  },
  defaultSort: 'title',
  access: registerAccess,
  versions: documentVersions,
  endpoints: sourceEndpoints,
  hooks: sourceHooks,
  fields: [
    textField('title', 'Title', 300),
    {
      name: 'address',
      type: 'text',
      maxLength: 500,
      validate: (value: string | null | undefined) =>
        !value || isWebUrl(value) || 'Enter a full web address that starts with https://.',
    },
    keyField('admin-code-28-320'),
    selectField('kind', KINDS, { position: 'sidebar' }),
    dayField('seenOn', 'Seen on', { required: true, admin: { position: 'sidebar' } }),
    componentField('sourceEntries', '/collections/figures/panel/source-entries.tsx#SourceEntries'),
    seedDigestField(),
  ],
};
