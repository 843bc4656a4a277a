import { plural } from '#law/numbers.ts';

export const RESTART = 'Restart Assessment';

export const BACK_TO_OPTIONS = 'Back to Options';

export const UNREADABLE_ANSWERS = {
  title: 'We can’t read these answers',
  description:
    'The link may have been cut off, or the questions may have changed since. Answer the questions again to see your result.',
} as const;

export const progressText = ({ number, count }: { number: number; count: number }): string =>
  `Question ${number} of ${count}`;

export const questionTitle = (progress: string, quiz: string): string => `${progress}: ${quiz}`;

export const resultTitle = (quiz: string): string => `Your result: ${quiz}`;

export const ALL_ANSWERED = 'all others answered';

export const scoreText = ({ score, maximum }: { score: number; maximum: number }): string =>
  `Score: ${score} / ${maximum}`;

export const savingsText = (savings: string): string => `Possible savings: ${savings}`;

export function pointsText(points: number | null): string {
  if (points === null) return 'not counted';
  return plural(points, { one: '1 point', other: `${points} points` });
}

export const findingLabel = (finding: { isPositive: boolean }): string =>
  finding.isPositive ? 'Positive' : 'Needs attention';

export const FILLED_IN_HEADING = 'Filled in from city records:';

export const ROUGH_GUIDE = 'A rough guide, not the law.';

export const FINDINGS_HEADING = 'Key findings';

export const SENDING = {
  addressHint: 'House number, street and borough.',
  sent: {
    title: 'Your result is on its way',
    description:
      'It should arrive at the address you gave within a few minutes. If it doesn’t, check your spam folder.',
  },
};

export const CHECKLIST = {
  quiz: {
    heading: 'Personalize it',
    text: 'Answer five questions to see only the steps your property still needs. No documents, no account.',
  },
  empty: 'Based on your answers, there is nothing left to do on this list. Keep it up.',
  help: { heading: 'Who can help', text: 'Find firms that do this work, or ask our team.' },
};
