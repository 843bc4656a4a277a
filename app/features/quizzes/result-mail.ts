import type { ResultMail } from '#collections/quiz-submissions/submit.ts';
import { findingLabel, FIRST_IDEA, pointsText, type ResultView, scoreText } from './quiz-view.ts';

interface Sending {
  buildingAddress: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The result's own page, without host. */
  path: string;
}

export function resultMail(view: ResultView, { buildingAddress, origin, path }: Sending): ResultMail {
  const { heading, leads, band, findings, answers, nextSteps, notice, basis } = view;
  const whole = (url: string): string => (url.startsWith('/') ? `${origin}${url}` : url);
  const lines = (...each: string[]): string => each.join('\n');
  const result = [
    ...leads,
    lines(band.title, `${band.label}. ${scoreText(view)}`, `Building: ${buildingAddress}`),
    band.description,
    ...(band.savings ? [`Possible savings: ${band.savings}`] : []),
    ...findings.map((finding) => lines(`${finding.heading}: ${findingLabel(finding)}`, finding.text)),
    lines(
      'Your answers',
      ...answers.map(({ question, answer, score }) => `- ${question} ${answer} (${pointsText(score)})`),
    ),
    lines(nextSteps.heading, ...nextSteps.links.map(({ label, url }) => `- ${label}: ${whole(url)}`)),
    `${FIRST_IDEA} ${notice}`,
    `Sources: ${basis}`,
  ].join('\n\n');
  return { quiz: heading, level: band.label, result, link: whole(path) };
}
