import { Readable } from 'node:stream';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { countBuildingSitemaps, listBuildingPages } from '#app/data/covered-buildings.server.ts';
import { listSitemapPages } from '#app/data/page-urls.server.ts';
import type { SitemapPage } from '#app/data/sitemap-pages.ts';
import { fileNotFound } from '#app/features/pdf/file-response.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const xmlns = { news: false, xhtml: false, image: false, video: false };
const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

const BUILDINGS = /^buildings-([1-9]\d{0,3})$/;

async function sitemapIndex(origin: string): Promise<SitemapIndexStream> {
  const { count, updatedAt } = await countBuildingSitemaps();
  const sitemaps = [
    { url: `${origin}/sitemaps/pages.xml` },
    ...Array.from({ length: count }, (_, index) => ({
      url: `${origin}/sitemaps/buildings-${index + 1}.xml`,
      lastmod: updatedAt,
    })),
  ];
  return Readable.from(sitemaps).pipe(new SitemapIndexStream());
}

async function findPages(name: string, context: LoaderFunctionArgs['context']): Promise<SitemapPage[]> {
  if (name === 'pages') return listSitemapPages(await context.siteRoutes());
  const [, page] = BUILDINGS.exec(name) ?? [];
  return page ? listBuildingPages(Number(page)) : [];
}

export async function loader({ request, context, params: { name } }: LoaderFunctionArgs) {
  const origin = originOf(request);
  const pages = name === undefined ? [] : await findPages(name, context);
  if (name !== undefined && pages.length === 0) return fileNotFound('There is no such sitemap.');
  const entries = pages.map(({ path, updatedAt }) => ({ url: path, lastmod: updatedAt }));
  const stream =
    name === undefined
      ? await sitemapIndex(origin)
      : Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns }));
  return new Response(new Uint8Array(await streamToPromise(stream)), { headers: HEADERS });
}

export const handle: RouteHandle = { isPublic: true, shows: 'city' };
