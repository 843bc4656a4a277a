import type { MetaArgs, MetaDescriptor, MetaFunction } from '@remix-run/react';
import { handleOf } from '#app/route-handle.ts';
import { pageMeta, siteOf } from '../site/page-meta.ts';
import { comingSoonHeading } from './coming-soon-headings.ts';
import { shellOf } from './module-shell.ts';
import { closedSection, type Section } from './section-handle.ts';

/** The meta of a page whose section is not open yet: each has its own title and description, and none is listed. */
export function comingSoonMeta(
  { matches, location }: Pick<MetaArgs, 'matches' | 'location'>,
  section: Section,
): MetaDescriptor[] {
  const shell = shellOf(matches);
  const about = shell && `${shell.menu[section]} (${shell.name})`;
  return pageMeta({
    site: siteOf(matches),
    title: shell ? `${comingSoonHeading(shell, section)} · ${shell.name}` : 'Coming Soon',
    description: about && `${about}: not open yet. Leave your email address and we will tell you when it is.`,
    path: location.pathname,
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
