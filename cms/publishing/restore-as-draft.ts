import {
  APIError,
  restoreVersionOperation,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload';

const RESTORED = 'Restored as a draft. The live page stays as it is until you publish the draft.';

/** Payload would write the version over the live document: a draft takes a page down, and a published one goes live. */
function refuse(): never {
  throw new APIError('A version can only be restored as a draft.', 400, null, true);
}

interface Operation {
  operation: string;
  args?: object;
}

function refuseUnlessDraft({ operation, args }: Operation): void {
  if (operation === 'restoreVersion' && !(args && 'draft' in args && args.draft)) refuse();
}

function refuseToRestore({ operation }: Operation): void {
  if (operation === 'restoreVersion') refuse();
}

/** Answers in the place of Payload's own endpoint, which comes after those of a configuration. */
const restoreEndpoint = (restore: (req: PayloadRequest, version: string) => Promise<unknown>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    await restore(req, String(req.routeParams?.id));
    return Response.json({ message: RESTORED });
  },
});

async function restoreDocument(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  await restoreVersionOperation({
    collection: req.payload.collections[slug],
    id,
    depth: 0,
    draft: true,
    req,
  });
}

/** A draft of its own: Payload's restoring of a global writes over the live one, also where it is told not to. */
async function restoreGlobal(req: PayloadRequest, slug: GlobalSlug, id: string): Promise<void> {
  const asked = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...asked, id });
  await req.payload.updateGlobal({
    ...asked,
    data: Object.assign(version, { _status: 'draft' }),
    draft: true,
  });
}

/** Whether what is published may have a draft beside it. */
export const hasDrafts = ({ versions }: Pick<CollectionConfig | GlobalConfig, 'versions'>): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

function guardCollection(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { endpoints, hooks, slug } = collection;
  return {
    ...collection,
    endpoints: [
      restoreEndpoint((req, id) => restoreDocument(req, slug as CollectionSlug, id)),
      ...(endpoints || []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [refuseUnlessDraft, ...(hooks?.beforeOperation ?? [])],
    },
  };
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  if (!hasDrafts(global)) return global;
  const { endpoints, hooks, slug } = global;
  return {
    ...global,
    endpoints: [
      restoreEndpoint((req, id) => restoreGlobal(req, slug as GlobalSlug, id)),
      ...(endpoints || []),
    ],
    hooks: {
      ...hooks,
      beforeOperation: [refuseToRestore, ...(hooks?.beforeOperation ?? [])],
    },
  };
}

/** Restores every version as a draft beside the live document, whatever status the version had. */
export const restoreAsDraft: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(guardCollection),
  globals: config.globals?.map(guardGlobal),
});
