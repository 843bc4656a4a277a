import { Readable } from 'node:stream';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SitemapStream, streamToPromise } from 'sitemap';
import { listBuildingPages } from '#app/content/covered-buildings.server.ts';
import { listSitemapPages } from '#app/content/page-addresses.server.ts';
import type { SitemapPage } from '#app/content/sitemap-pages.ts';
import { fileNotFound } from '#app/features/pdf/file-response.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { xmlResponse } from '#app/features/site/sitemap-response.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const xmlns = { news: false, xhtml: false, image: false, video: false };

const BUILDINGS = /^buildings-([1-9]\d{0,3})$/;

async function pagesOf(name: string, context: LoaderFunctionArgs['context']): Promise<SitemapPage[]> {
  if (name === 'pages') return listSitemapPages(await context.siteRoutes());
  const [, page] = BUILDINGS.exec(name) ?? [];
  return page ? listBuildingPages(Number(page)) : [];
}

/** One of the sitemaps that the index names: "pages", or "buildings-1". */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const pages = await pagesOf(params.name ?? '', context);
  if (pages.length === 0) return fileNotFound('There is no such sitemap.');
  const entries = pages.map(({ path, updatedAt }) => ({ url: path, lastmod: updatedAt }));
  const sitemap = Readable.from(entries).pipe(new SitemapStream({ hostname: originOf(request), xmlns }));
  return xmlResponse(await streamToPromise(sitemap));
}

export const handle: RouteHandle = { isPublic: true };
