export interface Batch {
  rows: readonly (readonly string[])[];
  /** Counted from 1, including the headings. */
  lineOf: (index: number) => number;
  textOf: (index: number) => string;
  /** The row has too few values. */
  isBroken?: (index: number) => boolean;
}

export interface RecordFile {
  name: string;
  headings: readonly string[];
  titles?: readonly string[];
  /** `columns` are heading indexes, ascending. */
  batches: (columns: readonly number[]) => AsyncIterable<Batch>;
}

export const headingOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
