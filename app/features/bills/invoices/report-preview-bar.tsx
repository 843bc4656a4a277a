import type { AnalysisPreview } from '#app/data/bill-analyses.server.ts';

export const ReportPreviewBar = ({ isSent, editUrl }: Pick<AnalysisPreview, 'isSent' | 'editUrl'>) => (
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
