import type { RecordFile } from '../files/record-file.ts';
import type { Convert } from './values.ts';

export const SET_NAMES = ['covered', 'pluto', 'pad', 'll84'] as const;

export type SetName = (typeof SET_NAMES)[number];

/** The tables of the schema `city` that sets fill. */
export type TableName =
  'covered_lots' | 'covered_buildings' | 'lots' | 'streets' | 'address_ranges' | 'condo_units' | 'filings';

/** A column of a file. Where several of its headings occur in one file, the first that is filled counts. */
export interface SourceColumn {
  as: Convert;
  /** In lower case, with everything but letters and digits turned to "_". */
  headings: readonly string[];
  /** A file without it is loaded, and the value is not recorded. */
  isOptional?: boolean;
}

export type SourceColumns = Readonly<Record<string, SourceColumn>>;

export const column = (as: Convert, ...headings: string[]): SourceColumn => ({ as, headings });

export const optional = (as: Convert, ...headings: string[]): SourceColumn => ({
  as,
  headings,
  isOptional: true,
});

/** A row of a table: a value for each column, in the text format of PostgreSQL's COPY. */
export type TableRow = readonly string[];

export interface TableLoad {
  table: TableName;
  columns: readonly string[];
  from?: {
    file: RecordFile;
    columns: SourceColumns;
    /** What becomes of one row of the file, from its converted values in the order of `columns`. Throws InvalidRow. */
    rows: (values: readonly string[]) => readonly TableRow[];
  };
  /** The rows that are known once the tables before, and the file of this one, were read. */
  rest?: () => Iterable<TableRow>;
}

export interface Given {
  files: readonly RecordFile[];
  /** The name of the file, or the last part of its address. */
  name: string;
  /** The day of the import, as an ISO day. */
  today: string;
}

export interface Prepared {
  loads: readonly TableLoad[];
  version: () => string;
}

export interface CitySet {
  name: SetName;
  label: string;
  title: string;
  agency: string;
  page: string;
  download: string;
  byHand: string;
  cadenceDays: number;
  terms: string;
  /** The files that it is read from, by what to call them, with the columns that say which file is which. */
  sources: Readonly<Record<string, SourceColumns>>;
  /** The table whose rows are counted, and the fewest that a whole file has. */
  counted: { table: TableName; least: number; unit: string };
  /** What is true of the set as a whole, each as a query for the rows that contradict it. */
  rules: readonly { rule: string; against: string }[];
  prepare: (given: Given) => Prepared;
}
