import type { BillFile } from './read-bill.ts';
import { readPages } from './pages/read-pages.ts';
import { extractReading } from './rules/extract-reading.ts';

process.once('message', (question: { files: BillFile[] }) => {
  void readPages(question.files).then((pages) => process.send?.(extractReading(pages)));
});
