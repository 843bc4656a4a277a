import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { changeDrafted } from './drafts.ts';

type Document = Record<string, unknown> & { id: number | string; _status?: string };

async function findNewerDraft(
  req: PayloadRequest,
  slug: string,
  id: number | string,
): Promise<Document | undefined> {
  const collection = slug as CollectionSlug;
  const found = { collection, id, depth: 0, disableErrors: true, showHiddenFields: true, req } as const;
  const live = (await req.payload.findByID(found)) as Document | null;
  if (live?._status !== 'published') return undefined;
  const newest = (await req.payload.findByID({ ...found, draft: true })) as Document | null;
  return newest?._status === 'draft' ? newest : undefined;
}

/** Payload would write the newer draft over the live document, and so unpublish the page. */
const saveInDraft =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !('data' in args) || args.id === undefined) return args;
    if (args.draft || '_status' in args.data) return args;
    return (await findNewerDraft(req, slug, args.id)) ? { ...args, draft: true } : args;
  };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Unpublishing from the list starts from the live document, and would make its text the newest draft. */
const keepNewestDraft: CollectionBeforeChangeHook<Document> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'draft' || originalDoc?._status !== 'published') return data;
  const newest = await findNewerDraft(req, collection.slug, originalDoc.id);
  if (!newest) return data;
  const changed = Object.entries(data).filter(([name, value]) => !isSame(value, originalDoc[name]));
  return { ...newest, ...Object.fromEntries(changed) };
};

export const keepNewestDrafts = changeDrafted(
  ({ hooks, ...collection }): CollectionConfig => ({
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), saveInDraft(collection.slug)],
      beforeChange: [...(hooks?.beforeChange ?? []), keepNewestDraft],
    },
  }),
  (global) => global,
);
