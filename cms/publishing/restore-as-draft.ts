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
import { hasDrafts } from './drafts.ts';

const RESTORED = 'Restored as a draft. The live page stays as it is until you publish the draft.';

/**
 * Payload writes a restored version over the live document: https://github.com/payloadcms/payload/issues/1873. A draft
 * would take the page down, and a published version would go live.
 */
function reject(): never {
  throw new APIError('A version can only be restored as a draft.', 400, null, true);
}

interface Operation {
  operation: string;
  args?: object;
}

function rejectUnlessDraft({ operation, args }: Operation): void {
  if (operation === 'restoreVersion' && !(args && 'draft' in args && args.draft)) reject();
}

function rejectRestore({ operation }: Operation): void {
  if (operation === 'restoreVersion') reject();
}

/** Replaces Payload's endpoint, which comes after those of the configuration. */
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

/** Saves the version as a new draft: Payload's restoring of a global ignores `draft` and writes over the live one. */
async function restoreGlobal(req: PayloadRequest, slug: GlobalSlug, id: string): Promise<void> {
  const target = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...target, id });
  await req.payload.updateGlobal({
    ...target,
    data: Object.assign(version, { _status: 'draft' }),
    draft: true,
  });
}

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
      beforeOperation: [rejectUnlessDraft, ...(hooks?.beforeOperation ?? [])],
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
      beforeOperation: [rejectRestore, ...(hooks?.beforeOperation ?? [])],
    },
  };
}

/** Restores every version as a draft, whatever its status was. */
export const restoreAsDraft: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(guardCollection),
  globals: config.globals?.map(guardGlobal),
});
