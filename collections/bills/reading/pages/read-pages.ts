import type { PDFPageProxy } from 'pdfjs-dist';
import type { BillFile } from '../read-bill.ts';
import type { WordPage } from '../rules/words.ts';
import { openPdf, renderPage, wordsOfPage } from './pdf-file.ts';
import { freeMemory, readScan } from './scan.ts';

/** Pages beyond this number are usually terms and offers. */
const MAX_TEXT_PAGES = 20;
const MAX_SCANS = 6;
/** Stops scanning pages after this time, because a partial reading is better than none. */
const SCANNING_MS = 16_000;

/** A Letter page at 220 dpi. A higher resolution takes longer and does not improve the reading. */
const SCAN_WIDTH = 1_870;

const MIN_LETTERS = 20;

/** Rejects symbols, which fonts without a character table produce instead of text. */
function isText(words: { text: string }[]): boolean {
  const letters = words.map((word) => word.text).join('');
  const plain = letters.replace(/[^\p{Script=Latin}\d\p{P}\p{Sc}\p{Sm}]/gu, '').length;
  return plain >= MIN_LETTERS && plain > letters.length * 0.8;
}

function scans() {
  const until = Date.now() + SCANNING_MS;
  let left = MAX_SCANS;
  return async (image: () => Promise<string | Buffer>) => {
    if (left === 0 || Date.now() > until) return undefined;
    left -= 1;
    return readScan(await image());
  };
}

async function pdfPage(file: number, index: number, page: PDFPageProxy, scan: ReturnType<typeof scans>) {
  const words = await wordsOfPage(page);
  const { width, height } = page.getViewport({ scale: 1 });
  if (isText(words)) return { file, page: index, width, height, source: 'text' as const, words };
  const scanned = await scan(async () => {
    const image = await renderPage(page, SCAN_WIDTH);
    page.cleanup();
    freeMemory();
    return image;
  });
  return scanned && { file, page: index, source: 'scan' as const, ...scanned };
}

export async function readPages(files: BillFile[]): Promise<WordPage[]> {
  const scan = scans();
  const pages: WordPage[] = [];
  for (const [index, file] of files.entries()) {
    if (file.kind === 'pdf') {
      const pdf = await openPdf(file.path);
      for (let number = 1; number <= Math.min(pdf.numPages, MAX_TEXT_PAGES); number++) {
        const page = await pdfPage(index, number - 1, await pdf.getPage(number), scan);
        if (page) pages.push(page);
      }
      await pdf.destroy();
    } else {
      const scanned = await scan(() => Promise.resolve(file.path));
      if (scanned) pages.push({ file: index, page: 0, source: 'scan', ...scanned });
    }
  }
  return pages;
}
