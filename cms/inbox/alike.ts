import type { PayloadRequest, Where } from 'payload';
import type { Place } from './activity.ts';
import { valueAt, type InboxDocument } from './document.ts';
import { INBOX_SLUGS, inboxKind, type InboxSlug } from './kinds.ts';
import { submissionTitle } from './submission-title.ts';

/** Another submission that seems to come from the same sender. */
export interface Alike extends Place {
  title: string;
  /** Several of its kind, as staff call them. */
  kind: string;
  /** What is the same. */
  same: 'e-mail' | 'company';
  status: string;
  /** ISO 8601. */
  arrivedAt: string;
}

/** As many hints as help. */
const MOST_OF_A_KIND = 20;

/** As many as are compared: names that only contain the name are among them. */
const MOST_COMPARED = 500;

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

/** "LIKE" takes these for wildcards; in a name they stand for themselves. */
const literally = (words: string): string => words.replace(/[\\%_]/g, (character) => `\\${character}`);

function isFrom({ email, company }: Sender, collection: InboxSlug): Where[] {
  const kind = inboxKind(collection);
  return [
    ...(email ? [{ [kind.email]: { contains: literally(email) } }] : []),
    ...(company && kind.company ? [{ [kind.company]: { contains: literally(company) } }] : []),
  ];
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

async function findInKind(
  req: PayloadRequest,
  sender: Sender,
  collection: InboxSlug,
  itself: Place,
): Promise<Alike[]> {
  const or = isFrom(sender, collection);
  if (or.length === 0) return [];
  const { label, title, where } = inboxKind(collection);
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ or }, ...(where ? [where] : [])] },
    sort: '-createdAt',
    limit: MOST_COMPARED,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
  });
  const alike = docs.flatMap((document) => {
    const { id, status, createdAt } = document;
    if (collection === itself.collection && id === itself.id) return [];
    const other = senderOf(collection, document);
    const sameEmail = isSame(sender.email, other.email);
    if (!sameEmail && !isSame(sender.company, other.company)) return [];
    const same = sameEmail ? ('e-mail' as const) : ('company' as const);
    const name = submissionTitle(req.payload, { slug: collection, id, title: valueAt(document, title) });
    return [{ collection, id, title: name, kind: label, same, status: status ?? '', arrivedAt: createdAt }];
  });
  return alike.slice(0, MOST_OF_A_KIND);
}

/** Other submissions of the same e-mail address or company, of any kind: perhaps the same one again. */
export async function findAlike(
  req: PayloadRequest,
  place: Place,
  document: InboxDocument,
): Promise<Alike[]> {
  const sender = senderOf(place.collection, document);
  const found = await Promise.all(INBOX_SLUGS.map((slug) => findInKind(req, sender, slug, place)));
  return found.flat().sort((a, b) => b.arrivedAt.localeCompare(a.arrivedAt));
}
