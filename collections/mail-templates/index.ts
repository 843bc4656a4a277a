import type { CollectionConfig, Field, SelectField, TextareaField, TextField } from 'payload';
import { editors, nobody } from '#cms/access.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { bodyError, subjectError } from '#cms/mail/copy-validation.ts';
import { isTemplateKey, mailTemplate, TEMPLATE_KEYS, type TemplateKey } from '#cms/mail/templates/index.ts';
import { templateEndpoints } from './endpoints.ts';

const labelOf = (key: TemplateKey): string => mailTemplate(key).label;

/** The key that a stored document has; nothing where there is none yet. */
const keyOf = (stored: unknown): unknown => (stored as { key?: unknown } | undefined)?.key;

type CopyError = typeof bodyError;

/** Asks the template that a document holds the words of what it has against them. */
const accepts =
  (error: CopyError) =>
  (words: string | null | undefined, { data }: { data: { key?: unknown } }): string | true =>
    isTemplateKey(data.key) ? (error(mailTemplate(data.key), words ?? '') ?? true) : true;

/**
 * Which mail it is, for good. A hook keeps it, not an access rule: with that, Payload would take the key away
 * before it restores a version, and then miss it.
 */
const keyField: SelectField = {
  name: 'key',
  label: 'Mail',
  type: 'select',
  required: true,
  unique: true,
  options: TEMPLATE_KEYS.map((value) => ({ value, label: labelOf(value) })),
  hooks: { beforeValidate: [({ originalDoc, value }): unknown => keyOf(originalDoc) ?? value] },
  admin: { hidden: true },
};

/** The mail's name, by which the panel lists it. */
const nameField: TextField = {
  name: 'name',
  label: 'Mail',
  type: 'text',
  access: { create: nobody, update: nobody },
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ siblingData }): string | undefined =>
        isTemplateKey(siblingData.key) ? labelOf(siblingData.key) : undefined,
    ],
  },
};

const subjectField: TextField = {
  name: 'subject',
  type: 'text',
  required: true,
  validate: accepts(subjectError),
};

const bodyField: TextareaField = {
  name: 'body',
  label: 'Text',
  type: 'textarea',
  required: true,
  validate: accepts(bodyError),
  admin: {
    rows: 14,
    description:
      'Plain text. A blank line starts a new paragraph. A link on a line of its own becomes a button in mail programs that show HTML.',
  },
};

/** The words of a mail, with what can stand in them and how they look. */
export const mailTemplateFields: Field[] = [
  keyField,
  nameField,
  subjectField,
  bodyField,
  {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: '/collections/mail-templates/template-preview.tsx#TemplatePreview' } },
  },
  {
    name: 'placeholders',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/mail-templates/placeholder-list.tsx#PlaceholderList' },
    },
  },
];

/**
 * The words of the mails that the product sends, one document for each. Which mails there are, and what their
 * words may hold, is code: cms/mail/templates.
 */
export const MailTemplates: CollectionConfig = {
  slug: 'mail-templates',
  labels: { singular: 'Mail template', plural: 'Mail templates' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'updatedAt'],
    listSearchableFields: ['name', 'subject', 'body'],
    pagination: { defaultLimit: 25 },
  },
  disableBulkEdit: true,
  defaultSort: 'name',
  access: { create: nobody, read: editors, readVersions: editors, update: editors, delete: nobody },
  versions: { maxPerDoc: 25 },
  endpoints: templateEndpoints,
  fields: [...mailTemplateFields, seedDigestField()],
};
