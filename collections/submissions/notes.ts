import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { activeUsers, admins, nobody, staff, STAFF_ROLES, systemOnly } from '#cms/access.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { queryRows } from '#cms/database/transactions.ts';
import { badRequest } from '#cms/errors.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { siteUrl } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Note } from '#cms/payload-types.ts';
import { inboxPath, submissionName } from './kinds.ts';
import { SUBMISSION_NOT_FOUND } from './schema.ts';

const mailMentioned: CollectionAfterChangeHook<Note> = async ({ doc, operation, req }) => {
  const ids = (doc.mentions ?? []).map(idOf);
  if (operation !== 'create' || ids.length === 0) return;
  const { byName: by, text: note } = doc;
  const submission = await findFirst(req, 'submissions', { id: { equals: idOf(doc.submission) } });
  if (!submission) return;
  const link = `${siteUrl()}${inboxPath(submission.id)}`;
  const queue = await prepareTemplate(req, 'mentionedInNote');
  const people = await findAll(req, 'users', { id: { in: ids }, ...activeUsers(...STAFF_ROLES) });
  for (const { email: to } of people)
    await queue({ to, values: { by, note, what: submissionName(submission), link } });
};

const MAX_MENTIONS = 20;

/** Locks the submission, so that a simultaneous deletion also deletes the note. */
const requireSubmission: CollectionBeforeChangeHook<Note> = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const id = idOf(data.submission) ?? 0;
  const rows = await queryRows(req, sql`select id from submissions where id = ${id} for key share`);
  if (rows.length === 0) throw badRequest(SUBMISSION_NOT_FOUND);
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
  hooks: {
    beforeChange: [requireSubmission, recordAuthor, normalizeMentions],
    afterChange: [mailMentioned],
  },
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true, index: true },
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
    { name: 'by', type: 'relationship', relationTo: 'users', access: systemOnly },
    { name: 'byName', type: 'text', required: true, defaultValue: 'Lotline', access: systemOnly },
  ],
};
