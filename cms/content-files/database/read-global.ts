import type { GlobalSlug, PayloadRequest } from 'payload';

const isDraft = (global: object): boolean => '_status' in global && global._status === 'draft';

/** A global as visitors see it, where somebody has written it, and as editors see it, where that is newer. */
export async function readGlobal(req: PayloadRequest, slug: GlobalSlug) {
  const published = await req.payload.findGlobal({ slug, depth: 0, req });
  const newest = await req.payload.findGlobal({ slug, draft: true, depth: 0, req });
  return {
    published: published.updatedAt && !isDraft(published) ? published : undefined,
    draft: newest.updatedAt && isDraft(newest) ? newest : undefined,
  };
}
