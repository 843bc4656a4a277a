import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { findRedirect } from '#app/data/redirects.server.ts';

/** Redirects are not cached, because editors may publish a page at the path again. */
const HEADERS = { 'Cache-Control': 'no-cache' };

export async function redirectIfMoved(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const target = await findRedirect(pathname);
  if (!target) return;
  const url = new URL(target, request.url);
  const options = { status: 301, headers: HEADERS };
  if (!target.startsWith('/')) throw redirect(url.href, options);
  const query = url.search || url.hash ? url.search : search;
  throw redirect(`${url.pathname}${query}${url.hash}`, options);
}

/** If there is no document at this path, redirects if the page has moved, or else responds with 404. */
export async function loadDocument<Document>(request: Request, find: () => Promise<Document | undefined>) {
  const document = await find();
  if (document) return { document };
  await redirectIfMoved(request);
  throw data('not found', { status: 404 });
}

export function throwNotFound(): never {
  throw data('There is no page at this address.', { status: 404 });
}

/** Throws 404 for an unknown or replaced secret URL, or 429 for a visitor who tries many. */
export async function throwUnknownSecret(context: Pick<AppLoadContext, 'takeGuess'>): Promise<never> {
  const seconds = await context.takeGuess();
  if (seconds === undefined) throw data('There is no page at this address.', { status: 404 });
  throw data('Too many requests came from your network.', { status: 429 });
}
