import { countCoveredLots, listCoveredLots } from '#city-data/covered-lots.ts';
import { openPayload } from '#cms/open-payload.ts';
import { readImportTime } from './city-editions.server.ts';
import { readSiteSettings } from './site-settings.server.ts';
import type { SitemapPage } from './sitemap-pages.ts';

/** The limit of the sitemaps.org protocol. */
const PER_SITEMAP = 50_000;

/** `count` is zero while editors keep building pages out of search engines. */
export async function countBuildingSitemaps(): Promise<{ count: number; updatedAt?: string }> {
  const { listsBuildings } = await readSiteSettings();
  if (!listsBuildings) return { count: 0 };
  const lots = await countCoveredLots(await openPayload());
  return { count: Math.ceil(lots / PER_SITEMAP), updatedAt: await readImportTime() };
}

export async function listBuildingPages(page: number): Promise<SitemapPage[]> {
  const { count, updatedAt } = await countBuildingSitemaps();
  if (page < 1 || page > count) return [];
  const lots = await listCoveredLots(await openPayload(), { page, size: PER_SITEMAP });
  return lots.map((bbl) => ({ path: `/buildings/${bbl}`, updatedAt }));
}
