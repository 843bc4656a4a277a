import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { z } from 'zod';
import type { Word } from '../rules/words.ts';

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
// The minified build: tsx needs 150 MB more to load the readable one.
GlobalWorkerOptions.workerSrc = path.join(PDFJS, 'legacy/build/pdf.worker.min.mjs');

const folder = (name: string) => `${path.join(PDFJS, name)}/`;

const MAX_IMAGE_PIXELS = 40_000_000;
const MAX_RENDERED_PIXELS = 9_000_000;

const ASCENT = 0.78;
const DESCENT = 0.22;

export async function openPdf(pdf: string | Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(typeof pdf === 'string' ? await readFile(pdf) : pdf),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    isEvalSupported: false,
    useSystemFonts: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  }).promise;
}

/** Divides a text run's width among its words by letter count, because a PDF states no widths for words. */
function toWords(item: TextItem, transform: number[]): Word[] {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, baseline = 0] = transform;
  const upright = a > 0 && Math.abs(b) < a * 0.1;
  if (!upright || !item.str.trim()) return [];
  const size = Math.hypot(c, d);
  const perLetter = item.width / item.str.length;
  return [...item.str.matchAll(/\S+/g)].map((match) => ({
    text: match[0].normalize('NFKC'),
    left: left + match.index * perLetter,
    right: left + (match.index + match[0].length) * perLetter,
    top: baseline - size * ASCENT,
    bottom: baseline + size * DESCENT,
    certainty: 1,
  }));
}

function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[], m: number[]): number[] {
  const [ma = 1, mb = 0, mc = 0, md = 1, me = 0, mf = 0] = m;
  return [
    a * ma + c * mb,
    b * ma + d * mb,
    a * mc + c * md,
    b * mc + d * md,
    a * me + c * mf + e,
    b * me + d * mf + f,
  ];
}

/** Joins words that some programs write in pieces. */
function joined(words: Word[]): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const size = word.bottom - word.top;
    if (
      last &&
      Math.abs(last.bottom - word.bottom) < size * 0.1 &&
      word.left - last.right < size * 0.08 &&
      word.left > last.left
    ) {
      result.splice(-1, 1, { ...last, text: last.text + word.text, right: word.right });
    } else {
      result.push(word);
    }
  }
  return result;
}

/** Positions are in points from the top left corner of the page as displayed. */
export async function wordsOfPage(page: PDFPageProxy): Promise<Word[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) =>
    'str' in item
      ? toWords(item, multiply(viewport.transform, z.array(z.number()).parse(item.transform)))
      : [],
  );
  return joined(words).filter(
    ({ left, top, right, bottom }) =>
      right > 0 && bottom > 0 && left < viewport.width && top < viewport.height,
  );
}

export async function renderPage(page: PDFPageProxy, width: number): Promise<Buffer> {
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(width / plain.width, Math.sqrt(MAX_RENDERED_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  return canvas.encode('png');
}
