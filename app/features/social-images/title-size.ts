/** In image pixels. */
export const TITLE_WIDTH = 1010;

export const TITLE_LINES = 4;

const SIZES = [82, 74, 66, 58, 52, 46, 40];
const SMALLEST = 36;

/** At this font size or larger, the image has room for only three title lines. */
const LARGE = 74;

const WIDE = /[mwMW@%&—]/;
const NARROW = /[ijltfrI.,:;'’!|()[\] -]/;

/** An upper estimate, as a fraction of the font size. */
function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return 0.92;
  if (NARROW.test(letter)) return 0.4;
  return /[A-Z]/.test(letter) ? 0.72 : 0.62;
}

const widthOfWord = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

function linesAt(size: number, title: string): number {
  const room = TITLE_WIDTH / size;
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const width = widthOfWord(word);
    const withSpace = used === 0 ? width : used + letterWidth(' ') + width;
    if (withSpace <= room) {
      used = withSpace;
    } else {
      // A word that is too long for a line is broken.
      lines += (used === 0 ? 0 : 1) + Math.floor(width / room);
      used = width % room;
    }
  }
  return lines;
}

export const titleSize = (title: string): number =>
  SIZES.find((size) => linesAt(size, title) <= (size >= LARGE ? 3 : TITLE_LINES)) ?? SMALLEST;
