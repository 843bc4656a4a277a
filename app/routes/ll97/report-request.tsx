import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { reportsTabUrl } from '#app/urls/report-urls.ts';
import { askServer, revalidateAfterResponse } from '#app/features/forms/client-action.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { sectionMeta } from '#app/features/modules/section-meta.ts';
import {
  loadPremiumReport,
  receiveInquiry,
} from '#app/features/commercial-waste/premium-reports/premium-report.server.ts';
import { RequestPage } from '#app/features/commercial-waste/premium-reports/request-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';

const { report: reportsUrl } = moduleUrls('ll97');

export const loader = ({ params }: LoaderFunctionArgs) => loadPremiumReport('ll97', params.reportId);

export const action = (args: ActionFunctionArgs) => receiveInquiry(args, 'll97');

export const clientAction = askServer;

export const shouldRevalidate = revalidateAfterResponse;

export const meta = sectionMeta<typeof loader>(({ data, ...page }) =>
  pageMeta(page, { title: data?.report.title, isUnlisted: true }),
);

export const handle: RouteHandle = {
  isPublic: true,
  query: ['inquiry'],
  personalQuery: ['reference'],
  section: 'report',
  isInteractive: true,
};

export default function ReportRequest() {
  return (
    <RequestPage
      {...useLoaderData<typeof loader>()}
      reportsUrl={reportsUrl}
      premiumUrl={reportsTabUrl(reportsUrl, 'premium-reports')}
    />
  );
}
