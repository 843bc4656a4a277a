import sharp, { type Sharp } from 'sharp';
import type { Word } from '../rules/words.ts';
import { directionOf, evenLight, inkOf, withoutTable, type Gray } from './gray.ts';
import { recognizeWords } from './recognize.ts';

/** The longest side of the image that is read: 230 dots per inch of a letter. */
const LONGEST_SIDE = 2_530;
const SMALL_SIDE = 900;

/** A photo with more pixels is refused before it is unpacked. */
const MAX_PIXELS = 120_000_000;

/** At least this certain, on average, are the words of a page that is the right way up. */
const UPRIGHT_CERTAINTY = 0.6;

/** Less tilt does not disturb the recognition. */
const LEAST_TILT = 0.25;

// A process reads one bill: what sharp keeps for later is only memory.
sharp.cache(false);
sharp.concurrency(1);

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

interface Size {
  width: number;
  height: number;
}

/** Adds where the words of a page that was turned about its middle are on the page as it is shown. */
function withShown(words: Word[], tilt: number, straight: Size, shown: Size): Word[] {
  const angle = (tilt * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  return words.map((word) => {
    const x = (word.left + word.right) / 2 - straight.width / 2;
    const y = (word.top + word.bottom) / 2 - straight.height / 2;
    const middle = x * cosine - y * sine + shown.width / 2;
    const center = x * sine + y * cosine + shown.height / 2;
    const halfWidth = (word.right - word.left) / 2;
    const halfHeight = (word.bottom - word.top) / 2;
    const box = {
      left: middle - halfWidth,
      right: middle + halfWidth,
      top: center - halfHeight,
      bottom: center + halfHeight,
    };
    return { ...word, shown: box };
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
  const gray = await grayOf(sized);
  const page = evenLight(gray);
  const lines = withoutTable(gray);
  const small = await grayOf(
    imageOf(evenLight(lines)).resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' }),
  );
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
    const words = Math.abs(tilt) > LEAST_TILT ? withShown(found, tilt, info, turned) : found;
    const certainty = certaintyOf(words);
    attempts.push({ ...upright, turn, words, certainty });
    if (certainty >= UPRIGHT_CERTAINTY) break;
  }
  const [best] = attempts.toSorted((a, b) => b.certainty - a.certainty);
  return { ...upright, turn: best?.turn ?? 0, words: best?.words ?? [] };
}
