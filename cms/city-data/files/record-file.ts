export interface Batch {
  /** The values of each row in the columns that were asked for, in the order of the file. */
  rows: readonly (readonly string[])[];
  /** The line of a row, counted from 1 with the headings. */
  lineOf: (index: number) => number;
  /** All of a row, as it is in the file. */
  textOf: (index: number) => string;
  /** Whether a row goes over several lines: a value has a line break, or there are too few values in the first line. */
  isBroken?: (index: number) => boolean;
}

/** A table in a file: a CSV, a sheet of a workbook, or a text of fixed widths. */
export interface RecordFile {
  name: string;
  /** Of its columns: in lower case, with everything but letters and digits turned to "_". */
  headings: readonly string[];
  /** What a sheet says above its columns, where those are known by their letters. */
  titles?: readonly string[];
  /** The rows, with the values of some columns: by their places among the headings, in ascending order. */
  batches: (columns: readonly number[]) => AsyncIterable<Batch>;
}

/** "NYC Borough, Block and Lot (BBL)" is "nyc_borough_block_and_lot_bbl". */
export const headingOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
