import { progressText, type QuestionView, type ResultView } from './quiz-view.ts';

/** What a browser calls this step of a quiz: screen readers say it first. */
export function quizTitle(view: QuestionView | ResultView): string {
  if (view.kind === 'result') return `Your result: ${view.heading}`;
  return view.number === 1 ? view.heading : `${progressText(view)}: ${view.heading}`;
}
