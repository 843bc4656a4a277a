import type { BillFile } from './read-bill.ts';
import { renderShown } from './pages/render-shown.ts';

process.once('message', (question: { file: BillFile; page: number }) => {
  void renderShown(question.file, question.page).then((image) => process.send?.(image));
});
