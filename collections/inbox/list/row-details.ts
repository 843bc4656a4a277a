import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { INBOX_SLUGS, inboxKind, type InboxSlug, type SubmissionKey, textAt } from '../kinds/index.ts';

type Reader = Pick<SignedInRequest, 'payload' | 'user'>;

const MAX_LENGTH = 200;

const firstLine = (text = ''): string => text.split('\n')[0]?.trim().slice(0, MAX_LENGTH) ?? '';

const keyOf = ({ collection, id }: SubmissionKey): string => `${collection}/${id}`;

/** Leaves out fields of related documents, such as "assessment.email". */
const fieldsOf = (slug: InboxSlug): string[] => {
  const { senderName, message } = inboxKind(slug);
  return [senderName, message].flatMap((path) => (path && !path.includes('.') ? path : []));
};

async function findWritten({ payload, user }: Reader, listed: readonly SubmissionKey[]) {
  const found = await Promise.all(
    INBOX_SLUGS.map(async (collection) => {
      const ids = listed.filter((row) => row.collection === collection).map(({ id }) => id);
      const fields = fieldsOf(collection);
      if (ids.length === 0 || fields.length === 0) return [];
      const { docs } = await payload.find({
        collection,
        where: { id: { in: ids } },
        select: Object.fromEntries(fields.map((field) => [field, true])),
        pagination: false,
        depth: 0,
        overrideAccess: false,
        user,
      });
      const { senderName, message } = inboxKind(collection);
      return docs.map((document) => ({
        key: keyOf({ collection, id: document.id }),
        name: textAt(document, senderName),
        firstLine: firstLine(textAt(document, message)),
      }));
    }),
  );
  return new Map(found.flat().map(({ key, ...written }) => [key, written]));
}

async function findOwnDrafts({ payload, user }: Reader, listed: readonly SubmissionKey[]) {
  const { docs } = await payload.find({
    collection: 'reply-drafts',
    where: { user: { equals: user.id }, document: { in: listed.map(({ id }) => id) } },
    select: { collection: true, document: true },
    pagination: false,
    depth: 0,
  });
  return new Set(docs.map(({ collection, document: id }) => keyOf({ collection, id })));
}

export async function findRowDetails(reader: Reader, listed: readonly SubmissionKey[]) {
  const [written, drafts] = await Promise.all([findWritten(reader, listed), findOwnDrafts(reader, listed)]);
  return (row: SubmissionKey) => ({
    name: written.get(keyOf(row))?.name ?? null,
    firstLine: written.get(keyOf(row))?.firstLine ?? '',
    hasDraft: drafts.has(keyOf(row)),
  });
}
