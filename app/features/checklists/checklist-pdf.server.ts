import type { ModuleSlug } from '#app/regulations/index.ts';
import { cached } from '../pdf/cached.ts';
import { noFile, pdfAnswer } from '../pdf/file-answer.server.ts';
import type { Imprint } from '../pdf/frame.tsx';
import { imprintOf } from '../pdf/imprint.server.ts';
import { checklistUrls } from './checklist-urls.ts';
import { loadChecklist } from './checklist.server.ts';
import type { ChecklistView } from './checklist-view.ts';
import { NO_CHECKLIST } from './messages.ts';
import { renderChecklist } from './pdf/render.server.tsx';

/** Whoever gives the same answers gets the same checklist: the last ones are rendered once a day. */
const checklistPdf = cached(
  ({ view, imprint }: { view: ChecklistView; imprint: Imprint }) => renderChecklist(view, imprint),
  { entries: 100 },
);

/** A checklist as a PDF; 404 where the module has none that is open, 400 where the answers cannot be read. */
export async function answerChecklistPdf(request: Request, module: ModuleSlug): Promise<Response> {
  const view = await loadChecklist(request, module);
  if (!view) return noFile(NO_CHECKLIST);
  const imprint = await imprintOf(request, checklistUrls(module, view).page, new Date().toISOString());
  return pdfAnswer({
    pdf: checklistPdf({ view, imprint }),
    name: `${module}-checklist.pdf`,
    cacheControl: 'no-cache',
  });
}
