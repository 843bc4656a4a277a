import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withSources } from '#app/content/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { ReportMissing, ReportPage } from '#app/features/emissions-report/report-page.tsx';
import { reportUrls } from '#app/features/emissions-report/report-urls.ts';
import { loadReport, receiveMailRequest } from '#app/features/emissions-report/report.server.ts';
import { askServer, revalidateAfterAnswer } from '#app/features/forms/client-action.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { useSite } from '#app/features/site/use-site.ts';

export const loader = ({ params }: LoaderFunctionArgs) => withSources(() => loadReport(params.id));

export const action = (args: ActionFunctionArgs) => receiveMailRequest(args);

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterAnswer;

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: 'Emissions report',
    isUnlisted: true,
  });

export const handle: RouteHandle = { isInteractive: true };

export default function EmissionsReport() {
  const { sources, ...loaded } = useLoaderData<typeof loader>();
  const address = `${useSite().origin}${reportUrls(loaded.publicId).page}`;
  return (
    <>
      <ReportPage {...loaded} address={address} />
      <PageSources sources={sources} />
    </>
  );
}

export const ErrorBoundary = () => <ReportMissing />;
