import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { activeUsers, admins, nobody, staff, STAFF_ROLES, writtenByProduct } from '#cms/access.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { findLockedRow } from './locked-row.ts';
import { submissionKeyFields } from './submission-fields.ts';
import { validationErrorAt } from './validation-error.ts';
import { idSchema } from '#cms/panel/endpoint.ts';
import type { Note } from '#cms/payload-types.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import { submissionName } from './kinds/index.ts';

const mailMentioned: CollectionAfterChangeHook<Note> = async ({ doc, operation, req }) => {
  const ids = (doc.mentions ?? []).map(idOf);
  if (operation !== 'create' || ids.length === 0) return;
  const { collection, document: id, byName: by, text: note } = doc;
  const submission = await findFirst(req, collection, { id: { equals: id } });
  const values = {
    by,
    note,
    what: submissionName({ collection, id }, submission),
    link: `${siteUrl()}/admin/collections/${collection}/${id}`,
  };
  const queue = await prepareTemplate(req, 'mentionedInNote');
  const people = await findAll(req, 'users', { id: { in: ids }, ...activeUsers(...STAFF_ROLES) });
  for (const { email } of people) await queue({ to: email, values });
};

const MAX_MENTIONS = 20;

const NOT_FOUND = {
  path: 'document',
  message: 'This submission no longer exists. It may have been deleted. Reload the page.',
};

/** Locks the submission, so that deleting it at the same time also deletes the note. */
const requireSubmission: CollectionBeforeChangeHook<Note> = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !data.collection) return data;
  const { data: id } = idSchema.safeParse(data.document);
  const row = id && (await findLockedRow(req, data.collection, id));
  if (!row) throw validationErrorAt(collection.slug, NOT_FOUND, req);
  return data;
};

const recordAuthor: CollectionBeforeChangeHook<Note> = ({ data, req: { user } }) =>
  user ? { ...data, by: user.id, byName: user.name, createdAt: new Date().toISOString() } : data;

const normalizeMentions: CollectionBeforeChangeHook<Note> = ({ data, req: { user } }) => {
  const ids = (data.mentions ?? []).flatMap((mention) => idOf(mention) ?? []);
  return { ...data, mentions: [...new Set(ids)].filter((id) => id !== user?.id) };
};

export const Notes: CollectionConfig = {
  slug: 'notes',
  labels: { singular: 'Internal note', plural: 'Internal notes' },
  admin: { group: 'Submissions', useAsTitle: 'text', hidden: true },
  defaultSort: '-createdAt',
  access: { create: staff, read: staff, update: nobody, delete: admins },
  indexes: [{ fields: ['collection', 'document'] }],
  hooks: {
    beforeChange: [requireSubmission, recordAuthor, normalizeMentions],
    afterChange: [mailMentioned],
  },
  fields: [
    ...submissionKeyFields(),
    { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'mentions',
      label: 'Notified colleagues',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      maxRows: MAX_MENTIONS,
      filterOptions: activeUsers(...STAFF_ROLES),
    },
    { name: 'by', type: 'relationship', relationTo: 'users', access: writtenByProduct },
    { name: 'byName', type: 'text', required: true, defaultValue: 'Lotline', access: writtenByProduct },
  ],
};
