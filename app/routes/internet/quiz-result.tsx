import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { loadResult } from '#app/features/internet/assessment/assessment.server.ts';
import { ResultMissing, ResultPage } from '#app/features/internet/assessment/result-page.tsx';
import { RESULT } from '#app/features/internet/texts.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ params }: LoaderFunctionArgs) => withSources(() => loadResult(params.id ?? ''));

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data ? RESULT.heading : 'Result not found',
    isUnlisted: true,
  }),
);

export const handle: RouteHandle = { section: 'quiz' };

export default function InternetQuizResult() {
  const { sources, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <ResultPage view={view} />
      <PageSources sources={sources} />
    </>
  );
}

export const ErrorBoundary = () => <ResultMissing />;
