import { isStart, type QuestionView, type QuizView, type ResultView } from './quiz-view.ts';

/** Specification section 4, "LL97 quiz" and "LL199 quiz". */
export const RESTART = 'Restart Assessment';

/** Specification section 4, "LL199 quiz". */
export const BACK_TO_OPTIONS = 'Back to Options';

export const UNREADABLE_ANSWERS = {
  title: 'These answers cannot be read',
  description:
    'The link has to hold one answer for each question, in order. It may have been cut off, or the questions may have changed.',
} as const;

/** Introduces the notice on what a score means. */
export const FIRST_IDEA = 'A first idea, not the law.';

export const progressText = ({ number, count }: Pick<QuestionView, 'number' | 'count'>): string =>
  `Question ${number} of ${count}`;

/** Specification section 9: "shown as Score: X / 15". */
export const scoreText = ({ score, maximum }: Pick<ResultView, 'score' | 'maximum'>): string =>
  `Score: ${score} / ${maximum}`;

export function pointsText(points: number | null): string {
  if (points === null) return 'not counted';
  return points === 1 ? '1 point' : `${points} points`;
}

export const findingLabel = ({ isPositive }: { isPositive: boolean }): string =>
  isPositive ? 'Positive' : 'Needs attention';

/** The title of the page for this step of a quiz: screen readers announce it first. */
export function quizTitle(view: QuizView): string {
  if (view.kind === 'result') return `Your result: ${view.heading}`;
  if (view.kind === 'options' || isStart(view)) return view.heading;
  return `${progressText(view)}: ${view.heading}`;
}
