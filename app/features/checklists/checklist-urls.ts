import type { ModuleSlug } from '#app/regulations/index.ts';
import { moduleUrls } from '../modules/module-urls.ts';
import { answeredUrl } from '../quizzes/quiz-answers.ts';
import type { ChecklistView } from './checklist-view.ts';

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
