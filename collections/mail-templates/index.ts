import type { CollectionConfig } from 'payload';
import { editors } from '#cms/access/editors.ts';
import { nobody } from '#cms/access/nobody.ts';
import { seedDigestField } from '#cms/fields/seed-digest.ts';
import { templateEndpoints } from '#cms/mail/preview/endpoints.ts';
import { mailTemplateFields } from './fields.ts';

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
