import type { BillFile } from './read-bill.ts';
import { renderShown } from './pages/render-shown.ts';

process.once('message', (question: { file: BillFile; page: number; turn: number }) => {
  void renderShown(question.file, question.page, question.turn).then((image) => process.send?.(image));
});
