import type { LoaderFunctionArgs } from '@remix-run/node';
import { listPublicPages } from '#app/features/search-engines/public-pages.server.ts';
import { sitemapOf } from '#app/features/search-engines/sitemap.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

/** The list of all public pages, for search engines. */
export async function loader({ request }: LoaderFunctionArgs) {
  return new Response(await sitemapOf(await listPublicPages(), originOf(request)), { headers: HEADERS });
}

export const handle: RouteHandle = { isPublic: true };
