import type { CollectionAfterChangeHook } from 'payload';
import { findAll, findFirst } from '#cms/database/find.ts';
import { siteAddress } from '#cms/mail/imprint.ts';
import { prepareTemplate } from '#cms/mail/queue.ts';
import type { Note } from '#cms/payload-types.ts';
import { idOf } from './field-text.ts';
import { inboxKind, type InboxSlug, valueAt } from './kinds.ts';

/** "Contact message K7M2-9QXD": nothing about who sent it. */
const nameOf = (collection: InboxSlug, id: number, document: unknown): string => {
  const reference = valueAt(document, 'reference');
  return `${inboxKind(collection).singular} ${typeof reference === 'string' ? reference : id}`;
};

/** Mails the colleagues whom a new note mentions, in its transaction. The note itself stays in the panel. */
export const mailMentioned: CollectionAfterChangeHook<Note> = async ({ doc, operation, req }) => {
  const ids = (doc.mentions ?? []).map(idOf);
  if (operation !== 'create' || ids.length === 0) return;
  const { collection, document: id, byName: by } = doc;
  const submission = await findFirst(req, collection, { id: { equals: id } });
  const values = {
    by,
    what: nameOf(collection, id, submission),
    link: `${siteAddress()}/admin/collections/${collection}/${id}`,
  };
  const queue = await prepareTemplate(req, 'mentionedInNote');
  for (const { email } of await findAll(req, 'users', { id: { in: ids } }))
    await queue({ to: email, values });
};
