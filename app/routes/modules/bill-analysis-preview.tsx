import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findAnalysisPreview } from '#app/data/bill-analyses.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { AnalysisMissing, BillAnalysisPage } from '#app/features/bills/invoices/bill-analysis.tsx';
import { ReportPreviewBar } from '#app/features/bills/invoices/report-preview-bar.tsx';
import { moduleOf } from '#app/features/modules/module-of.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const preview = await findAnalysisPreview(moduleOf(request), params.id ?? '', request.headers);
  if (!preview) throw data('There is no report at this address.', { status: 404 });
  return { ...preview, copy: await readPart('bill-pages', 'report') };
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Preview of a waste bill report', isUnlisted: true });

export default function BillAnalysisPreview() {
  const { analysis, copy, ...preview } = useLoaderData<typeof loader>();
  return (
    <>
      <ReportPreviewBar {...preview} />
      <BillAnalysisPage analysis={analysis} copy={copy} />
    </>
  );
}

export const ErrorBoundary = () => <AnalysisMissing />;
