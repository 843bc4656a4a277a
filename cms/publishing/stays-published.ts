import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';
import { visibleChange } from './visible-change.ts';

/** In the place of "Unpublish" where the site cannot be without a document: the words that say so. The server refuses it too. */
export const NO_UNPUBLISH = '/cms/publishing/buttons.tsx#NoUnpublish';

const REFUSAL =
  'This cannot be unpublished because the site needs it. Edit and publish it, or restore an earlier version.';

/** A refusal that the panel shows as it is. */
const refuse = (): never => {
  throw new APIError(REFUSAL, 400, null, true);
};

/** Refuses to unpublish a document without which pages of the site could not be shown. */
export const rejectUnpublish: CollectionAfterChangeHook<TypeWithID> = async ({
  collection,
  context,
  doc,
  req,
}) => {
  const change = await visibleChange({ collection, context, doc, req });
  if (change && !change.now) refuse();
  return doc;
};

/** Whether a global was on the site and is no more. One that was never published has no row yet. */
async function isUnpublished(req: PayloadRequest, slug: string): Promise<boolean> {
  const row = await req.payload.db.findGlobal<{ id?: number; _status?: string }>({ slug, req });
  return row.id !== undefined && row._status !== 'published';
}

/** Refuses to unpublish a global: each is the words of a page. */
export const rejectGlobalUnpublish: GlobalAfterChangeHook = async ({
  doc,
  global,
  req,
}): Promise<unknown> => {
  if (await isUnpublished(req, global.slug)) refuse();
  return doc;
};
