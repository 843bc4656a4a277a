import type { QuizDocument } from '#app/data/quizzes.server.ts';
import type { PageSources } from '#app/data/sources.server.ts';
import { isShownFor } from '#law/quizzes/quiz.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { moduleUrls } from '#app/urls/module-urls.ts';
import { answeredUrl } from '#app/urls/quiz-urls.ts';
import { resultView } from '#app/features/quizzes/quiz-view.ts';
import { scoreText } from '#app/features/quizzes/texts.ts';

export const STEP_PARTS = { rule: 'The rule', action: 'What to do', basis: 'Source' } as const;

export const NO_CHECKLIST = 'There is no checklist at this address.';

function quizVerdict(quiz: QuizDocument, answers: readonly number[]) {
  const result = resultView(quiz, answers);
  const { tone, label, title } = result.band;
  return { tone, label, title, score: scoreText(result), given: result.given };
}

/**
 * Includes every step if there are no answers. Returns undefined if the quiz has no checklist.
 * @param answers The 0-based index of the chosen answer to each question.
 */
export function checklistView(quiz: QuizDocument, answers?: readonly number[]) {
  const { checklist } = quiz;
  if (!checklist) return undefined;
  const items = answers ? checklist.items.filter((item) => isShownFor(item, answers)) : checklist.items;
  return {
    heading: checklist.heading,
    intro: answers ? checklist.intro : checklist.generalIntro,
    verdict: answers && quizVerdict(quiz, answers),
    quizHeading: quiz.heading,
    items: items.map(({ heading, rule, action, basis }) => ({ heading, rule, action, basis })),
    notice: quiz.notice,
  };
}

export type ChecklistView = NonNullable<ReturnType<typeof checklistView>> & {
  sources?: PageSources;
};

export function checklistUrls(module: ModuleSlug, { verdict }: Pick<ChecklistView, 'verdict'>) {
  const { quiz, report, partners } = moduleUrls(module);
  const withAnswers = (url: string) => (verdict ? answeredUrl(url, verdict.given) : url);
  const pdf = withAnswers(`${report}/checklist.pdf`);
  return { page: withAnswers(report), pdf, quiz: withAnswers(quiz), partners };
}
