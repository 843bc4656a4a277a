import { renderToBuffer } from '@react-pdf/renderer';
import type { Imprint } from '../../pdf/frame.tsx';
import type { ChecklistView } from '../checklist-view.ts';
import { ChecklistPdf } from './checklist-pdf.tsx';

/** A checklist as a PDF. */
export const renderChecklist = (view: ChecklistView, imprint: Imprint): Promise<Buffer> =>
  renderToBuffer(<ChecklistPdf view={view} imprint={imprint} />);
