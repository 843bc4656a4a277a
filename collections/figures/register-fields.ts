import type { Field, RelationshipField, TextField } from 'payload';
import { isDay } from '#law/figures/figure-kinds.ts';
import { CERTAINTIES } from '#law/figures/register.ts';
import { nobody, signedIn, systemOnly } from '#cms/access.ts';
import { lawGroupField, seedDigestField } from '#cms/fields/common.ts';
import { selectField } from '#cms/fields/copy.ts';
import { duplicatedName } from '#cms/fields/slug.ts';
import { beforePublishingField, componentField } from '#cms/fields/ui-fields.ts';

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The key used in placeholders and calculations. It never changes, because texts would lose their figure. */
export const keyField = (example: string): TextField => ({
  name: 'key',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 96,
  access: { update: nobody },
  hooks: { beforeDuplicate: [duplicatedName] },
  validate: (value: string | null | undefined) =>
    KEY.test(value ?? '') || `Use lowercase letters, digits and hyphens, such as "${example}".`,
  admin: {
    position: 'sidebar',
    description: 'The name used in texts and calculations. It cannot be changed later.',
  },
});

const NO_DAY = 'Enter a valid date, such as 2027-05-01.';

export const dayField = (
  name: string,
  label: string,
  overrides: Partial<Pick<TextField, 'required' | 'admin'>> = {},
): TextField => ({
  name,
  label,
  type: 'text',
  required: overrides.required,
  validate: (value: string | null | undefined) =>
    value ? isDay(value) || NO_DAY : !overrides.required || 'This field is required.',
  admin: { ...overrides.admin, components: { Field: '/cms/fields/day-field.tsx#DayField' } },
});

export const sourceField = (): RelationshipField => ({
  name: 'source',
  type: 'relationship',
  relationTo: 'sources',
  required: true,
  index: true,
  admin: { description: 'The law, rule or official page it comes from.' },
});

export const checkActionFields = (): Field[] => [
  beforePublishingField(),
  componentField('checkActions', '/collections/figures/panel/check-actions.tsx#CheckActions', {
    position: 'sidebar',
  }),
];

export const checkFields = (): Field[] => [
  selectField('certainty', CERTAINTIES, {
    position: 'sidebar',
    description:
      'Figures and laws from a secondary source are shown as reported, no matter what you choose here.',
  }),
  dayField('checkedOn', 'Checked on', { required: true, admin: { position: 'sidebar' } }),
  {
    name: 'checkedBy',
    label: 'Checked by',
    type: 'relationship',
    relationTo: 'users',
    access: { ...systemOnly, read: signedIn },
    admin: { position: 'sidebar', readOnly: true, condition: ({ checkedBy }) => Boolean(checkedBy) },
  },
  {
    name: 'checkAgainAfterDays',
    label: 'Check again after (days)',
    type: 'number',
    required: true,
    min: 1,
    max: 3650,
    defaultValue: 180,
    admin: { position: 'sidebar' },
  },
  {
    name: 'note',
    label: 'Note for editors',
    type: 'textarea',
    maxLength: 1000,
    access: { read: signedIn },
  },
];

export const registerFields = (exampleKey: string, own: Field[], panels: Field[] = []): Field[] => [
  ...checkActionFields(),
  componentField(
    'notifyFollowers',
    '/collections/following/law-notices/notify-followers.tsx#NotifyFollowers',
    { position: 'sidebar' },
  ),
  ...own,
  sourceField(),
  keyField(exampleKey),
  lawGroupField(),
  ...checkFields(),
  ...panels,
  componentField('whereUsed', '/collections/figures/panel/where-used.tsx#WhereUsed'),
  seedDigestField(),
];
