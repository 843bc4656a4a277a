import { isSectionLive } from '#app/content/modules.server.ts';
import { findQuiz } from '#app/content/quizzes.server.ts';
import type { ModuleSlug } from '#app/regulations/index.ts';
import { holdsAnswers } from '../quizzes/quiz-answers.ts';
import { allAnswersOf } from '../quizzes/quiz.server.ts';
import { checklistView, type ChecklistView } from './checklist-view.ts';

/**
 * The checklist that follows from the answers in an address, or the general one where it holds none. Undefined
 * where the module has no checklist, or its reports are not open yet; 400 where the answers cannot be read.
 */
export async function loadChecklist(
  request: Pick<Request, 'url'>,
  module: ModuleSlug,
): Promise<ChecklistView | undefined> {
  if (!(await isSectionLive(module, 'report'))) return undefined;
  const quiz = await findQuiz(module);
  if (!quiz?.checklist) return undefined;
  return checklistView(quiz, holdsAnswers(request.url) ? allAnswersOf(request, quiz) : undefined);
}
