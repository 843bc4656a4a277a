import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { withSources } from '#app/data/sources.server.ts';
import { PageSources } from '#app/features/figures/sources-line.tsx';
import { ReportMissing, ReportPage } from '#app/features/ll97/report/report-page.tsx';
import { reportUrls } from '#app/urls/report-urls.ts';
import { loadReport, receiveMailRequest } from '#app/features/ll97/report/report.server.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { useSite } from '#app/features/site/use-site.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const loaded = await withSources(() => loadReport(request, params.id));
  return data(loaded, { status: Object.keys(loaded.scenarios.errors).length > 0 ? 400 : 200 });
}

export const action = (args: ActionFunctionArgs) => receiveMailRequest(args);

export const clientAction = askServer;

/** The browser computes scenarios itself and writes them to the URL, so only a submitted form reloads data. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formMethod !== undefined && revalidateAfterResponse(change);

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
      <ReportPage key={loaded.publicId} {...loaded} address={address} />
      <PageSources sources={sources} />
    </>
  );
}

export const ErrorBoundary = () => <ReportMissing />;
