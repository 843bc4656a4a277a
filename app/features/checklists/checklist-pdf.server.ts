import type { ModuleSlug } from '#app/regulations/index.ts';
import { fileAnswer, noFile, PDF_TYPE } from '../pdf/file-answer.server.ts';
import { imprintOf } from '../pdf/imprint.server.ts';
import { checklistUrls } from './checklist-urls.ts';
import { loadChecklist } from './checklist.server.ts';
import { NO_CHECKLIST } from './messages.ts';
import { renderChecklist } from './pdf/render.server.tsx';

/** A checklist as a PDF; 404 where the module has none that is open, 400 where the answers cannot be read. */
export async function answerChecklistPdf(request: Request, module: ModuleSlug): Promise<Response> {
  const view = await loadChecklist(request, module);
  if (!view) return noFile(NO_CHECKLIST);
  const imprint = await imprintOf(request, checklistUrls(module, view).page, new Date().toISOString());
  return fileAnswer({
    body: await renderChecklist(view, imprint),
    type: PDF_TYPE,
    name: `${module}-checklist.pdf`,
    cacheControl: 'no-cache',
  });
}
