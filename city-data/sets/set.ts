import type { RecordFile } from '../files/record-file.ts';
import type { Convert } from './values.ts';

export const SET_NAMES = ['covered', 'pluto', 'pad', 'll84'] as const;

export type SetName = (typeof SET_NAMES)[number];

/** The tables of the schema `city` that data sets fill. */
export type TableName =
  'covered_lots' | 'covered_buildings' | 'lots' | 'streets' | 'address_ranges' | 'condo_units' | 'filings';

/** A column of a file. If a file contains several of its headings, the first filled one counts. */
export interface SourceColumn {
  as: Convert;
  /** In lower case, with everything except letters and digits replaced by "_". */
  headings: readonly string[];
  /** A file without it is loaded anyway, and the value is not recorded. */
  isOptional?: boolean;
}

export type SourceColumns = Readonly<Record<string, SourceColumn>>;

export const column = (as: Convert, ...headings: string[]): SourceColumn => ({ as, headings });

export const optional = (as: Convert, ...headings: string[]): SourceColumn => ({
  as,
  headings,
  isOptional: true,
});

/** A row of a table: a value for each column, in COPY's text format. */
export type TableRow = readonly string[];

export interface TableLoad {
  table: TableName;
  columns: readonly string[];
  from?: {
    file: RecordFile;
    columns: SourceColumns;
    /**
     * Converts one row of the file, given its converted values in the order of `columns`. Throws InvalidRow.
     */
    rows: (values: readonly string[]) => readonly TableRow[];
  };
  /** The rows that are known only after the earlier tables and this file were read. */
  rest?: () => Iterable<TableRow>;
}

export interface Given {
  files: readonly RecordFile[];
  /** The name of the file, or the last part of its URL. */
  name: string;
  /** The day of the import, ISO 8601. */
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
  /** The files it is read from, by name, with the columns that identify each. */
  sources: Readonly<Record<string, SourceColumns>>;
  /** The table whose rows are counted, and the fewest rows of a complete file. */
  counted: { table: TableName; least: number; unit: string };
  /** Rules for the data set as a whole, each with a query for rows that break it. */
  rules: readonly { rule: string; against: string }[];
  prepare: (given: Given) => Prepared;
}
