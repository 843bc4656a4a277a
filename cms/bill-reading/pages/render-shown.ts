import sharp from 'sharp';
import type { BillFile } from '../read-bill.ts';
import { openPdf, renderPage } from './pdf-file.ts';

/** Wide enough to read small print on a screen that shows two pixels for one. */
const WIDTH = 1600;

/** A page as staff see it. */
export async function renderShown(file: BillFile, page: number): Promise<Buffer> {
  const image =
    file.kind === 'pdf'
      ? sharp(await renderPage(await (await openPdf(file.path)).getPage(page + 1), WIDTH))
      : sharp(file.path).autoOrient();
  return image
    .resize({ width: WIDTH, height: WIDTH * 2, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
