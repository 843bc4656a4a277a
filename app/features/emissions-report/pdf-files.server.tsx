import { type ExampleReport, readExampleReport } from '#app/content/modules.server.ts';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import type { Imprint } from '../pdf/document.tsx';
import { noFile, pdfAnswer, PRIVATE, imprintOf } from '../pdf/file-response.server.ts';
import { renderPdf, cached } from '../pdf/render-pdf.server.ts';
import { ExampleDocument } from './pdf/example-document.tsx';
import { ReportDocument } from './pdf/report-document.tsx';
import { reportUrls } from './report-urls.ts';
import { findReport, NO_REPORT, type LoadedReport } from './report.server.ts';

/** A building's report as a PDF. */
export const renderReport = (
  report: BuildingReport,
  now: PeriodAssessment,
  imprint: Imprint,
): Promise<Buffer> => renderPdf(<ReportDocument report={report} now={now} imprint={imprint} />);

/** The example of a report as a PDF. */
export const renderExample = (example: ExampleReport, imprint: Imprint): Promise<Buffer> =>
  renderPdf(<ExampleDocument example={example} imprint={imprint} />);

/** One takes a quarter of a second to draw and has some 50 KB: the last ones are drawn once while nothing changes. */
const drawReport = cached(
  ({ report, now, imprint }: Pick<LoadedReport, 'report' | 'now'> & { imprint: Imprint }) =>
    renderReport(report, now, imprint),
  { entries: 100 },
);

/** A stored report as a PDF; 404 for an address that no report has. */
export async function answerReportPdf(request: Request, publicId: string): Promise<Response> {
  const loaded = await findReport(publicId);
  if (!loaded) return noFile(NO_REPORT);
  const { report, now, createdAt } = loaded;
  const imprint = await imprintOf(request, reportUrls(publicId).page, createdAt);
  return pdfAnswer({
    pdf: drawReport({ report, now, imprint }),
    name: `ll97-report-${dayInNewYork(new Date(createdAt))}.pdf`,
    cacheControl: PRIVATE,
  });
}

/** Whoever asks gets the same example: it is drawn once, until an editor changes it. */
const drawExample = cached(
  ({ example, imprint }: { example: ExampleReport; imprint: Imprint }) => renderExample(example, imprint),
  { entries: 1 },
);

/** The example of a report as a PDF; 404 where an editor took the example out of the overview. */
export async function answerExamplePdf(request: Request): Promise<Response> {
  const example = await readExampleReport('ll97');
  if (!example) return noFile('There is no example at present.');
  const imprint = await imprintOf(request, '/ll97/report', new Date().toISOString());
  return pdfAnswer({
    pdf: drawExample({ example, imprint }),
    name: 'll97-report-example.pdf',
    cacheControl: 'no-cache',
  });
}
