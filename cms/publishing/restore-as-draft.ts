import {
  restoreVersionOperation,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { badRequest } from '../errors.ts';
import { changeDrafted } from './drafts.ts';

const RESTORED = 'Restored as a draft. The live page stays as it is until you publish the draft.';

interface Operation {
  operation: string;
  args?: object;
}

/**
 * Payload writes a restored version over the live document: https://github.com/payloadcms/payload/issues/1873. A draft
 * would take the page down, and a published version would go live.
 */
function rejectLiveRestore({ operation, args = {} }: Operation): void {
  if (operation === 'restoreVersion' && !('draft' in args && args.draft)) {
    throw badRequest('A version can only be restored as a draft.');
  }
}

/** For globals, Payload ignores `draft`. */
const rejectRestore = ({ operation }: Operation): void => rejectLiveRestore({ operation });

/** Comes before Payload's own endpoint, and so replaces it. */
const restoreEndpoint = (restore: (req: PayloadRequest, version: string) => Promise<unknown>): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    await restore(req, String(req.routeParams?.id));
    return Response.json({ message: RESTORED });
  },
});

const restoreDocument = (slug: CollectionSlug) => (req: PayloadRequest, id: string) =>
  restoreVersionOperation({ collection: req.payload.collections[slug], id, depth: 0, draft: true, req });

const restoreGlobal = (slug: GlobalSlug) => async (req: PayloadRequest, id: string) => {
  const target = { slug, depth: 0, overrideAccess: false, req } as const;
  const { version } = await req.payload.findGlobalVersionByID({ ...target, id });
  const data = Object.assign(version, { _status: 'draft' });
  await req.payload.updateGlobal({ ...target, data, draft: true });
};

/** Restores every version as a draft, whatever its status was. */
export const restoreAsDraft = changeDrafted(
  ({ endpoints, hooks, ...collection }) => ({
    ...collection,
    endpoints: [restoreEndpoint(restoreDocument(collection.slug as CollectionSlug)), ...(endpoints || [])],
    hooks: { ...hooks, beforeOperation: [rejectLiveRestore, ...(hooks?.beforeOperation ?? [])] },
  }),
  ({ endpoints, hooks, ...global }) => ({
    ...global,
    endpoints: [restoreEndpoint(restoreGlobal(global.slug as GlobalSlug)), ...(endpoints || [])],
    hooks: { ...hooks, beforeOperation: [rejectRestore, ...(hooks?.beforeOperation ?? [])] },
  }),
);
