import type { ChecklistItem, QuizDocument } from '#app/content/quizzes.server.ts';
import { isShownFor } from '#app/regulations/quiz.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { scoreText } from '../quizzes/quiz-copy.ts';
import { answeredUrl, resultView } from '../quizzes/quiz-view.ts';

/** What stands before the two parts of each step of a checklist. */
export const STEP_PARTS = { rule: 'The rule', action: 'What to do', basis: 'Source' } as const;

export const NO_CHECKLIST = 'There is no checklist at this address.';

/** Where the answers leave nothing to do. */
export const NOTHING_TO_DO = 'Based on your answers, there is nothing left to do on this list. Keep it up.';

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

/** Where a checklist is as a page and as a PDF, and the result that it follows from. */
export function checklistUrls(module: ModuleSlug, { verdict }: Pick<ChecklistView, 'verdict'>) {
  const { quiz, report, partners } = moduleUrls(module);
  const pdf = `${report}/checklist.pdf`;
  if (!verdict) return { page: report, pdf, quiz, partners };
  const { given } = verdict;
  return {
    page: answeredUrl(report, given),
    pdf: answeredUrl(pdf, given),
    quiz: answeredUrl(quiz, given),
    partners,
  };
}
