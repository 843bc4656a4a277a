import { SECTIONS } from '#law/modules.ts';
import {
  type Asked,
  countInSite,
  findInSite,
  type Found,
  type SearchKind,
  suggestEntries,
  type SuggestedEntry,
} from '#collections/search/index.ts';
import { listModules } from './modules.server.ts';

export {
  type Found,
  isSearchKind,
  PAGE_SIZE,
  type Result,
  SEARCH_KINDS,
  type SearchKind,
  type TextPart,
} from '#collections/search/index.ts';

async function openPlaces(): Promise<string[]> {
  const modules = await listModules();
  return modules.flatMap(({ slug, sections }) => [
    slug,
    ...SECTIONS.filter((section) => sections[section] === 'live').map((section) => `${slug}/${section}`),
  ]);
}

export const searchSite = async (asked: Asked): Promise<Found> => findInSite(asked, await openPlaces());

export const countMatches = async (text: string, kind: SearchKind): Promise<number> =>
  countInSite(text, kind, await openPlaces());

export const suggestPages = async (typed: string): Promise<SuggestedEntry[]> =>
  suggestEntries(typed, await openPlaces());
