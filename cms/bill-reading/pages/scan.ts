import sharp, { type Sharp } from 'sharp';
import type { Word } from '../rules/words.ts';
import { directionOf, evenLight, inkOf, type Gray } from './gray.ts';
import { recognizeWords } from './recognize.ts';

/** The longest side of the image that is read: 300 dots per inch of a letter. */
const LONGEST_SIDE = 3_200;
const SMALL_SIDE = 900;

/** A photo with more pixels is refused before it is unpacked. */
const MAX_PIXELS = 120_000_000;

/** At least this certain, on average, are the words of a page that is the right way up. */
const UPRIGHT_CERTAINTY = 0.6;

/** Less tilt does not disturb the recognition. */
const LEAST_TILT = 0.25;

export interface Scan {
  width: number;
  height: number;
  turn: 0 | 90 | 180 | 270;
  words: Word[];
}

async function grayOf(image: Sharp): Promise<Gray> {
  const { data, info } = await image
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const imageOf = ({ data, width, height }: Gray) => sharp(data, { raw: { width, height, channels: 1 } });

/** Words of a page that was turned about its middle, at the places where they are on the page as it is shown. */
function turnedBack(
  words: Word[],
  tilt: number,
  from: Gray | { width: number; height: number },
  to: Gray,
): Word[] {
  const angle = (tilt * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return words.map((word) => {
    const x = (word.left + word.right) / 2 - from.width / 2;
    const y = (word.top + word.bottom) / 2 - from.height / 2;
    const middleX = x * cosine - y * sine + to.width / 2;
    const middleY = x * sine + y * cosine + to.height / 2;
    const halfWidth = (word.right - word.left) / 2;
    const halfHeight = (word.bottom - word.top) / 2;
    return {
      ...word,
      left: middleX - halfWidth,
      right: middleX + halfWidth,
      top: middleY - halfHeight,
      bottom: middleY + halfHeight,
    };
  });
}

const certaintyOf = (words: Word[]) => {
  const letters = words.filter((word) => /[\p{L}\d]{2}/u.test(word.text));
  if (letters.length < 5) return 0;
  return letters.reduce((sum, word) => sum + word.certainty, 0) / letters.length;
};

/**
 * The words of a scan or a photo. It is brought to one size, lit evenly and set straight first: by a quarter turn if
 * it lies on its side, by half a turn if it cannot be read otherwise.
 */
export async function readScan(input: string | Buffer): Promise<Scan> {
  const shown = sharp(input, { limitInputPixels: MAX_PIXELS }).autoOrient().flatten({ background: 'white' });
  const sized = shown.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', kernel: 'cubic' });
  const page = evenLight(await grayOf(sized));
  const small = await grayOf(imageOf(page).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' }));
  const ink = inkOf(small);
  const { sideways, tilt } = directionOf(ink);
  const blank = ink.x.length < 40;
  const upright = { width: sideways ? page.height : page.width, height: sideways ? page.width : page.height };
  if (blank) return { width: page.width, height: page.height, turn: 0, words: [] };
  const attempts: (Scan & { certainty: number })[] = [];
  for (const turn of sideways ? ([90, 270] as const) : ([0, 180] as const)) {
    const turned = await grayOf(imageOf(page).rotate(turn));
    const straight =
      Math.abs(tilt) > LEAST_TILT ? imageOf(turned).rotate(-tilt, { background: 'white' }) : imageOf(turned);
    const { data, info } = await straight.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    const found = await recognizeWords(data);
    const words = Math.abs(tilt) > LEAST_TILT ? turnedBack(found, tilt, info, turned) : found;
    const certainty = certaintyOf(words);
    attempts.push({ ...upright, turn, words, certainty });
    if (certainty >= UPRIGHT_CERTAINTY) break;
  }
  const [best] = attempts.toSorted((a, b) => b.certainty - a.certainty);
  return { ...upright, turn: best?.turn ?? 0, words: best?.words ?? [] };
}
