import { FIRST_IDEA } from './messages.ts';
import type { ResultView } from './result-view.ts';
import { findingWord, pointsText, scoreText } from './quiz-words.ts';

interface Sending {
  buildingAddress: string;
  productName: string;
  /** Scheme and host of the site. */
  origin: string;
  /** The result's own page, without host. */
  path: string;
}

/** A result as a mail in plain text. The score is its view's: nothing here is counted. */
export function resultMail(view: ResultView, { buildingAddress, productName, origin, path }: Sending) {
  const { heading, band, findings, answers, nextSteps, notice, basis } = view;
  const whole = (url: string): string => (url.startsWith('/') ? `${origin}${url}` : url);
  const lines = (...each: string[]): string => each.join('\n');
  return {
    subject: `${heading}: ${band.label}`,
    text: [
      lines(band.title, `${band.label}. ${scoreText(view)}`, `Building: ${buildingAddress}`),
      band.description,
      ...(band.savings ? [`Possible savings: ${band.savings}`] : []),
      ...findings.map((finding) => lines(`${finding.heading}: ${findingWord(finding)}`, finding.text)),
      lines(
        'Your answers',
        ...answers.map(({ question, answer, score }) => `- ${question} ${answer} (${pointsText(score)})`),
      ),
      lines(nextSteps.heading, ...nextSteps.links.map(({ label, url }) => `- ${label}: ${whole(url)}`)),
      `${FIRST_IDEA} ${notice}`,
      `What it rests on: ${basis}`,
      lines('The result on its page:', whole(path)),
      `This result was asked for on ${productName}, for this address. If it was not you, you need not do anything.\n`,
    ].join('\n\n'),
  };
}
