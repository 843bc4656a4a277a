import type { CollectionAfterChangeHook } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { idOf } from '#cms/fields/id-of.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Note } from '#cms/payload-types.ts';
import { submissionName } from './kinds.ts';

/** Mails the colleagues whom a new note mentions, in its transaction. The note itself stays in the panel. */
export const mailMentioned: CollectionAfterChangeHook<Note> = async ({ doc, operation, req }) => {
  const ids = (doc.mentions ?? []).map(idOf);
  if (operation !== 'create' || ids.length === 0) return;
  const { collection, document: id, byName: by } = doc;
  const submission = await findFirst(req, collection, { id: { equals: id } });
  const values = {
    by,
    what: submissionName({ collection, id }, submission),
    link: `${siteAddress()}/admin/collections/${collection}/${id}`,
  };
  const queue = await prepareTemplate(req, 'mentionedInNote');
  for (const { email } of await findAll(req, 'users', { id: { in: ids } }))
    await queue({ to: email, values });
};
