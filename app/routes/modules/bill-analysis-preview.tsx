import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { type AnalysisPreview, findAnalysisPreview } from '#app/data/bill-analyses.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { AnalysisMissing, BillAnalysisPage } from '#app/features/bills/invoices/bill-analysis.tsx';
import { requestedModule } from '#app/features/modules/module-of.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';

const ReportPreviewBar = ({ isSent, editUrl }: Pick<AnalysisPreview, 'isSent' | 'editUrl'>) => (
  <aside
    aria-label="Preview"
    className="not-printed flex flex-wrap items-center gap-x-6 gap-y-1 border-b-4 border-lot bg-lot-tint px-4 py-2"
  >
    <p className="font-semibold">
      {isSent
        ? 'Preview: the visitor sees this report already.'
        : 'Preview: the report as the visitor will see it. It has not been sent.'}
    </p>
    <p>
      <a href={editUrl} className="text-link underline underline-offset-3">
        Edit in the panel
      </a>
    </p>
  </aside>
);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const preview = await findAnalysisPreview(requestedModule(request), params.id ?? '', request.headers);
  if (!preview) throw data('There is no report at this address.', { status: 404 });
  const { notice } = await readPart('bill-pages', 'report');
  return { ...preview, notice };
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, { title: 'Preview of a waste bill report', isUnlisted: true });

export default function BillAnalysisPreview() {
  const { analysis, notice, ...preview } = useLoaderData<typeof loader>();
  return (
    <>
      <ReportPreviewBar {...preview} />
      <BillAnalysisPage analysis={analysis} notice={notice} />
    </>
  );
}

export const ErrorBoundary = () => <AnalysisMissing />;
