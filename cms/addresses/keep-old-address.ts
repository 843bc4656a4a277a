import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import type { Redirect } from '#cms/payload-types.ts';
import { visibleChange } from '#cms/publishing/visible-change.ts';
import { type Addressed, documentPath } from './document-path.ts';
import { isRedirected, type RedirectedCollection } from './address-rules.ts';
import { isSitePage } from './site-pages.ts';

interface Named extends TypeWithID, Addressed {
  id: number;
  _status?: string | null;
}

/** The address under which visitors last knew a document that they do not see at present. */
async function lastPublishedPath(req: PayloadRequest, collection: RedirectedCollection, id: number) {
  const { docs } = await req.payload.db.findVersions<Addressed>({
    collection,
    req,
    limit: 2,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  });
  // The newest of them is the publication that is under way.
  const earlier = docs[1]?.version;
  return earlier && documentPath(collection, earlier);
}

/** One statement: each publication asks for it, and most addresses lead nowhere. */
const deleteRedirect = (req: PayloadRequest, from: string) =>
  req.payload.db.deleteMany({ collection: 'redirects', where: { from: { equals: from } }, req });

/** Leads an address to a document, whatever it led to before. */
async function redirect(req: PayloadRequest, from: string, document: NonNullable<Redirect['document']>) {
  await deleteRedirect(req, from);
  const data = { from, leadsTo: 'document' as const, document };
  await req.payload.create({ collection: 'redirects', data, req });
}

/**
 * Keeps the address of a document that visitors knew under another one leading to it. A redirect names the
 * document, not its address: however often that changes, each old address leads to the present one at once. An
 * address at which there is a page again leads nowhere else.
 */
export const redirectOldAddress: CollectionAfterChangeHook<Named> = async (change) => {
  const { collection, doc, req } = change;
  const { before, now } = (await visibleChange(change)) ?? {};
  const present = now && documentPath(collection.slug, now);
  if (!present || !isRedirected(collection.slug)) return doc;
  await deleteRedirect(req, present);
  if (change.operation === 'create') return doc;
  const known = before
    ? documentPath(collection.slug, before)
    : await lastPublishedPath(req, collection.slug, doc.id);
  // Where the site has a page of its own, visitors never saw the document.
  if (known && known !== present && !isSitePage(known))
    await redirect(req, known, { relationTo: collection.slug, value: doc.id });
  return doc;
};

/** Nothing leads to a document that is about to be deleted. After that, nobody could tell what led to it. */
export const deleteRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const document = { equals: { relationTo: collection.slug, value: id } };
  const where = { document, leadsTo: { equals: 'document' } };
  await req.payload.delete({ collection: 'redirects', where, req });
};
