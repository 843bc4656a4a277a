import type { ExampleReport } from '#app/content/modules.server.ts';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { ExampleDocument } from './example-document.tsx';
import type { Imprint } from '../../pdf/frame.tsx';
import { renderPdf } from '../../pdf/render-pdf.server.ts';
import { ReportDocument } from './report-document.tsx';

/** A building's report as a PDF. */
export const renderReport = (
  report: BuildingReport,
  now: PeriodAssessment,
  imprint: Imprint,
): Promise<Buffer> => renderPdf(<ReportDocument report={report} now={now} imprint={imprint} />);

/** The example of a report as a PDF. */
export const renderExample = (example: ExampleReport, imprint: Imprint): Promise<Buffer> =>
  renderPdf(<ExampleDocument example={example} imprint={imprint} />);
