/** The width of the column that a title stands in, in pixels of the picture. */
export const TITLE_WIDTH = 1010;

export const TITLE_LINES = 4;

const SIZES = [82, 74, 66, 58, 52, 46, 40] as const;
const SMALLEST = 36;

/** The largest size at which a title of so many lines leaves room for what is above and below it. */
const LINES_AT_SIZE: Record<(typeof SIZES)[number], number> = {
  82: 3,
  74: 3,
  66: 4,
  58: 4,
  52: 4,
  46: 4,
  40: 4,
};

const WIDE = /[mwMW@%&—]/;
const NARROW = /[ijltfrI.,:;'’!|()[\] -]/;

/** About how wide a bold letter is, as a part of its size. Nothing is narrower than it is taken for. */
function widthOf(letter: string): number {
  if (WIDE.test(letter)) return 0.92;
  if (NARROW.test(letter)) return 0.4;
  return /[A-Z]/.test(letter) ? 0.72 : 0.62;
}

const widthOfWord = (word: string): number => [...word].reduce((sum, letter) => sum + widthOf(letter), 0);

/** How many lines a text takes when its words are put one after the other. */
function linesAt(size: number, title: string): number {
  const room = TITLE_WIDTH / size;
  let lines = 1;
  let used = 0;
  for (const word of title.split(/\s+/)) {
    const width = widthOfWord(word);
    const withSpace = used === 0 ? width : used + widthOf(' ') + width;
    if (withSpace <= room) {
      used = withSpace;
    } else {
      // A word longer than a line is broken.
      lines += (used === 0 ? 0 : 1) + Math.floor(width / room);
      used = width % room;
    }
  }
  return lines;
}

/** The size at which a title fits into its place, in pixels. */
export const titleSize = (title: string): number =>
  SIZES.find((size) => linesAt(size, title) <= LINES_AT_SIZE[size]) ?? SMALLEST;
