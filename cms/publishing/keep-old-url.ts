import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { draftEventHooks } from './publish-events.ts';
import { visibleChange } from './visible-change.ts';
import { type Addressed, documentPath } from '#cms/urls/document-path.ts';
import { isRedirected, type RedirectedCollection } from '#cms/urls/url-rules.ts';
import { isSitePage } from '#cms/urls/site-pages.ts';

interface Named extends TypeWithID, Addressed {
  id: number;
  _status?: string | null;
}

async function lastPublishedPath(req: PayloadRequest, collection: RedirectedCollection, id: number) {
  const { docs } = await req.payload.db.findVersions<Addressed>({
    collection,
    req,
    limit: 2,
    pagination: false,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  });
  // The first version is the one being published now.
  const earlier = docs[1]?.version;
  return earlier && documentPath(collection, earlier);
}

const deleteRedirect = (req: PayloadRequest, from: string) =>
  req.payload.db.deleteMany({ collection: 'redirects', where: { from: { equals: from } }, req });

/**
 * Redirects the old path of a published document. The redirect points to the document rather than to its path, so
 * redirects never chain, however often the path changes.
 */
export const redirectOldUrl: CollectionAfterChangeHook<Named> = async (change) => {
  const { collection, doc, req } = change;
  const { before, now } = (await visibleChange(change)) ?? {};
  const path = now && documentPath(collection.slug, now);
  if (!path || !isRedirected(collection.slug)) return doc;
  await deleteRedirect(req, path);
  if (change.operation === 'create') return doc;
  const from = before
    ? documentPath(collection.slug, before)
    : await lastPublishedPath(req, collection.slug, doc.id);
  // Visitors never saw the document at a path that belongs to the site.
  if (!from || from === path || isSitePage(from)) return doc;
  await deleteRedirect(req, from);
  const document = { relationTo: collection.slug, value: doc.id };
  await req.payload.create({ collection: 'redirects', data: { from, leadsTo: 'document', document }, req });
  return doc;
};

/** Runs before the document is deleted, while its redirects can still be found. */
export const deleteRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const document = { equals: { relationTo: collection.slug, value: id } };
  const where = { document, leadsTo: { equals: 'document' } };
  await req.payload.delete({ collection: 'redirects', where, req });
};

export const pageHooks = {
  ...draftEventHooks,
  afterChange: [...draftEventHooks.afterChange, redirectOldUrl],
  beforeDelete: [deleteRedirects],
};
