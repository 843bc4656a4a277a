import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AnalysisMissing } from '#app/features/bill-analysis/analysis-missing.tsx';
import { BillAnalysisPage } from '#app/features/bill-analysis/bill-analysis-page.tsx';
import { loadBillAnalysis } from '#app/features/bill-analysis/bill-analysis.server.ts';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { pageMeta, siteOf } from '#app/features/site/page-meta.ts';

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  loadBillAnalysis(moduleOf(request), params.id);

export const meta: MetaFunction<typeof loader> = ({ matches, location }) =>
  pageMeta({
    site: siteOf(matches),
    title: 'Your waste bill report',
    path: location.pathname,
    isUnlisted: true,
  });

export default function BillAnalysis() {
  return <BillAnalysisPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <AnalysisMissing />;
