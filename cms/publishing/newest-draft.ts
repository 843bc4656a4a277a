import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { z } from 'zod';
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

/** Matches the arguments of an update by ID. Creations have no ID, and deletions have no data. */
const byIdSchema = z.object({
  id: z.union([z.number(), z.string()]),
  data: z.record(z.string(), z.unknown()),
  draft: z.boolean().optional(),
});

/** Saves to the newer draft. Otherwise Payload would overwrite the live document with it, and so unpublish the page. */
const saveInDraft =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { data: update } = byIdSchema.safeParse(args);
    if (!update || update.draft || '_status' in update.data) return args;
    return (await findNewerDraft(req, slug, update.id)) ? { ...args, draft: true } : args;
  };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the newer draft, because unpublishing from the list would replace its text with the live document's text. */
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
