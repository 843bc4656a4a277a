export interface Batch {
  /** The values of each row in the requested columns, in file order. */
  rows: readonly (readonly string[])[];
  /** The line of a row, counted from 1 and including the headings. */
  lineOf: (index: number) => number;
  /** The whole row, as in the file. */
  textOf: (index: number) => string;
  /** Whether a row spans several lines: a value has a line break, or its first line has too few values. */
  isBroken?: (index: number) => boolean;
}

/** A table in a file: a CSV, a workbook's sheet, or a text with fixed widths. */
export interface RecordFile {
  name: string;
  /** Headings in lower case, with everything except letters and digits replaced by "_". */
  headings: readonly string[];
  /** The titles above a sheet's columns, for sheets whose columns are known by their letters. */
  titles?: readonly string[];
  /** The rows, with the values of some columns: by heading index, ascending. */
  batches: (columns: readonly number[]) => AsyncIterable<Batch>;
}

/** "NYC Borough, Block and Lot (BBL)" is "nyc_borough_block_and_lot_bbl". */
export const headingOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
