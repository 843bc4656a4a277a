import type { BillFile } from './read-bill.ts';
import { readPages } from './pages/read-pages.ts';
import { readingOf } from './rules/reading-of.ts';

process.once('message', (question: { files: BillFile[] }) => {
  void readPages(question.files).then((pages) => process.send?.(readingOf(pages)));
});
