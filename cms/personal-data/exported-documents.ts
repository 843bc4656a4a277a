import type { PayloadRequest } from 'payload';
import { readActivity } from '#cms/inbox/activity.ts';
import { isInboxSlug } from '#cms/inbox/kinds.ts';
import { HOLDING_SLUGS, type HoldingSlug } from './holdings.ts';
import type { OwnDocuments } from './own-documents.ts';

/** What the product keeps for itself, and who of the team works on it. */
const LEFT_OUT = new Set([
  'submissionDigest',
  'revision',
  'assignee',
  'prefix',
  'url',
  'thumbnailURL',
  'bills',
  'invoice',
]);

/** Documents by collection, as they are stored. */
export type ExportedDocuments = Partial<Record<HoldingSlug, object[]>>;

const exported = (document: object): object =>
  Object.fromEntries(
    Object.entries(document).filter(([name, value]) => !LEFT_OUT.has(name) && value !== null),
  );

/** The notes on a document and its history, without the names of staff. */
async function activityOf(req: PayloadRequest, slug: HoldingSlug, id: number): Promise<object> {
  if (!isInboxSlug(slug)) return {};
  const entries = await readActivity(req, { collection: slug, id });
  const notes = entries.flatMap((entry) => (entry.kind === 'note' ? { at: entry.at, text: entry.text } : []));
  const changes = entries.flatMap((entry) =>
    // Whom it was given to is not about the visitor.
    entry.kind === 'change' && entry.field !== 'Assignee'
      ? { at: entry.at, field: entry.field, from: entry.from, to: entry.to }
      : [],
  );
  return { notes, changes };
}

async function documentsOf(req: PayloadRequest, collection: HoldingSlug, ids: number[]): Promise<object[]> {
  const where = { id: { in: ids } };
  const { docs } = await req.payload.find({ collection, where, pagination: false, depth: 0, sort: 'id' });
  return Promise.all(
    docs.map(async (document) => ({
      ...exported(document),
      ...(await activityOf(req, collection, document.id)),
    })),
  );
}

/** What somebody sent and what was made of it: every field, the notes on it and its history. */
export async function exportedDocuments(req: PayloadRequest, own: OwnDocuments): Promise<ExportedDocuments> {
  const documents: ExportedDocuments = {};
  for (const slug of HOLDING_SLUGS) {
    const ids = own[slug] ?? [];
    if (ids.length > 0) documents[slug] = await documentsOf(req, slug, ids);
  }
  return documents;
}
