import sharp from 'sharp';
import { openPdf, renderPage } from './pages/pdf-file.ts';
import type { BillFile } from './read-bill.ts';

const WIDTH = 1600;

async function renderShown(file: BillFile, page: number): Promise<Buffer> {
  const image =
    file.kind === 'pdf'
      ? sharp(await renderPage(await (await openPdf(file.path)).getPage(page + 1), WIDTH))
      : sharp(file.path).autoOrient();
  return image
    .resize({ width: WIDTH, height: WIDTH * 2, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

process.once('message', (question: { file: BillFile; page: number }) => {
  void renderShown(question.file, question.page).then((image) => process.send?.(image));
});
