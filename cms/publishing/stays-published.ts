import {
  APIError,
  type CollectionAfterChangeHook,
  type GlobalAfterChangeHook,
  type TypeWithID,
} from 'payload';
import { visibleChange } from './visible-change.ts';

export const NO_UNPUBLISH = '/cms/publishing/buttons.tsx#NoUnpublish';

const unpublishError = () =>
  new APIError(
    'This cannot be unpublished because the site needs it. Edit and publish it, or restore an earlier version.',
    400,
    null,
    true,
  );

export const rejectUnpublish: CollectionAfterChangeHook<TypeWithID> = async (change) => {
  const visible = await visibleChange(change);
  if (visible && !visible.now) throw unpublishError();
  return change.doc;
};

export const rejectGlobalUnpublish: GlobalAfterChangeHook = async ({
  doc,
  global: { slug },
  req,
}): Promise<unknown> => {
  const row = await req.payload.db.findGlobal<{ id?: number; _status?: string }>({ slug, req });
  // A global that was never published has no row yet.
  if (row.id !== undefined && row._status !== 'published') throw unpublishError();
  return doc;
};
