import { Readable } from 'node:stream';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SitemapStream, streamToPromise } from 'sitemap';
import { listSitemapPages } from '#app/content/page-addresses.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

const xmlns = { news: false, xhtml: false, image: false, video: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pages = await listSitemapPages(await context.siteRoutes());
  const entries = pages.map(({ path, updatedAt }) => ({ url: path, lastmod: updatedAt }));
  const sitemap = Readable.from(entries).pipe(new SitemapStream({ hostname: originOf(request), xmlns }));
  return new Response(new Uint8Array(await streamToPromise(sitemap)), { headers: HEADERS });
}

export const handle: RouteHandle = { isPublic: true };
