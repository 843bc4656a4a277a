import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { receiveMailRequest } from '#app/features/emissions-report/mail/receive.server.ts';
import { askServer, revalidateAfterAnswer } from '#app/features/emissions-report/mail/unreachable.ts';
import { loadReport } from '#app/features/emissions-report/report.server.ts';
import { ReportMissing, ReportPage } from '#app/features/emissions-report/report-page.tsx';
import { reportUrls } from '#app/features/emissions-report/report-urls.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';
import { useSite } from '#app/features/site/use-site.ts';

export const loader = ({ params }: LoaderFunctionArgs) => loadReport(params.id ?? '');

export const action = (args: ActionFunctionArgs) => receiveMailRequest(args);

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterAnswer;

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta({
    site: siteOf(matches),
    title: 'Emissions report',
    path: location.pathname,
    isUnlisted: true,
  });

export default function EmissionsReport() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof clientAction>()?.result;
  const address = `${useSite().origin}${reportUrls(loaded.publicId).page}`;
  return <ReportPage {...loaded} address={address} result={result} />;
}

export const ErrorBoundary = () => <ReportMissing />;
