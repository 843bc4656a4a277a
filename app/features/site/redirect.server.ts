import { redirect } from '@remix-run/node';
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
