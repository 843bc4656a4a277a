import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  REPORT_FAILED,
  REPORT_FAILED_TITLE,
  ReportFailed,
  ReportPage,
} from '#app/features/internet-report/report-page.tsx';
import { loadInternetReport } from '#app/features/internet-report/report.server.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

export const loader = (args: LoaderFunctionArgs) => loadInternetReport(args);

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
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <ReportFailed />;
