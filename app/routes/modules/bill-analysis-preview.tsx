import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findAnalysisPreview } from '#app/data/bill-analyses.server.ts';
import { AnalysisMissing, BillAnalysisPage } from '#app/features/bills/invoices/bill-analysis.tsx';
import { ReportPreviewBar } from '#app/features/bills/invoices/report-preview-bar.tsx';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const preview = await findAnalysisPreview(moduleOf(request), params.id ?? '', request.headers);
  if (!preview) throw data('There is no report at this address.', { status: 404 });
  return preview;
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Preview of a waste bill report', isUnlisted: true });

export default function BillAnalysisPreview() {
  const { analysis, ...preview } = useLoaderData<typeof loader>();
  return (
    <>
      <ReportPreviewBar {...preview} />
      <BillAnalysisPage analysis={analysis} />
    </>
  );
}

export const ErrorBoundary = () => <AnalysisMissing />;
