import type { PayloadRequest, Where } from 'payload';
import {
  INBOX_SLUGS,
  type InboxDocument,
  inboxKind,
  type InboxSlug,
  type SubmissionKey,
  valueAt,
} from './kinds.ts';
import { submissionTitle } from './field-text.ts';
import type { Duplicate } from './schema.ts';

const MAX_SHOWN_PER_KIND = 20;

/** More than are shown: rows that only contain the name are among them. */
const MAX_COMPARED = 500;

interface Sender {
  email?: string;
  company?: string;
}

const textAt = (document: unknown, path: string | undefined): string | undefined => {
  const value = path && valueAt(document, path);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
};

const senderOf = (collection: InboxSlug, document: InboxDocument): Sender => ({
  email: textAt(document, inboxKind(collection).email),
  company: textAt(document, inboxKind(collection).company),
});

/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

async function findInKind(
  req: PayloadRequest,
  sender: Sender,
  collection: InboxSlug,
  key: SubmissionKey,
): Promise<Duplicate[]> {
  const { email, company, label, title, where } = inboxKind(collection);
  const or: Where[] = [];
  if (sender.email) or.push({ [email]: { contains: escapeLike(sender.email) } });
  if (sender.company && company) or.push({ [company]: { contains: escapeLike(sender.company) } });
  if (or.length === 0) return [];
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ or }, ...(where ? [where] : [])] },
    sort: '-createdAt',
    limit: MAX_COMPARED,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
  });
  const duplicates = docs.flatMap((document) => {
    const { id, status, createdAt } = document;
    if (collection === key.collection && id === key.id) return [];
    const other = senderOf(collection, document);
    const hasSameEmail = isSame(sender.email, other.email);
    if (!hasSameEmail && !isSame(sender.company, other.company)) return [];
    const same = hasSameEmail ? ('email' as const) : ('company' as const);
    const name = submissionTitle(req.payload, { slug: collection, id, title: valueAt(document, title) });
    return [{ collection, id, title: name, kind: label, same, status: status ?? '', receivedAt: createdAt }];
  });
  return duplicates.slice(0, MAX_SHOWN_PER_KIND);
}

/** Other submissions with the same email address or company, of any kind. */
export async function findDuplicates(
  req: PayloadRequest,
  key: SubmissionKey,
  document: InboxDocument,
): Promise<Duplicate[]> {
  const sender = senderOf(key.collection, document);
  const found = await Promise.all(INBOX_SLUGS.map((slug) => findInKind(req, sender, slug, key)));
  return found.flat().sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}
