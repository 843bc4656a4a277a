import { MODULE_SLUGS, type ModuleSlug } from '#law/modules.ts';
import type { LawId } from '#law/buildings/rules/index.ts';

export const DIRECTORY_URL = '/partners/directory';

export const FOR_BUILDING = 'for';

export type Subject = LawId | ModuleSlug;

export const modulesOfPages = (pages: readonly (string | undefined)[]): ModuleSlug[] =>
  MODULE_SLUGS.filter((slug) => pages.some((page) => page?.split(/[/?#]/)[1] === slug));

export const directoryFor = (laws: readonly LawId[]): string =>
  laws.length === 0 ? DIRECTORY_URL : `${DIRECTORY_URL}?${FOR_BUILDING}=${[...new Set(laws)].join(',')}`;

export const lawDirectoryUrl = (law: LawId): string => `${DIRECTORY_URL}?law=${law}`;
