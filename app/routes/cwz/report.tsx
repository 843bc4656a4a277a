import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { ReportFailed, CwzReportPage } from '#app/features/commercial-waste/report/report-page.tsx';
import { loadCwzReport } from '#app/features/commercial-waste/report/report.server.ts';
import { isUnavailable } from '#app/features/site/while-unavailable.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  withSources(() => loadCwzReport(request, params.id ?? ''));

export const meta: MetaFunction<typeof loader> = ({ data, error, ...page }) =>
  pageMeta(page, {
    title: data?.content.meta.title ?? (isUnavailable(error) ? 'Report not available' : 'Report not found'),
    description: data?.content.meta.description,
    isUnlisted: true,
  });

export default function CwzReport() {
  const { sources, ...loaded } = useLoaderData<typeof loader>();
  return (
    <>
      <CwzReportPage {...loaded} />
      <PageSources sources={sources} />
    </>
  );
}

export const ErrorBoundary = () => <ReportFailed />;
