import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { REPORT_FAILED, REPORT_FAILED_TITLE } from '#app/features/internet-report/messages.ts';
import { loadInternetReport } from '#app/features/internet-report/report.server.ts';
import { ReportFailed } from '#app/features/internet-report/report-failed.tsx';
import { ReportPage } from '#app/features/internet-report/report-page.tsx';
import type { SectionHandle } from '#app/features/modules/section-handle.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { FOR_READING, type ReadingHandle } from '#app/features/start/reading-handle.ts';

export const handle: SectionHandle & ReadingHandle = { section: 'report', ...FOR_READING };

export const loader = (args: LoaderFunctionArgs) => loadInternetReport(args);

export const meta = sectionMeta<typeof loader>(({ data, matches, location }) =>
  pageMeta({
    site: siteOf(matches),
    title: data?.words.meta.title ?? REPORT_FAILED_TITLE,
    description: data?.words.meta.description ?? REPORT_FAILED,
    path: location.pathname,
    isUnlisted: !data,
  }),
);

export default function InternetReport() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <ReportFailed />;
