import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { readPage } from '#app/content/pages.server.ts';
import { listPublicAssessments, type PublicAssessment } from '#app/content/readiness-assessments.server.ts';
import { readinessStatistics } from '#app/regulations/internet/public-report.ts';
import { toneOf } from '../internet-assessment/result-view.ts';

/** A row of the public list: all that leaves the server of an assessment. */
const toRow = ({ place, riskLevel, score, submittedAt }: PublicAssessment) => {
  return { place, riskLevel, tone: toneOf(riskLevel), score, submittedAt };
};

async function readReport() {
  const [content, assessments] = await Promise.all([readPage('internet-report'), listPublicAssessments()]);
  return { content, rows: assessments.map(toRow), statistics: readinessStatistics(assessments) };
}

/** The ten latest assessments, with statistics; 503 on failure. Specification section 9, "Internet report". */
export async function loadInternetReport({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  try {
    return await readReport();
  } catch (error) {
    context.log.error({ err: error }, 'The assessments failed to load.');
    throw data('unavailable', { status: 503 });
  }
}

export type LoadedInternetReport = Awaited<ReturnType<typeof loadInternetReport>>;
