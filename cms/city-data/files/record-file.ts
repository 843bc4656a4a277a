/** Rows that follow one another in a file. */
export interface Batch {
  rows: readonly (readonly string[])[];
  /** The line of a row, counted from 1 with the headings. */
  lineOf: (index: number) => number;
  /** Whether some values may have line breaks. A row with too few values reads on in the next one, as if it had one. */
  hasLineBreaks?: boolean;
}

/** A table in a file: a CSV, a sheet of a workbook, or a text of fixed widths. */
export interface RecordFile {
  name: string;
  /** Of its columns: in lower case, with everything but letters and digits turned to "_". */
  headings: readonly string[];
  /** What a sheet says above its columns, where those are known by their letters. */
  titles?: readonly string[];
  batches: () => AsyncIterable<Batch>;
}

/** "NYC Borough, Block and Lot (BBL)" is "nyc_borough_block_and_lot_bbl". */
export const headingOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
