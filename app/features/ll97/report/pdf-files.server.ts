import { fillFigures } from '#app/data/figures.server.ts';
import { readExampleReport } from '#app/data/modules.server.ts';
import { readPart } from '#app/data/pages.server.ts';
import { collectSources } from '#app/data/sources.server.ts';
import { dayInNewYork } from '#law/days.ts';
import {
  badUrl,
  fileNotFound,
  pdfResponse,
  PRIVATE,
  readImprint,
} from '#app/features/pdf/file-response.server.ts';
import { renderPdf } from '#app/features/pdf/render-pdf.server.ts';
import { examplePdf } from './example-pdf.ts';
import { reportPdf } from './report-pdf.ts';
import { reportUrls } from '#app/urls/report-urls.ts';
import { exampleBasisView } from './report-view.ts';
import { findReport, NO_REPORT } from './report.server.ts';
import { toQuery } from '../scenarios/scenario-query.ts';
import { loadScenarios } from '../scenarios/scenarios.server.ts';

const SCENARIO_ERROR = 'The scenarios in this link cannot be used. Open the report to correct them.';

async function findForPdf(publicId: string, query: URLSearchParams, now = new Date()) {
  const found = await findReport(publicId, now);
  if (!found || query.size === 0)
    return found && { ...found, hasErrors: false, scenarios: undefined, shown: '' };
  const { createdAt, report } = found;
  const { view, errors, late, lines, typed } = await loadScenarios(report, { query, createdAt, now });
  return {
    ...found,
    hasErrors: Object.keys(errors).length > 0,
    scenarios: view && { view, late, lines },
    shown: view ? toQuery(typed) : '',
  };
}

export async function reportPdfResponse(request: Request, publicId: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { result: found, sources } = await collectSources(() => findForPdf(publicId, searchParams));
  if (!found) return fileNotFound(NO_REPORT);
  if (found.hasErrors) return badUrl(SCENARIO_ERROR);
  const { view, createdAt, scenarios, shown } = found;
  const imprint = await readImprint(request, `${reportUrls(publicId).page}${shown}`, createdAt);
  return pdfResponse({
    pdf: renderPdf(reportPdf({ view, scenarios, sources, imprint })),
    name: `ll97-report-${dayInNewYork(new Date(createdAt))}.pdf`,
    cacheControl: PRIVATE,
  });
}

export async function examplePdfResponse(request: Request): Promise<Response> {
  const example = await readExampleReport('ll97');
  if (!example) return fileNotFound('There is no example report at the moment.');
  const { basis: copy } = await readPart('ll97-report', 'report');
  const basis = await fillFigures(exampleBasisView(example.basis, copy));
  const imprint = await readImprint(request, '/ll97/report', new Date().toISOString());
  return pdfResponse({
    pdf: renderPdf(examplePdf({ example, basis, imprint })),
    name: 'll97-report-example.pdf',
    cacheControl: 'no-cache',
  });
}
