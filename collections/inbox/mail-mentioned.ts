import type { CollectionAfterChangeHook } from 'payload';
import { activeUsers, STAFF_ROLES } from '#cms/access.ts';
import { findAll, findFirst } from '#cms/database/find.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Note } from '#cms/payload-types.ts';
import { submissionName } from './kinds/index.ts';

export const mailMentioned: CollectionAfterChangeHook<Note> = async ({ doc, operation, req }) => {
  const ids = (doc.mentions ?? []).map(idOf);
  if (operation !== 'create' || ids.length === 0) return;
  const { collection, document: id, byName: by, text: note } = doc;
  const submission = await findFirst(req, collection, { id: { equals: id } });
  const values = {
    by,
    note,
    what: submissionName({ collection, id }, submission),
    link: `${siteAddress()}/admin/collections/${collection}/${id}`,
  };
  const queue = await prepareTemplate(req, 'mentionedInNote');
  const people = await findAll(req, 'users', { id: { in: ids }, ...activeUsers(...STAFF_ROLES) });
  for (const { email } of people) await queue({ to: email, values });
};
