import { type ExampleReport, readExampleReport } from '#app/content/modules.server.ts';
import type { PeriodAssessment } from '#app/regulations/ll97/assessment.ts';
import type { BuildingReport } from '#app/regulations/ll97/report.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import type { Imprint } from '../pdf/document.tsx';
import { fileNotFound, pdfResponse, PRIVATE, imprintOf } from '../pdf/file-response.server.ts';
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

/** A PDF takes a quarter of a second to render and has some 50 KB: the latest ones are cached. */
const cachedReportPdf = cached(
  ({ report, now, imprint }: Pick<LoadedReport, 'report' | 'now'> & { imprint: Imprint }) =>
    renderReport(report, now, imprint),
  { entries: 100 },
);

/** A stored report as a PDF; 404 for an address that no report has. */
export async function reportPdfResponse(request: Request, publicId: string): Promise<Response> {
  const loaded = await findReport(publicId);
  if (!loaded) return fileNotFound(NO_REPORT);
  const { report, now, createdAt } = loaded;
  const imprint = await imprintOf(request, reportUrls(publicId).page, createdAt);
  return pdfResponse({
    pdf: cachedReportPdf({ report, now, imprint }),
    name: `ll97-report-${dayInNewYork(new Date(createdAt))}.pdf`,
    cacheControl: PRIVATE,
  });
}

/** Everyone gets the same example: it is rendered once, until an editor changes it. */
const cachedExamplePdf = cached(
  ({ example, imprint }: { example: ExampleReport; imprint: Imprint }) => renderExample(example, imprint),
  { entries: 1 },
);

/** The example of a report as a PDF; 404 where an editor took the example out of the overview. */
export async function examplePdfResponse(request: Request): Promise<Response> {
  const example = await readExampleReport('ll97');
  if (!example) return fileNotFound('There is no example at present.');
  const imprint = await imprintOf(request, '/ll97/report', new Date().toISOString());
  return pdfResponse({
    pdf: cachedExamplePdf({ example, imprint }),
    name: 'll97-report-example.pdf',
    cacheControl: 'no-cache',
  });
}
