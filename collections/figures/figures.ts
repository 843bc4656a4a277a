import type { ArrayField, ArrayFieldValidation, CollectionConfig, FieldHook } from 'payload';
import { KIND_CHOICES, toStoredValue } from '#law/figures/figure-kinds.ts';
import type { PeriodRow } from '#law/figures/register.ts';
import { textField, textareaField, rowField, selectField } from '#cms/fields/copy.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { registerAccess } from '#cms/register/access.ts';
import { figureEndpoints } from './figure-endpoints.ts';
import { dayField, registerFields } from './register-fields.ts';
import { registerHooks } from './register-hooks.ts';
import { noticeEndpoints } from '#collections/following/law-notices/notice-endpoints.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { isKind, valuesError } from './validate-values.ts';

const validateValues: ArrayFieldValidation = (rows, { data }) => {
  const { kind, key }: { kind?: unknown; key?: string } = data;
  return valuesError(kind, (rows ?? []) as PeriodRow[], key) ?? true;
};

/** Accepts amounts the way people write them, such as "$280". */
const storeTyped: FieldHook<{ id: number; kind?: unknown }, unknown> = ({ value, data }) =>
  typeof value === 'string' && isKind(data?.kind) ? toStoredValue(data.kind, value) : value;

const valuesField: ArrayField = {
  name: 'values',
  type: 'array',
  validate: validateValues,
  admin: {
    components: { RowLabel: '/collections/figures/panel/value-label.tsx#ValueLabel' },
    description:
      'Each value with its first day. A value applies until the next one starts. To prepare for a change, add a row: pages show the new value starting that day.',
  },
  fields: [
    rowField(
      {
        ...textField('value', 'Value', 120),
        hooks: { beforeValidate: [storeTyped] },
        admin: { width: '34%' },
      },
      dayField('from', 'First day', { admin: { width: '33%' } }),
      dayField('to', 'Last day, if it ends', { admin: { width: '33%' } }),
    ),
  ],
};

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
      textField('name', 'Name', 160),
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
      textareaField('statement', 'What it says', 500),
      textField('citation', 'Citation', 240),
    ],
    [componentField('whatPagesSay', '/collections/figures/panel/what-pages-say.tsx#WhatPagesSay')],
  ),
};
