import { documentPath } from '#cms/addresses/document-path.ts';
import { normalizePath } from '#cms/addresses/address-rules.ts';
import type { Redirect } from '#cms/payload-types.ts';
import { openPayload } from '#cms/open-payload.ts';

/** As many redirects as are followed one after the other. More is a mistake, such as a circle. */
const MOST_STEPS = 5;

/** Where a redirect leads; nothing where its document is not published. */
function targetOf({ leadsTo, document, address }: Redirect): string | undefined {
  if (leadsTo === 'address') return address ?? undefined;
  if (!document || typeof document.value === 'number' || document.value._status !== 'published')
    return undefined;
  return documentPath(document.relationTo, document.value);
}

/** The redirects are no content: only this reads them for visitors, who never see the list. */
async function targetFrom(path: string): Promise<string | undefined> {
  const payload = await openPayload();
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    pagination: false,
    depth: 1,
  });
  return docs[0] && targetOf(docs[0]);
}

/**
 * Where an address without a page leads: a path on this site, or the whole address that an editor gave. Redirects
 * that lead to one another are followed to the end; those that lead in a circle lead nowhere.
 */
export async function findRedirect(pathname: string): Promise<string | undefined> {
  let target = await targetFrom(normalizePath(pathname));
  for (let step = 1; target && step < MOST_STEPS; step += 1) {
    const next = target.startsWith('/') ? await targetFrom(normalizePath(target)) : undefined;
    if (!next) return target;
    target = next;
  }
  return undefined;
}
