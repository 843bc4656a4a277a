export interface Batch {
  rows: readonly (readonly string[])[];
  /** Counted from 1, including the headings. */
  lineAt: (index: number) => number;
  textAt: (index: number) => string;
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

export const normalizeHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
