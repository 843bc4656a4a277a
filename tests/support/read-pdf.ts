import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Imprint } from '#app/features/pdf/pdf-content.ts';

/** Who hands out the documents of the tests. */
export const IMPRINT: Imprint = {
  site: { productName: 'Test Product', tagline: 'A tagline' },
  address: 'https://example.com/ll97/report/abcdefghijklmnopqrstuv',
  made: 'November 21, 2026',
};

/** What another program reads in a PDF: its words in one line of text, its pages, what it says of itself. */
export async function readPdf(pdf: Buffer) {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { totalPages, text } = await extractText(proxy, { mergePages: true });
  const { info } = await getMeta(proxy);
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), info };
}
