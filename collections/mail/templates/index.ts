import type { CollectionConfig } from 'payload';
import { editors, nobody, systemOnly } from '#cms/access.ts';
import { seedDigestField } from '#cms/fields/common.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { bodyError, reasonError, subjectError } from '#cms/mail/copy-validation.ts';
import { isTemplateKey, mailTemplate, TEMPLATE_KEYS } from '#cms/mail/templates.ts';
import { templateEndpoints } from './template-endpoints.ts';

const validatedBy =
  (errorIn: typeof bodyError) =>
  (copy: string | null | undefined, { data }: { data: { key?: unknown } }): string | true =>
    isTemplateKey(data.key) ? (errorIn(mailTemplate(data.key), copy ?? '') ?? true) : true;

/** The emails and their placeholders are defined in code: see cms/mail/templates.ts. */
export const MailTemplates: CollectionConfig = {
  slug: 'mail-templates',
  labels: { singular: 'Email template', plural: 'Email templates' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'subject', 'updatedAt'],
    listSearchableFields: ['name', 'subject', 'body'],
    pagination: { defaultLimit: 50 },
  },
  disableBulkEdit: true,
  defaultSort: 'name',
  access: { create: nobody, read: editors, readVersions: editors, update: editors, delete: nobody },
  versions: { maxPerDoc: 25 },
  endpoints: templateEndpoints,
  fields: [
    {
      name: 'key',
      label: 'Email',
      type: 'select',
      required: true,
      unique: true,
      options: TEMPLATE_KEYS.map((value) => ({ value, label: mailTemplate(value).label })),
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'name',
      label: 'Email',
      type: 'text',
      access: systemOnly,
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ siblingData: { key } }): string | undefined =>
            isTemplateKey(key) ? mailTemplate(key).label : undefined,
        ],
      },
    },
    { name: 'subject', type: 'text', required: true, validate: validatedBy(subjectError) },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required: true,
      validate: validatedBy(bodyError),
      admin: {
        rows: 14,
        description:
          'Plain text. A blank line starts a new paragraph. A link on a line of its own becomes a button in email programs that show HTML.',
      },
    },
    {
      name: 'reason',
      label: 'Footer: why the reader gets this email',
      type: 'textarea',
      // Not `required`: the column of an existing installation is empty until the seed fills it.
      custom: { isRequired: true },
      validate: (reason: string | null | undefined) => reasonError(reason ?? '') ?? true,
      hooks: {
        // Earlier versions of a template have no footer. Restoring one keeps the current footer.
        beforeValidate: [
          ({ originalDoc, value }): unknown =>
            value ?? (originalDoc as { reason?: unknown } | undefined)?.reason,
        ],
      },
    },
    componentField('preview', '/collections/mail/templates/template-preview.tsx#TemplatePreview'),
    componentField('placeholders', '/collections/mail/templates/placeholder-list.tsx#PlaceholderList', {
      position: 'sidebar',
    }),
    seedDigestField(),
  ],
};
