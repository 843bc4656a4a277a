import { MODULE_SLUGS, type ModuleSlug } from '#app/regulations/index.ts';

export const DIRECTORY_URL = '/partners/directory';

/** Modules with one building in mind: the laws that apply to it. */
export const FOR_BUILDING = 'for';

/** The modules of laws whose own page ("/ll97") is below one, each once, in the order of the site. */
export const modulesOfPages = (pages: readonly (string | undefined)[]): ModuleSlug[] =>
  MODULE_SLUGS.filter((slug) => pages.some((page) => page?.split(/[/?#]/)[1] === slug));

/** The partners who work on any of these modules, for links from a building. */
export const directoryFor = (modules: readonly ModuleSlug[]): string =>
  modules.length === 0
    ? DIRECTORY_URL
    : `${DIRECTORY_URL}?${FOR_BUILDING}=${MODULE_SLUGS.filter((slug) => modules.includes(slug)).join(',')}`;

/** The modules in an address, each once; undefined where one is unknown. */
export function modulesIn(text: string): ModuleSlug[] | undefined {
  const slugs = text.split(',', MODULE_SLUGS.length + 1);
  const known = MODULE_SLUGS.filter((slug) => slugs.includes(slug));
  return known.length === slugs.length ? known : undefined;
}
