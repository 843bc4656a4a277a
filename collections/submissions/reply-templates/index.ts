import type { CollectionConfig } from 'payload';
import { staff } from '#cms/access.ts';
import { componentField } from '#cms/fields/ui-fields.ts';
import { KIND_OPTIONS } from '../kinds.ts';
import { replyBodyError, replySubjectError } from '../replies/placeholders.ts';

const validatedBy =
  (errorIn: typeof replyBodyError) =>
  (copy: string | null | undefined): string | true =>
    errorIn(copy ?? '') ?? true;

export const ReplyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    group: 'Inbox settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kinds', 'subject', 'updatedAt'],
    listSearchableFields: ['name', 'subject', 'body'],
  },
  disableBulkEdit: true,
  defaultSort: 'name',
  access: { create: staff, read: staff, update: staff, delete: staff },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'kinds',
      label: 'Offered for',
      type: 'select',
      hasMany: true,
      options: KIND_OPTIONS,
      admin: { description: 'Every kind of submission, unless you choose.' },
    },
    { name: 'subject', type: 'text', required: true, validate: validatedBy(replySubjectError) },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required: true,
      validate: validatedBy(replyBodyError),
      admin: { rows: 12, description: 'Plain text. A blank line starts a new paragraph.' },
    },
    componentField(
      'placeholders',
      '/collections/submissions/reply-templates/placeholder-list.tsx#ReplyPlaceholders',
      {
        position: 'sidebar',
      },
    ),
  ],
};
