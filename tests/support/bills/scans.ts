import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openPdf, renderPage } from '#collections/bills/reading/pages/pdf-file.ts';
import type { BillFile } from '#collections/bills/reading/read-bill.ts';
import { type ScannedPage, scannedPdf } from '../make-pdf.ts';

function seededRandom(seed: number) {
  let state = (seed + 1) * 0x9e3779b1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, whole };
}

type Random = ReturnType<typeof seededRandom>;

interface ScanStyle {
  dotsPerInch: number;
  /** In degrees. */
  tilt?: number;
  quarterTurns?: number;
  /** How gray and speckled the copy is, from 0 to 1. */
  wear?: number;
}

async function renderPages(file: string, dotsPerInch: number): Promise<Buffer[]> {
  const pdf = await openPdf(file);
  const images: Buffer[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    images.push(await renderPage(page, (page.getViewport({ scale: 1 }).width / 72) * dotsPerInch));
  }
  await pdf.destroy();
  return images;
}

/** Adds noise, like the grain of a sensor or dirt on the glass. */
async function withNoise(image: Buffer, random: Random, strength: number): Promise<Buffer> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index++) {
    data[index] = Math.min(255, Math.max(0, (data[index] ?? 0) + (random.next() - 0.5) * strength));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

async function scanned(page: Buffer, style: ScanStyle, random: Random): Promise<Buffer> {
  const wear = style.wear ?? 0.15;
  const tilted = await sharp(page)
    .flatten({ background: 'white' })
    .grayscale()
    .rotate(style.tilt ?? 0, { background: '#f4f4f4' })
    .blur(0.4 + wear)
    .linear(1 - wear * 0.4, wear * 55)
    .toBuffer();
  const noisy = await withNoise(tilted, random, 20 + wear * 50);
  return sharp(noisy)
    .rotate((style.quarterTurns ?? 0) * 90)
    .jpeg({ quality: 75 })
    .toBuffer();
}

async function writeScan(file: string, target: string, seed: number, style: ScanStyle): Promise<void> {
  const random = seededRandom(seed);
  const scale = 72 / style.dotsPerInch;
  const pages: ScannedPage[] = [];
  for (const page of await renderPages(file, style.dotsPerInch)) {
    const image = await scanned(page, style, random);
    const pixels = await sharp(image).metadata();
    pages.push({ image, pixels, width: pixels.width * scale, height: pixels.height * scale });
  }
  await writeFile(target, scannedPdf(pages));
}

/** Writes a photo of the first page on a table: at an angle, with a shadow, warm light and grain. */
async function writePhoto(file: string, target: string, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const [page] = await renderPages(file, 230);
  if (!page) return;
  const tilt = (random.next() - 0.5) * 9;
  const lean = (random.next() - 0.5) * 0.06;
  const paper = await sharp(page)
    .flatten({ background: '#f7f3ea' })
    .affine([1, lean, 0, 1 - Math.abs(lean)], { background: '#4a3a2c' })
    .rotate(tilt, { background: '#4a3a2c' })
    .extend({ top: 90, bottom: 130, left: 110, right: 70, background: '#4a3a2c' })
    .png()
    .toBuffer();
  const { width, height } = await sharp(paper).metadata();
  const angle = random.whole(0, 1) ? 'x1="0" x2="1" y1="0" y2="0.6"' : 'x1="1" x2="0" y1="0.2" y2="1"';
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" ${angle}><stop offset="0" stop-color="#000" stop-opacity="${0.25 + random.next() * 0.25}"/><stop offset="0.6" stop-color="#301800" stop-opacity="0.08"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  const lit = await sharp(paper)
    .composite([{ input: Buffer.from(shadow) }])
    .blur(0.8)
    .removeAlpha()
    .png()
    .toBuffer();
  await sharp(await withNoise(lit, random, 26))
    .jpeg({ quality: 72 })
    .toFile(target);
}

export const MEDIA = ['text', 'scan at 150 dpi', 'scan at 300 dpi', 'worn scan', 'photo'] as const;

export type Medium = (typeof MEDIA)[number];

/**
 * Writes a PDF as visitors send it: unchanged, scanned, or as a photo of its first page. The result is the same each time.
 */
export async function writeMedium(
  original: string,
  folder: string,
  { seed, medium }: { seed: number; medium: Medium },
): Promise<BillFile[]> {
  const pdf = path.join(folder, path.basename(original));
  await copyFile(original, pdf);
  const random = seededRandom(seed + 5000);
  const tilt = (random.next() - 0.5) * 3;
  if (medium === 'text') return [{ path: pdf, kind: 'pdf' }];
  if (medium === 'photo') {
    const photo = pdf.replace(/\.pdf$/, '.jpg');
    await writePhoto(pdf, photo, seed);
    return [{ path: photo, kind: 'jpg' }];
  }
  const scan = pdf.replace(/\.pdf$/, '-scan.pdf');
  const worn = { dotsPerInch: 200, tilt: tilt * 2, quarterTurns: random.whole(0, 3), wear: 0.8 };
  const clean = { dotsPerInch: medium === 'scan at 150 dpi' ? 150 : 300, tilt };
  await writeScan(pdf, scan, seed, medium === 'worn scan' ? worn : clean);
  return [{ path: scan, kind: 'pdf' }];
}
