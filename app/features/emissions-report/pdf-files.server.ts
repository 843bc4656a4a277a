import { readExampleReport, type ExampleReport } from '#app/content/modules.server.ts';
import { dayInNewYork } from '#app/ui/date-words.ts';
import { noFile, pdfAnswer, PRIVATE } from '../pdf/file-answer.server.ts';
import { cached } from '../pdf/cached.ts';
import type { Imprint } from '../pdf/frame.tsx';
import { imprintOf } from '../pdf/imprint.server.ts';
import { renderExample, renderReport } from './pdf/render.server.tsx';
import { findReport, NO_REPORT, type LoadedReport } from './report.server.ts';
import { reportUrls } from './report-urls.ts';

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
