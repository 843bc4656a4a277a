import type { Imprint } from '../../pdf/frame.tsx';
import { renderPdf } from '../../pdf/render-pdf.server.ts';
import type { ChecklistView } from '../checklist-view.ts';
import { ChecklistPdf } from './checklist-pdf.tsx';

/** A checklist as a PDF. */
export const renderChecklist = (view: ChecklistView, imprint: Imprint): Promise<Buffer> =>
  renderPdf(<ChecklistPdf view={view} imprint={imprint} />);
