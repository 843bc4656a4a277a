import sharp, { type Sharp } from 'sharp';
import type { Word } from '../rules/words.ts';
import { findDirection, evenLight, findInk, withLightBoxes, withoutTable, type Gray } from './gray.ts';
import { recognizeWords } from './recognize.ts';
import { shownBox, type Turn } from './shown.ts';

const MAX_SIDE = 2_420;
const SMALL_SIDE = 900;
const SMALL_BLOCK = 10;

const MAX_PIXELS = 120_000_000;

const UPRIGHT_CERTAINTY = 0.6;

const MIN_TILT = 0.25;

// Each process reads a single bill, so sharp's cache would only waste memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Runs the garbage collector, because image buffers are outside V8's heap and do not trigger it. Requires
 * `--expose-gc`.
 */
export function freeMemory(): void {
  globalThis.gc?.();
}

export interface Scan {
  width: number;
  height: number;
  words: Word[];
  turn: Turn;
}

async function toGray(image: Sharp): Promise<Gray> {
  const { data, info } = await image
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toImage = ({ data, width, height }: Gray) => sharp(data, { raw: { width, height, channels: 1 } });

const averageCertainty = (words: Word[]) => {
  const letters = words.filter((word) => /[\p{L}\d]{2}/u.test(word.text));
  if (letters.length < 5) return 0;
  return letters.reduce((sum, word) => sum + word.certainty, 0) / letters.length;
};

const MIN_INK = 0.0005;

async function withoutWords(page: Gray, words: Word[]): Promise<Buffer | undefined> {
  for (const { left, top, right, bottom } of words) {
    for (let y = Math.max(0, top - 2); y < Math.min(page.height, bottom + 2); y++) {
      page.data.fill(
        255,
        y * page.width + Math.max(0, left - 2),
        y * page.width + Math.min(page.width, right + 2),
      );
    }
  }
  const ink = page.data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);
  return ink < page.data.length * MIN_INK ? undefined : toImage(page).png({ compressionLevel: 1 }).toBuffer();
}

export async function readScan(input: string | Buffer): Promise<Scan> {
  const shown = sharp(input, { limitInputPixels: MAX_PIXELS }).autoOrient().flatten({ background: 'white' });
  const sized = shown.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', kernel: 'cubic' });
  const gray = await toGray(sized);
  const page = evenLight(gray);
  const small = await toGray(toImage(gray).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' }));
  const ink = findInk(evenLight(withoutTable(small, SMALL_BLOCK), SMALL_BLOCK));
  const { sideways, tilt } = findDirection(ink);
  const blank = ink.x.length < 40;
  const { width, height } = page;
  if (blank) return { width, height, words: [], turn: 0 };
  const attempts: { words: Word[]; certainty: number; turn: Turn }[] = [];
  const boxes = withLightBoxes(gray, page);
  const turns: Turn[] = sideways ? [90, 270, 0, 180] : [0, 180, 90, 270];
  for (const turn of turns) {
    const judged = turn % 180 === 0 ? tilt.level : tilt.sideways;
    const applied = Math.abs(judged) > MIN_TILT ? judged : 0;
    const straightened = async (image: Gray) => {
      const turned = await toGray(toImage(image).rotate(turn));
      return applied ? toImage(turned).rotate(-applied, { background: 'white' }) : toImage(turned);
    };
    const straight = await straightened(page);
    const { data, info } = await straight.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    freeMemory();
    const found = await recognizeWords(data, async (first) =>
      averageCertainty(first) < UPRIGHT_CERTAINTY
        ? undefined
        : withoutWords(await toGray(await straightened(boxes)), first),
    );
    const setting = { turn, tilt: applied, shown: page, straight: info };
    const words = found.map((word) => ({ ...word, shown: shownBox(word, setting) }));
    const certainty = averageCertainty(words);
    attempts.push({ words, certainty, turn });
    if (certainty >= UPRIGHT_CERTAINTY) break;
  }
  const [best] = attempts.toSorted((a, b) => b.certainty - a.certainty);
  return { width, height, words: best?.words ?? [], turn: best?.turn ?? 0 };
}
