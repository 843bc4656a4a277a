import { Readable } from 'node:stream';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { countBuildingSitemaps } from '#app/content/covered-buildings.server.ts';
import { originOf } from '#app/features/site/origin.server.ts';
import { xmlResponse } from '#app/features/site/sitemap-response.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';

/** The index of the sitemaps: one of the site's pages, and as many of covered buildings as they need. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { count, updatedAt } = await countBuildingSitemaps();
  const origin = originOf(request);
  const sitemaps = [
    { url: `${origin}/sitemaps/pages.xml` },
    ...Array.from({ length: count }, (_, index) => ({
      url: `${origin}/sitemaps/buildings-${index + 1}.xml`,
      lastmod: updatedAt,
    })),
  ];
  return xmlResponse(await streamToPromise(Readable.from(sitemaps).pipe(new SitemapIndexStream())));
}

export const handle: RouteHandle = { isPublic: true };
