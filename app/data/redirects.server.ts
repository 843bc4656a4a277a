import { documentPath } from '#cms/urls/document-path.ts';
import { normalizePath } from '#cms/urls/url-rules.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { openPayload } from '#cms/open-payload.ts';

/** A longer chain is a mistake, such as a loop. */
const MAX_STEPS = 5;

function redirectTarget({ leadsTo, document, address }: Redirect): string | undefined {
  if (leadsTo === 'address') return address ?? undefined;
  if (!document || typeof document.value === 'number' || document.value._status !== 'published')
    return undefined;
  return documentPath(document.relationTo, document.value);
}

/** Bypasses access control, because visitors may not read redirects. */
async function findTarget(path: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  return docs[0] && redirectTarget(docs[0]);
}

export async function findRedirect(pathname: string): Promise<string | undefined> {
  let target = await findTarget(normalizePath(pathname));
  for (let step = 1; target && step < MAX_STEPS; step += 1) {
    const next = target.startsWith('/') ? await findTarget(normalizePath(target)) : undefined;
    if (!next) return target;
    target = next;
  }
  return undefined;
}
