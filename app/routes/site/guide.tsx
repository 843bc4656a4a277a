import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findGuide } from '#app/data/guides.server.ts';
import { withSources } from '#app/data/sources.server.ts';
import { SourcesLine } from '#app/features/figures/sources-line.tsx';
import { PrintedFromHere } from '#app/features/site/printed-from.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { loadDocument } from '#app/features/site/missing-page.server.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { BackLink } from '#app/ui/button.tsx';
import { PageWidth } from '#app/ui/layout/page-width.tsx';
import { LongDate } from '#app/ui/long-date.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  withSources(() => loadDocument(request, () => findGuide(params.slug ?? '')));

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  pageMeta(page, {
    title: data?.document.title,
    description: data?.document.excerpt,
    isUnlisted: !data,
  });

export const handle: RouteHandle = { isPublic: true, sitemap: 'guides' };

export default function Guide() {
  const { document: guide, sources } = useLoaderData<typeof loader>();
  return (
    <PageWidth className="py-8 sm:py-12">
      <BackLink href="/help">Help Center</BackLink>
      <article className="mt-8">
        <h1 className="max-w-[46rem] text-[2.1rem] sm:text-[3rem]">{guide.title}</h1>
        <p className="mt-6 mb-8 max-w-[44rem] text-[1.2rem] leading-normal text-soft">{guide.excerpt}</p>
        <RichText html={guide.html} />
        <SourcesLine sources={sources} className="mt-10" />
        <p className="mt-10 max-w-[44rem] border-t border-hair pt-4 text-[0.85rem] text-soft">
          Last updated <LongDate iso={guide.updatedAt} />
        </p>
        <PrintedFromHere />
      </article>
    </PageWidth>
  );
}
