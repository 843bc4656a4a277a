import { plural } from '#law/plural.ts';

export const RESTART = 'Restart Assessment';

export const BACK_TO_OPTIONS = 'Back to Options';

export const UNREADABLE_ANSWERS = {
  title: 'These answers cannot be read',
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
