import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findBillAnalysis } from '#app/data/bill-analyses.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { AnalysisMissing, BillAnalysisPage } from '#app/features/bills/invoices/bill-analysis.tsx';
import { REPORT } from '#app/features/bills/texts.ts';
import { requestedModule } from '#app/features/modules/module-of.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const analysis = await findBillAnalysis(requestedModule(request), params.id ?? '');
  if (!analysis) throw data('There is no report at this address.', { status: 404 });
  const { notice } = await readPart('bill-pages', 'report');
  return { analysis, notice };
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: REPORT.heading,
    isUnlisted: true,
  });

export default function BillAnalysis() {
  return <BillAnalysisPage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <AnalysisMissing />;
