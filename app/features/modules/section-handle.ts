import { useMatches } from '@remix-run/react';
import type { Section } from '#app/regulations/index.ts';
import type { ModuleShell } from '#app/content/modules.server.ts';

export type { Section } from '#app/regulations/index.ts';

/** What a route's `handle` says: which section of its module it belongs to. */
export interface SectionHandle {
  section: Section;
}

const isSectionHandle = (handle: unknown): handle is SectionHandle =>
  typeof handle === 'object' && handle !== null && 'section' in handle;

/** The section that a page with this `handle` belongs to, when it is one that is not open yet. */
export function closedSection(handle: unknown, { sections }: ModuleShell): Section | undefined {
  if (!isSectionHandle(handle)) return undefined;
  return sections[handle.section] === 'live' ? undefined : handle.section;
}

/** The section that the present page belongs to, when it is one that is not open yet. */
export const useClosedSection = (shell: ModuleShell): Section | undefined =>
  closedSection(useMatches().at(-1)?.handle, shell);
