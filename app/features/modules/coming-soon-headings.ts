import type { ModuleSlug } from '#app/regulations/index.ts';
import type { Section } from './section-handle.ts';

/** Headings that the specification gives to sections that are not open yet. Section 2, "LL199". */
const HEADINGS: Partial<Record<ModuleSlug, Partial<Record<Section, string>>>> = {
  ll199: { report: 'Reports Coming Soon' },
};

/** What a section that is not open yet is headed, where it is not its name in the menu. */
export const comingSoonHeading = (module: ModuleSlug, section: Section): string | undefined =>
  HEADINGS[module]?.[section];
