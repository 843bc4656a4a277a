import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import {
  REPORT_FAILED,
  REPORT_FAILED_TITLE,
  ReportFailed,
  ReportPage,
} from '#app/features/internet/report/report-page.tsx';
import { loadInternetReport } from '#app/features/internet/report/report.server.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = () => withSources(loadInternetReport);

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, {
    title: data?.content.meta.title ?? REPORT_FAILED_TITLE,
    description: data?.content.meta.description ?? REPORT_FAILED,
    isUnlisted: !data,
  }),
);

export const handle: RouteHandle = {
  isPublic: true,
  shows: 'quiz-submissions',
  section: 'report',
  sitemap: true,
};

export default function InternetReport() {
  const { sources, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <ReportPage {...loaded} />
      <PageSources sources={sources} />
    </>
  );
}

export const ErrorBoundary = () => <ReportFailed />;
