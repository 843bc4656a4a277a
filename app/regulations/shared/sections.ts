import { MODULE_SLUGS, type ModuleSlug } from './module.ts';

/** The parts of a module that can be open or not yet. Source: design card, "Coming Soon". */
export const SECTIONS = ['quiz', 'report', 'blog', 'vendorAccess'] as const;

export type Section = (typeof SECTIONS)[number];

/** What a section is called where its words in the menu are not at hand. */
export const SECTION_NAMES: Record<Section, string> = {
  quiz: 'Assessment',
  report: 'Reports',
  blog: 'Blog',
  vendorAccess: 'For Vendors',
};

/** The `source` stored with the wish to hear when a section opens: "nyc-plastic_report_opening". */
export const openingSource = (module: ModuleSlug, section: Section): string => `${module}_${section}_opening`;

/** The section whose opening somebody wants to hear of; undefined where the source is another. */
export function readOpeningSource(source: string): { module: ModuleSlug; section: Section } | undefined {
  return MODULE_SLUGS.flatMap((module) => SECTIONS.map((section) => ({ module, section }))).find(
    ({ module, section }) => openingSource(module, section) === source,
  );
}
