import type { MetaFunction } from '@remix-run/node';
import { EmbedSection } from '#app/features/embed/embed-section.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { PageHead } from '#app/ui/layout/page-head.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';

const TITLE = 'Put the look-up on your site';
const LEAD =
  "Let your visitors find out which New York City laws apply to a building, and what's due next. It's free.";

export const meta: MetaFunction = (page) => pageMeta(page, { title: TITLE, description: LEAD });

export const handle: RouteHandle = { isPublic: true, sitemap: true };

export default function Embed() {
  return (
    <>
      <PageHead heading={TITLE} lead={LEAD} />
      <PageWidth className="pb-14">
        <EmbedSection />
      </PageWidth>
    </>
  );
}
