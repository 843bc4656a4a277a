import { isStart, type QuizView } from './quiz-view.ts';
import { progressText } from './quiz-words.ts';

/** What a browser calls this step of a quiz: screen readers say it first. */
export function quizTitle(view: QuizView): string {
  if (view.kind === 'result') return `Your result: ${view.heading}`;
  if (view.kind === 'options' || isStart(view)) return view.heading;
  return `${progressText(view)}: ${view.heading}`;
}
