import { useMatches } from '@remix-run/react';
import type { Section } from '#app/regulations/index.ts';
import type { ModuleShell } from '#app/content/modules.server.ts';
import { handleOf, type RouteHandle } from '#app/route-handle.ts';

export type { Section } from '#app/regulations/index.ts';

/** The section that a page with this `handle` belongs to, when it is one that is not open yet. */
export function closedSection({ section }: RouteHandle, { sections }: ModuleShell): Section | undefined {
  return section === undefined || sections[section] === 'live' ? undefined : section;
}

/** The section that the present page belongs to, when it is one that is not open yet. */
export const useClosedSection = (shell: ModuleShell): Section | undefined =>
  closedSection(handleOf(useMatches().at(-1)), shell);
