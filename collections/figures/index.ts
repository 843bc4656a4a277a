import type { ArrayField, ArrayFieldValidation, CollectionConfig } from 'payload';
import { KIND_CHOICES } from '#app/regulations/figures/kinds.ts';
import type { PeriodRow } from '#app/regulations/figures/register.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { lineField, paragraphField, rowField, selectField } from '#cms/fields/copy.ts';
import { registerAccess } from '#cms/figures/access.ts';
import { figureEndpoints } from '#cms/figures/endpoints.ts';
import { dayField, registerFields } from '#cms/figures/fields.ts';
import { registerHooks } from '#cms/figures/hooks.ts';
import { noticeEndpoints } from '#cms/law-notices/endpoints.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { valuesError } from './validate.ts';

const validateValues: ArrayFieldValidation = (rows, { data }) => {
  const { kind, key }: { kind?: unknown; key?: string } = data;
  return valuesError(kind, (rows ?? []) as PeriodRow[], key) ?? true;
};

const valuesField: ArrayField = {
  name: 'values',
  type: 'array',
  validate: validateValues,
  admin: {
    description:
      'Each value with its first day. A value holds until the next one starts. To prepare for a change, add a row: pages show the new value from that day on.',
  },
  fields: [
    rowField(
      { ...lineField('value', 'Value', 120), admin: { width: '34%' } },
      dayField('from', 'First day', { admin: { width: '33%' } }),
      dayField('to', 'Last day, if it ends', { admin: { width: '33%' } }),
    ),
  ],
};

/** Numbers, dates and amounts of the law, each with its source. Texts and calculations use them by their key. */
export const Figures: CollectionConfig = {
  slug: 'figures',
  admin: {
    group: 'Figures',
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'module', 'certainty', 'checkedOn', '_status'],
    listSearchableFields: ['name', 'key', 'statement', 'citation'],
  },
  defaultSort: 'key',
  access: registerAccess,
  versions: documentVersions,
  endpoints: [...figureEndpoints, ...noticeEndpoints],
  hooks: registerHooks,
  fields: registerFields(
    'll97-penalty-per-ton',
    [
      lineField('name', 'Name', 160),
      rowField(
        { ...selectField('kind', KIND_CHOICES), admin: { width: '50%' } },
        {
          name: 'unit',
          type: 'text',
          maxLength: 120,
          admin: { width: '50%', description: 'In words. For a duration, use the plural: days, months.' },
        },
      ),
      valuesField,
      paragraphField('statement', 'What it says', 500),
      lineField('citation', 'Citation', 240),
    ],
    [componentField('whatPagesSay', '/cms/figures/panel/what-pages-say.tsx#WhatPagesSay')],
  ),
};
