import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PublicPage } from './public-pages.ts';

/** The sitemap of these pages, as sitemaps.org describes it. */
export async function sitemapOf(pages: PublicPage[], origin: string): Promise<string> {
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const entries = pages.map(({ path, changedAt }) => ({ url: path, lastmod: changedAt }));
  const stream = Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns }));
  return (await streamToPromise(stream)).toString();
}
