import type { ChecklistItem } from '#app/content/checklist-document.ts';
import type { QuizDocument } from '#app/content/quiz-document.ts';
import { isShownFor } from '#app/regulations/index.ts';
import { scoreText } from '../quizzes/quiz-words.ts';
import { resultView } from '../quizzes/result-view.ts';

/** The result that a checklist follows from, in short. */
function verdictOf(quiz: QuizDocument, answers: readonly number[]) {
  const result = resultView(quiz, answers);
  const { tone, label, title } = result.band;
  return { tone, label, title, score: scoreText(result), given: result.given };
}

const wordsOf = ({ heading, rule, action, basis }: ChecklistItem) => ({ heading, rule, action, basis });

/**
 * The steps that follow from answers, or all steps where nobody has answered; undefined where the quiz leads to
 * no checklist.
 * @param answers One for each question, counted from 0.
 */
export function checklistView(quiz: QuizDocument, answers?: readonly number[]) {
  const { checklist } = quiz;
  if (!checklist) return undefined;
  const items = answers ? checklist.items.filter((item) => isShownFor(item, answers)) : checklist.items;
  return {
    heading: checklist.heading,
    intro: answers ? checklist.intro : checklist.generalIntro,
    verdict: answers && verdictOf(quiz, answers),
    quizHeading: quiz.heading,
    items: items.map(wordsOf),
    notice: quiz.notice,
  };
}

export type ChecklistView = NonNullable<ReturnType<typeof checklistView>>;
