import {
  restoreVersionOperation,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { badRequest } from '../errors.ts';
import { fillRequired } from '../fields/fill-required.ts';
import { changeDrafted } from './drafts.ts';

const RESTORED = 'Restored as a draft. The live page stays as it is until you publish the draft.';

interface Operation {
  operation: string;
  args?: object;
}

/**
 * Allows restoring only as a draft. Otherwise Payload overwrites the live document: restoring a draft would unpublish
 * the page, and restoring a published version would go live. See https://github.com/payloadcms/payload/issues/1873
 */
function rejectLiveRestore({ operation, args = {} }: Operation): void {
  if (operation === 'restoreVersion' && !('draft' in args && args.draft)) {
    throw badRequest('A version can only be restored as a draft.');
  }
}

/** For globals, rejects every restore, because Payload ignores `draft` there. */
const rejectRestore = ({ operation }: Operation): void => rejectLiveRestore({ operation });

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
  const live = await req.payload.findGlobal(target);
  const fields = req.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [];
  // Required fields may have been added after this version. If they stayed empty, the draft could not be published.
  const filled = fillRequired(fields, { ...version }, { ...live });
  const data = Object.assign(version, filled, { _status: 'draft' });
  await req.payload.updateGlobal({ ...target, data, draft: true });
};

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
