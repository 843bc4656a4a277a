import { readPage } from '#app/data/pages.server.ts';
import { listPublicAssessments, type PublicAssessment } from '#app/data/readiness-assessments.server.ts';
import { readinessStatistics } from '#law/internet/public-report.ts';
import { levelTone } from '../assessment/result-view.ts';

const toRow = ({ place, riskLevel, score, submittedAt }: PublicAssessment) => ({
  place,
  riskLevel,
  tone: levelTone(riskLevel),
  score,
  submittedAt,
});

export async function loadInternetReport() {
  const [content, assessments] = await Promise.all([readPage('internet-report'), listPublicAssessments()]);
  return { content, rows: assessments.map(toRow), statistics: readinessStatistics(assessments) };
}

export type LoadedInternetReport = Awaited<ReturnType<typeof loadInternetReport>>;
