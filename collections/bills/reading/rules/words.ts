export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A word and its position in page units: points for a PDF, pixels for a straightened scan. */
export interface Word extends Box {
  text: string;
  shown?: Box;
  /** From 0 to 1. Always 1 for text in a PDF. */
  certainty: number;
}

export interface WordPage {
  file: number;
  page: number;
  width: number;
  height: number;
  source: 'text' | 'scan';
  turn?: number;
  words: Word[];
}

export class Run {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  private readonly starts: number[];

  constructor(
    readonly words: Word[],
    separators: string[] = [],
  ) {
    let text = '';
    this.starts = words.map((word, index) => {
      if (index) text += separators[index - 1] ?? ' ';
      const start = text.length;
      text += word.text;
      return start;
    });
    this.text = text;
    this.left = Math.min(...words.map((word) => word.left));
    this.top = Math.min(...words.map((word) => word.top));
    this.right = Math.max(...words.map((word) => word.right));
    this.bottom = Math.max(...words.map((word) => word.bottom));
  }

  between(start: number, end: number): Word[] {
    return this.words.filter((word, index) => {
      const from = this.starts[index] ?? 0;
      return from < end && from + word.text.length > start;
    });
  }
}

export interface Row {
  page: WordPage;
  cells: Run[];
  run: Run;
}

const middle = (box: { top: number; bottom: number }) => (box.top + box.bottom) / 2;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** In word heights: the height of the ink for a scanned word, the font height for a PDF word. */
const CELL_GAP = { text: 0.9, scan: 1.4 };

function toRow(page: WordPage, unsorted: Word[]): Row {
  const words = unsorted.toSorted((a, b) => a.left - b.left);
  const size = median(words.map((word) => word.bottom - word.top));
  const separators = words.slice(1).map((word, index) => {
    const gap = word.left - (words[index]?.right ?? 0);
    return gap > size * CELL_GAP[page.source] ? '\t' : ' ';
  });
  const cells: Word[][] = [];
  words.forEach((word, index) => {
    if (index === 0 || separators[index - 1] === '\t') cells.push([word]);
    else cells.at(-1)?.push(word);
  });
  return { page, cells: cells.map((cell) => new Run(cell)), run: new Run(words, separators) };
}

const SIGNS = /^[^\p{L}\d]+$/u;

export function toRows(page: WordPage): Row[] {
  const groups: { words: Word[]; middle: number; size: number }[] = [];
  for (const word of page.words.toSorted((a, b) => middle(a) - middle(b))) {
    const size = word.bottom - word.top;
    const group = groups.slice(-4).find((row) => {
      const apart = Math.abs(row.middle - middle(word));
      return apart < Math.min(row.size, size) * 0.5 || (SIGNS.test(word.text) && apart < row.size * 0.5);
    });
    if (!group) {
      groups.push({ words: [word], middle: middle(word), size });
      continue;
    }
    group.words.push(word);
    group.middle = median(group.words.map(middle));
    group.size = median(group.words.map((each) => each.bottom - each.top));
  }
  return groups.map((group) => toRow(page, group.words)).toSorted((a, b) => a.run.top - b.run.top);
}

export interface Found<T> {
  value: T;
  words: Word[];
  printed: string;
  row: Row;
}
