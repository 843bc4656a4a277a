import type { ResultMail } from '#collections/quizzes/submissions/submit.ts';
import { absoluteUrl } from '#app/urls/quiz-urls.ts';
import { listNextSteps, type ResultView } from './quiz-view.ts';
import { findingLabel, pointsText, ROUGH_GUIDE, savingsText, scoreText } from './texts.ts';

interface Sending {
  buildingAddress: string;
  origin: string;
  path: string;
  /** The relative URL of the checklist page. */
  reportUrl: string;
}

export function resultMail(
  view: ResultView,
  { buildingAddress, origin, path, reportUrl }: Sending,
): ResultMail {
  const { heading, leads, band, findings, answers, nextSteps, notice, basis } = view;
  const lines = (...each: string[]): string => each.join('\n');
  const result = [
    ...leads,
    lines(band.title, `${band.label}. ${scoreText(view)}`, `Building: ${buildingAddress}`),
    band.description,
    ...(band.savings ? [savingsText(band.savings)] : []),
    ...findings.map((finding) => lines(`${finding.heading}: ${findingLabel(finding)}`, finding.text)),
    lines(
      'Your answers',
      ...answers.map(({ question, answer, score }) => `- ${question} ${answer} (${pointsText(score)})`),
    ),
    lines(
      nextSteps.heading,
      ...listNextSteps(view, reportUrl).map(({ label, url }) => `- ${label}: ${absoluteUrl(url, origin)}`),
    ),
    `${ROUGH_GUIDE} ${notice}`,
    `Sources: ${basis}`,
  ].join('\n\n');
  return { quiz: heading, level: band.label, result, link: absoluteUrl(path, origin) };
}
