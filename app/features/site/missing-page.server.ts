import { data, redirect } from '@remix-run/node';
import { findRedirect } from '#app/content/redirects.server.ts';

/** Whoever follows it asks again the next time: an address that was given back has a page again. */
const HEADERS = { 'Cache-Control': 'no-cache' };

/** Leads a visitor from an address without a page to where that page is now, if it has moved. The query comes along. */
export async function leadOn(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const target = await findRedirect(pathname);
  if (!target) return;
  const place = new URL(target, request.url);
  if (!target.startsWith('/')) throw redirect(place.href, { status: 301, headers: HEADERS });
  const query = place.search || place.hash ? place.search : search;
  throw redirect(`${place.pathname}${query}${place.hash}`, { status: 301, headers: HEADERS });
}

/**
 * A document with a page of its own. Where there is none, the visitor is led to where it has moved, or is answered 404.
 */
export async function loadDocument<Document>(request: Request, find: () => Promise<Document | undefined>) {
  const document = await find();
  if (document) return { document };
  await leadOn(request);
  throw data('not found', { status: 404 });
}

/** Answers 404 for an address that no route lists. */
export function refuseUnknownAddress(): never {
  // A thrown response is how a loader leads to the error page.
  throw data('There is no page at this address.', { status: 404 });
}
