export interface Batch {
  rows: readonly (readonly string[])[];
  /** Line number in the file, starting at 1 for the headings. */
  lineAt: (index: number) => number;
  textAt: (index: number) => string;
  /** Whether the row has too few values. */
  isBroken?: (index: number) => boolean;
}

export interface RecordFile {
  name: string;
  headings: readonly string[];
  titles?: readonly string[];
  /** `columns` are indexes into `headings`, in ascending order. */
  batches: (columns: readonly number[]) => AsyncIterable<Batch>;
}

export const normalizeHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
