import { MODULE_SLUGS, type ModuleSlug } from '#law/modules.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export const DIRECTORY_URL = '/partners/directory';

/** Laws with one building in mind: those that apply to it. */
export const FOR_BUILDING = 'for';

/** A law of the pages of buildings, or a module. */
export type Subject = LawId | ModuleSlug;

/** The modules of laws whose own page ("/ll97") is below one, each once, in the order of the site. */
export const modulesOfPages = (pages: readonly (string | undefined)[]): ModuleSlug[] =>
  MODULE_SLUGS.filter((slug) => pages.some((page) => page?.split(/[/?#]/)[1] === slug));

/** The partners who work on any of these laws, for links from a building. */
export const directoryFor = (laws: readonly LawId[]): string =>
  laws.length === 0 ? DIRECTORY_URL : `${DIRECTORY_URL}?${FOR_BUILDING}=${[...new Set(laws)].join(',')}`;

/** The partners who work on one law. */
export const directoryOf = (law: LawId): string => `${DIRECTORY_URL}?law=${law}`;
