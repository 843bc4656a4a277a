import { useMatches, type MetaDescriptor, type MetaFunction } from '@remix-run/react';
import type { ModuleShell } from '#app/content/modules.server.ts';
import type { ModuleSlug, Section } from '#app/regulations/index.ts';
import { handleOf, type RouteHandle } from '#app/route-handle.ts';
import { pageMeta, type MetaContext } from '../site/page-meta.ts';
import { shellOf } from './module-of.ts';

export type { Section } from '#app/regulations/index.ts';

/** The section that a page with this `handle` belongs to, when it is one that is not open yet. */
function closedSection({ section }: RouteHandle, { sections }: ModuleShell): Section | undefined {
  return section === undefined || sections[section] === 'live' ? undefined : section;
}

/** The section that the present page belongs to, when it is one that is not open yet. */
export const useClosedSection = (shell: ModuleShell): Section | undefined =>
  closedSection(handleOf(useMatches().at(-1)), shell);

/** Headings that the specification gives to sections that are not open yet. Section 2, "LL199". */
const HEADINGS: Partial<Record<ModuleSlug, Partial<Record<Section, string>>>> = {
  ll199: { report: 'Reports Coming Soon' },
};

/** What a section that is not open yet is headed: unless it has a heading of its own, its name in the menu. */
export const comingSoonHeading = (
  { slug, menu }: Pick<ModuleShell, 'slug' | 'menu'>,
  section: Section,
): string => HEADINGS[slug]?.[section] ?? `${menu[section]}: Coming Soon`;

/** The meta of a page whose section is not open yet: each has its own title and description, and none is listed. */
export function comingSoonMeta(page: MetaContext, section: Section): MetaDescriptor[] {
  const shell = shellOf(page.matches);
  const about = shell && `${shell.menu[section]} (${shell.name})`;
  return pageMeta(page, {
    title: shell ? `${comingSoonHeading(shell, section)} · ${shell.name}` : 'Coming Soon',
    description: about && `${about}: not open yet. Leave your email address and we will tell you when it is.`,
    isUnlisted: true,
  });
}

/** The meta of a page that belongs to a section: its own when the section is open, else that of "Coming Soon". */
export const sectionMeta =
  <Loader>(whenOpen: MetaFunction<Loader>): MetaFunction<Loader> =>
  (args) => {
    const shell = shellOf(args.matches);
    const closed = shell && closedSection(handleOf(args.matches.at(-1)), shell);
    return closed ? comingSoonMeta(args, closed) : whenOpen(args);
  };
