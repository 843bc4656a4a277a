import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadResult } from '#app/features/internet-assessment/assessment.server.ts';
import { ResultMissing, ResultPage } from '#app/features/internet-assessment/result-page.tsx';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadResult(params.id ?? '');

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data?.copy.heading ?? 'Result not found',
    isUnlisted: true,
  }),
);

export const handle: RouteHandle = { section: 'quiz' };

export default function InternetQuizResult() {
  return <ResultPage view={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <ResultMissing />;
