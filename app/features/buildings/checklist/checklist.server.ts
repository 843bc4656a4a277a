import { isSectionLive } from '#app/data/modules.server.ts';
import { findQuiz } from '#app/data/quizzes.server.ts';
import { collectSources } from '#app/data/sources.server.ts';
import type { ModuleSlug } from '#law/modules.ts';
import { fileNotFound, pdfResponse, readImprint } from '#app/features/pdf/file-response.server.ts';
import { renderPdf } from '#app/features/pdf/render-pdf.server.ts';
import { holdsAnswers } from '#app/urls/quiz-urls.ts';
import { readAllAnswers } from '#app/features/quizzes/quiz.server.ts';
import { checklistPdf } from './checklist-pdf.ts';
import { checklistView, type ChecklistView, checklistUrls, NO_CHECKLIST } from './checklist-view.ts';

/**
 * Loads the general checklist if the URL has no answers. Returns undefined if the module has no checklist or
 * its reports have not launched. Throws 400 for invalid answers.
 */
export async function loadChecklist(
  request: Pick<Request, 'url'>,
  module: ModuleSlug,
): Promise<ChecklistView | undefined> {
  if (!(await isSectionLive(module, 'report'))) return undefined;
  const { result: quiz, sources } = await collectSources(() => findQuiz(module));
  if (!quiz?.checklist) return undefined;
  const view = checklistView(quiz, holdsAnswers(request.url) ? readAllAnswers(request, quiz) : undefined);
  return view && { ...view, sources };
}

export async function checklistPdfResponse(request: Request, module: ModuleSlug): Promise<Response> {
  const view = await loadChecklist(request, module);
  if (!view) return fileNotFound(NO_CHECKLIST);
  const imprint = await readImprint(request, checklistUrls(module, view).page, new Date().toISOString());
  return pdfResponse({
    pdf: renderPdf(checklistPdf(view, imprint)),
    name: `${module}-checklist.pdf`,
    cacheControl: 'no-cache',
  });
}
