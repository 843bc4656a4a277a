import type { PayloadRequest } from 'payload';
import { submissionTitle } from './kinds/index.ts';
import { type InboxDocument, inboxKind, type SubmissionKey, textAt } from './kinds/index.ts';
import type { Duplicate } from './inbox-schema.ts';

/** Higher than the shown maximum, because the query also finds rows that merely contain the text. */
const MAX_COMPARED = 1000;

const MAX_SHOWN = 100;

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export async function findDuplicates(
  req: PayloadRequest,
  key: SubmissionKey,
  document: InboxDocument,
): Promise<Duplicate[]> {
  const kind = inboxKind(key.collection);
  const [email, company] = [kind.email, kind.company].map((path) => textAt(document, path)?.toLowerCase());
  const texts = [email, company].filter((text) => text !== undefined);
  if (texts.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { or: texts.map((text) => ({ searchText: { contains: escapeLike(text) } })) },
    sort: '-createdAt',
    limit: MAX_COMPARED,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  const duplicates = docs.flatMap(({ collection, document: other, searchText, ...row }): Duplicate[] => {
    const id = other ?? 0;
    if (collection === key.collection && id === key.id) return [];
    const { label, company: hasCompany } = inboxKind(collection);
    // Each searchable text is on a line of its own.
    const isFoundBy = (text = '') => text !== '' && (searchText ?? '').split('\n').includes(text);
    const hasSameEmail = isFoundBy(email);
    if (!hasSameEmail && !(hasCompany && isFoundBy(company))) return [];
    const title = submissionTitle(req.payload, { slug: collection, id, title: row.title });
    const same = hasSameEmail ? 'email' : 'company';
    return [{ collection, id, title, kind: label, same, status: row.status, receivedAt: row.createdAt }];
  });
  return duplicates.slice(0, MAX_SHOWN);
}
