import type { ArrayField, CollectionConfig, SelectField, TextFieldSingleValidation } from 'payload';
import { LAW_IDS } from '#law/buildings/rules/index.ts';
import { CERTAINTIES } from '#law/figures/register.ts';
import { editors, nobody } from '#cms/access.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { textareaField, rowField, selectField } from '#cms/fields/copy.ts';
import { beforePublishingField, componentField } from '#cms/fields/ui-fields.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { draftEventHooks } from '#cms/publishing/publish-events.ts';
import { NO_UNPUBLISH, rejectUnpublish } from '#cms/publishing/stays-published.ts';
import { toChoices, FIELD_LABELS, hasField, SET_LABELS } from './choices.ts';
import { type LineRow, valueError } from './validate-lines.ts';

const HALF = { width: '50%' };

const keyField: SelectField = {
  ...selectField('key', toChoices(SET_LABELS), { position: 'sidebar', readOnly: true }),
  label: 'Data set',
  unique: true,
  access: { update: nobody },
};

const fieldField: SelectField = {
  ...selectField('field', toChoices(FIELD_LABELS), HALF),
  label: 'Column',
  filterOptions: ({ data, options }) =>
    options.filter((option) => typeof option !== 'string' && hasField(data.key, option.value)),
};

const validateValue: TextFieldSingleValidation = (_value, { data, path }) => {
  const { lines }: { lines?: readonly LineRow[] | null } = data;
  return valueError(lines ?? [], Number(path[1])) ?? true;
};

const linesField: ArrayField = {
  name: 'lines',
  type: 'array',
  required: true,
  admin: {
    description:
      'The first line that matches decides. If a line has no law, the next column decides whether there is one.',
  },
  fields: [
    rowField(fieldField, {
      ...selectField(
        'match',
        [
          { value: 'exact', label: 'Is exactly' },
          { value: 'pattern', label: 'Matches the pattern' },
        ],
        HALF,
      ),
      defaultValue: 'exact',
    }),
    rowField(
      {
        name: 'value',
        label: 'Code',
        type: 'text',
        required: true,
        validate: validateValue,
        admin: { ...HALF, description: 'A code as the city writes it, or a regular expression.' },
      },
      {
        ...selectField(
          'law',
          LAW_IDS.map((id) => ({ value: id, label: id })),
          {
            ...HALF,
            description: 'Leave empty if no law on this site covers it.',
          },
        ),
        required: false,
      },
    ),
    textareaField('meaning', 'What it means', 200),
    { ...textareaField('closes', 'What closes it', 300), required: false },
    { ...selectField('certainty', CERTAINTIES), defaultValue: 'unverified' },
  ],
};

/** One document for each data set, because the order of lines matters. */
export const ViolationCodes: CollectionConfig = {
  slug: 'violation-codes',
  labels: { singular: 'Violation codes', plural: 'Violation codes' },
  admin: {
    group: 'Figures',
    useAsTitle: 'key',
    defaultColumns: ['key', 'updatedAt', '_status'],
    components: { edit: { UnpublishButton: NO_UNPUBLISH } },
  },
  disableBulkEdit: true,
  defaultSort: 'key',
  access: { create: nobody, read: editors, readVersions: editors, update: editors, delete: nobody },
  versions: documentVersions,
  hooks: { ...draftEventHooks, afterChange: [rejectUnpublish, ...draftEventHooks.afterChange] },
  fields: [
    beforePublishingField(),
    componentField('addLine', '/collections/city-data/violation-codes/add-line.tsx#AddLine'),
    linesField,
    keyField,
    seedDigestField(),
  ],
};
