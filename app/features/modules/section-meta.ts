import { useMatches, type MetaDescriptor, type MetaFunction } from '@remix-run/react';
import type { ModuleShell } from '#app/data/modules.server.ts';
import type { ModuleSlug, Section } from '#law/modules.ts';
import { handleOf, type RouteHandle } from '#app/route-handle.ts';
import { pageMeta, type MetaContext } from '../site/page-meta.ts';
import { findShell } from './module-of.ts';
import { NOT_OPEN } from './texts.ts';

export type { Section } from '#law/modules.ts';

function closedSection({ section }: RouteHandle, { sections }: ModuleShell): Section | undefined {
  return section === undefined || sections[section] === 'live' ? undefined : section;
}

export const useClosedSection = (shell: ModuleShell): Section | undefined =>
  closedSection(handleOf(useMatches().at(-1)), shell);

const HEADINGS: Partial<Record<ModuleSlug, Partial<Record<Section, string>>>> = {
  ll199: { report: 'Reports Coming Soon' },
};

export const comingSoonHeading = (
  { slug, menu }: Pick<ModuleShell, 'slug' | 'menu'>,
  section: Section,
): string => HEADINGS[slug]?.[section] ?? `${menu[section]}: Coming Soon`;

export function comingSoonMeta(page: MetaContext, section: Section): MetaDescriptor[] {
  const shell = findShell(page.matches);
  return pageMeta(page, {
    title: shell ? `${comingSoonHeading(shell, section)} · ${shell.name}` : 'Coming Soon',
    description: shell && NOT_OPEN.description(`${shell.menu[section]} (${shell.name})`),
    isUnlisted: true,
  });
}

export const sectionMeta =
  <Loader>(whenOpen: MetaFunction<Loader>): MetaFunction<Loader> =>
  (args) => {
    const shell = findShell(args.matches);
    const closed = shell && closedSection(handleOf(args.matches.at(-1)), shell);
    return closed ? comingSoonMeta(args, closed) : whenOpen(args);
  };
