import type { Imprint } from '#app/features/pdf/pdf-content.ts';
import { openPdf } from '#collections/bills/reading/pages/pdf-file.ts';

/** The imprint of PDFs in tests. */
export const IMPRINT: Imprint = {
  site: { productName: 'Test Product', tagline: 'A tagline' },
  address: 'https://example.com/ll97/report/abcdefghijklmnopqrstuv',
  made: 'November 21, 2026',
};

/** Reads a PDF: its text on one line, its number of pages, the size of the first page, and its metadata. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes);
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    lines.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  const { view } = await pdf.getPage(1);
  const { info } = await pdf.getMetadata();
  const result = {
    pages: pdf.numPages,
    size: view.slice(2).map((points: number) => Math.round(points)),
    text: lines.join('\n').replace(/\s+/g, ' '),
    info,
  };
  await pdf.destroy();
  return result;
}
