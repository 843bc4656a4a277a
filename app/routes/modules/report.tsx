import type { MetaFunction } from '@remix-run/node';
import { ComingSoon } from '#app/features/modules/coming-soon.tsx';
import { shellOf } from '#app/features/modules/module-shell.ts';
import type { SectionHandle } from '#app/features/modules/section-handle.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';

export const handle: SectionHandle = { section: 'report' };

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta({
    site: siteOf(matches),
    title: shellOf(matches)?.menu.report ?? '',
    path: location.pathname,
    isUnlisted: true,
  });

export default function Report() {
  return <ComingSoon section="report" />;
}
