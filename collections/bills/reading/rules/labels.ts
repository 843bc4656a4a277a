import type { Row, Run, Word } from './words.ts';

export interface Parsed<T> {
  value: T;
  start: number;
  end: number;
}

export interface Labeled<T> {
  value: T;
  row: Row;
  words: Word[];
  printed: string;
  label: string;
  side: 'same' | 'right' | 'below';
}

type Parse<T> = (text: string) => Parsed<T>[];

const overlaps = (a: Run, b: Run) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;

function taken<T>(
  row: Row,
  cell: Run,
  found: Parsed<T>,
  label: string,
  side: Labeled<T>['side'],
): Labeled<T> {
  const words = cell.between(found.start, found.end);
  return { value: found.value, row, words, printed: cell.text.slice(found.start, found.end), label, side };
}

const fills = ({ start, end }: Parsed<unknown>, cell: Run) => end - start >= cell.text.length * 0.4;

function cellsBelow(rows: Row[], from: number, label: Run): { row: Row; cell: Run }[] {
  const height = label.bottom - label.top;
  const start = rows[from];
  return rows.slice(from + 1, from + 9).flatMap((row) => {
    if (row.page !== start?.page || row.run.top - label.bottom > height * 3.2) return [];
    return row.cells.filter((cell) => overlaps(cell, label)).map((cell) => ({ row, cell }));
  });
}

/**
 * Finds values after a label in the same cell, in the cells to its right, or below it. Ignores labels in cells
 * that match `stopAt`, because they label something else.
 */
export function labeled<T>(rows: Row[], label: RegExp, parse: Parse<T>, stopAt?: RegExp): Labeled<T>[] {
  return rows.flatMap((row, index) =>
    row.cells.flatMap((cell, position): Labeled<T>[] => {
      const match = label.exec(cell.text);
      if (!match || stopAt?.test(cell.text)) return [];
      const after = match.index + match[0].length;
      const same = parse(cell.text).find((found) => found.start >= after - 1 && found.end > after);
      if (same) return [taken(row, cell, same, match[0], 'same')];
      for (const next of row.cells.slice(position + 1, position + 4)) {
        const right = parse(next.text).find((found) => fills(found, next));
        if (right) return [taken(row, next, right, match[0], 'right')];
        if (/\p{L}{3}/u.test(next.text)) break;
      }
      if (match.index > 0 && match[0].length < cell.text.length / 2) return [];
      for (const { row: under, cell: below } of cellsBelow(rows, index, cell)) {
        const found = parse(below.text).find((each) => fills(each, below));
        if (found) return [taken(under, below, found, match[0], 'below')];
      }
      return [];
    }),
  );
}
