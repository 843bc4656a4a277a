import type { QuestionView } from './quiz-view.ts';
import type { ResultView } from './result-view.ts';

/** The words that are said aloud and shown above a question. */
export const progressText = ({ number, count }: Pick<QuestionView, 'number' | 'count'>): string =>
  `Question ${number} of ${count}`;

/** Specification section 9: "shown as Score: X / 15". */
export const scoreText = ({ score, maximum }: Pick<ResultView, 'score' | 'maximum'>): string =>
  `Score: ${score} / ${maximum}`;

/** Points in words. */
export function pointsText(points: number | null): string {
  if (points === null) return 'not counted';
  return points === 1 ? '1 point' : `${points} points`;
}

/** Whether a finding is positive, in words. */
export const findingWord = ({ isPositive: positive }: { isPositive: boolean }): string =>
  positive ? 'Positive' : 'Needs attention';
