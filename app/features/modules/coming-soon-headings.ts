import type { ModuleShell } from '#app/content/modules.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import type { Section } from './section-handle.ts';

/** Headings that the specification gives to sections that are not open yet. Section 2, "LL199". */
const HEADINGS: Partial<Record<ModuleSlug, Partial<Record<Section, string>>>> = {
  ll199: { report: 'Reports Coming Soon' },
};

/** What a section that is not open yet is headed: unless it has a heading of its own, its name in the menu. */
export const comingSoonHeading = (
  { slug, menu }: Pick<ModuleShell, 'slug' | 'menu'>,
  section: Section,
): string => HEADINGS[slug]?.[section] ?? `${menu[section]}: Coming Soon`;
