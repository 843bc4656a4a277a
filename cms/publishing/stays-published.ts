import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';
import { visibleChange } from './visible-change.ts';

/** Replaces the "Unpublish" button of documents that the site needs. The hooks below reject it on the server. */
export const NO_UNPUBLISH = '/cms/publishing/buttons.tsx#NoUnpublish';

const MESSAGE =
  'This cannot be unpublished because the site needs it. Edit and publish it, or restore an earlier version.';

const reject = (): never => {
  throw new APIError(MESSAGE, 400, null, true);
};

/** Keeps published what the site needs. */
export const rejectUnpublish: CollectionAfterChangeHook<TypeWithID> = async ({
  collection,
  context,
  doc,
  req,
}) => {
  const change = await visibleChange({ collection, context, doc, req });
  if (change && !change.now) reject();
  return doc;
};

/** A global that was never published has no row yet. */
async function isUnpublished(req: PayloadRequest, slug: string): Promise<boolean> {
  const row = await req.payload.db.findGlobal<{ id?: number; _status?: string }>({ slug, req });
  return row.id !== undefined && row._status !== 'published';
}

/** Keeps globals published: each is the copy of a page. */
export const rejectGlobalUnpublish: GlobalAfterChangeHook = async ({
  doc,
  global,
  req,
}): Promise<unknown> => {
  if (await isUnpublished(req, global.slug)) reject();
  return doc;
};
