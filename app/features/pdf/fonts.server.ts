import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

/** The second font has the letters missing from the first. */
export const FONT_STACK = ['Public Sans', 'Public Sans Extended'];

const SUBSETS = { 'Public Sans': 'latin', 'Public Sans Extended': 'latin-ext' } as const;
const WEIGHTS = [400, 600, 700] as const;

/** In letters. Longer words may break after every `PIECE` letters. */
const MAX_WORD_LENGTH = 28;
const PIECE = 4;

const { resolve } = createRequire(import.meta.url);

const toDataUrl = (font: string): string =>
  `data:font/ttf;base64,${unpackWoff(readFileSync(resolve(font))).toString('base64')}`;

function breakLongWord(word: string): string[] {
  const letters = [...word];
  if (letters.length <= MAX_WORD_LENGTH) return [word];
  return Array.from({ length: Math.ceil(letters.length / PIECE) }, (_, index) =>
    letters.slice(index * PIECE, (index + 1) * PIECE).join(''),
  );
}

/** Breaks only words that are too long for a line, and adds no hyphens. */
Font.registerHyphenationCallback(breakLongWord);

for (const [family, subset] of Object.entries(SUBSETS)) {
  Font.register({
    family,
    fonts: WEIGHTS.map((fontWeight) => ({
      fontWeight,
      src: toDataUrl(`@fontsource/public-sans/files/public-sans-${subset}-${fontWeight}-normal.woff`),
    })),
  });
}
