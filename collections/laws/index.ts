import type { ArrayField, ArrayFieldValidation, CollectionConfig, SelectField } from 'payload';
import { FAMILIES } from '#law/buildings/laws.ts';
import { nobody } from '#cms/access.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { checkboxField, textField, textareaField, rowField, selectField } from '#cms/fields/copy.ts';
import { registerAccess } from '#cms/register/access.ts';
import { lawEndpoints } from '#collections/figures/figure-endpoints.ts';
import { checkActionFields, checkFields, sourceField } from '#collections/figures/register-fields.ts';
import { lawHooks } from '#collections/figures/register-hooks.ts';
import { documentVersions } from '#cms/publishing/drafts.ts';
import { makePreview } from '#cms/publishing/preview.ts';
import { NO_UNPUBLISH } from '#cms/publishing/stays-published.ts';
import { ownPageError, type ReasonRow, reasonsError } from './validate.ts';
import { LAW_IDS } from '#law/buildings/rules/index.ts';

const keyField: SelectField = {
  name: 'key',
  label: 'Id',
  type: 'select',
  required: true,
  unique: true,
  options: LAW_IDS.map((id) => ({ value: id, label: id })),
  access: { update: nobody },
  admin: { position: 'sidebar', readOnly: true, description: 'Used in links and in the JSON.' },
};

const validateReasons: ArrayFieldValidation = (rows, { data }) => {
  const { key }: { key?: unknown } = data;
  return reasonsError(key, (rows ?? []) as readonly ReasonRow[]) ?? true;
};

const reasonsField: ArrayField = {
  name: 'reasons',
  label: 'Reasons',
  labels: { singular: 'Reason', plural: 'Reasons' },
  type: 'array',
  validate: validateReasons,
  admin: {
    isSortable: false,
    description:
      'What visitors read beside each answer: one sentence for each code of the rule. A sentence may contain values, such as {floors}, which the page fills in from the building.',
  },
  fields: [textareaField('text', 'Text', 500), textField('code', 'Code', 60)],
};

/** The copy for each law. The laws' rules are in code: see law/buildings. */
export const Laws: CollectionConfig = {
  slug: 'laws',
  admin: {
    group: 'Figures',
    useAsTitle: 'title',
    defaultColumns: ['title', 'name', 'family', 'isOff', 'certainty', 'checkedOn', '_status'],
    listSearchableFields: ['title', 'name', 'key', 'summary', 'citation'],
    pagination: { defaultLimit: 50 },
    preview: makePreview('laws'),
    components: { edit: { UnpublishButton: NO_UNPUBLISH } },
  },
  disableBulkEdit: true,
  defaultSort: 'key',
  access: { ...registerAccess, create: nobody, delete: nobody },
  versions: documentVersions,
  endpoints: lawEndpoints,
  hooks: lawHooks,
  fields: [
    ...checkActionFields(),
    rowField(
      { ...textField('title', 'Subject', 100), admin: { width: '50%' } },
      {
        ...textField('name', 'Law', 120),
        admin: { width: '50%', description: 'Include the year, because numbers repeat.' },
      },
    ),
    rowField(
      { ...selectField('family', FAMILIES), admin: { width: '50%' } },
      { ...textField('agency', 'Agency', 120), admin: { width: '50%' } },
    ),
    textareaField('summary', 'What it requires', 500),
    { ...textareaField('exempt', 'Who is exempt', 600), required: false },
    textareaField('whatToDo', 'What to do next', 700),
    textareaField('dateInWords', 'When it is due, in words', 500),
    textareaField('penalty', 'Penalty for missing it', 500),
    textField('citation', 'Citation', 240),
    sourceField(),
    {
      name: 'page',
      label: 'Our page on it',
      type: 'text',
      maxLength: 120,
      validate: (value: string | null | undefined) => ownPageError(value) ?? true,
      admin: { description: 'A path on this site, such as /ll97. If empty, the page links to the source.' },
    },
    reasonsField,
    checkboxField('isOff', 'Switched off', {
      position: 'sidebar',
      description: 'A law that is switched off does not appear on any page, in any calendar or in the JSON.',
    }),
    keyField,
    ...checkFields(),
    seedDigestField(),
  ],
};
