import { countCoveredLots, listCoveredLots } from '#city-data/covered-lots.ts';
import { openPayload } from '#cms/open-payload.ts';
import { readSiteSettings } from './site-settings.server.ts';
import type { SitemapPage } from './sitemap-pages.ts';

/** The most addresses that a sitemap may have: sitemaps.org, "Protocol". */
const PER_SITEMAP = 50_000;

/** How many sitemaps the pages of covered buildings need: none while editors keep them from search engines. */
export async function countBuildingSitemaps(): Promise<{ count: number; updatedAt?: string }> {
  const { listsBuildings } = await readSiteSettings();
  if (!listsBuildings) return { count: 0 };
  const { lots, updatedAt } = await countCoveredLots(await openPayload());
  return { count: Math.ceil(lots / PER_SITEMAP), updatedAt };
}

/** The addresses of one sitemap of covered buildings, counted from 1; none for one that there is not. */
export async function listBuildingPages(page: number): Promise<SitemapPage[]> {
  const { count, updatedAt } = await countBuildingSitemaps();
  if (page < 1 || page > count) return [];
  const lots = await listCoveredLots(await openPayload(), { page, size: PER_SITEMAP });
  return lots.map((bbl) => ({ path: `/buildings/${bbl}`, updatedAt }));
}
