import type { RecordFile } from '../files/record-file.ts';
import type { Convert } from './values.ts';

export const SET_NAMES = ['covered', 'pluto', 'pad', 'll84'] as const;

export type SetName = (typeof SET_NAMES)[number];

export type TableName =
  | 'covered_lots'
  | 'covered_buildings'
  | 'lots'
  | 'streets'
  | 'address_ranges'
  | 'condo_units'
  | 'filings';

export interface SourceColumn {
  as: Convert;
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

export type TableRow = readonly string[];

export interface TableLoad {
  table: TableName;
  columns: readonly string[];
  from?: {
    file: RecordFile;
    columns: SourceColumns;
    rows: (values: readonly string[]) => readonly TableRow[];
  };
  rest?: () => Iterable<TableRow>;
}

export interface Given {
  files: readonly RecordFile[];
  name: string;
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
  sources: Readonly<Record<string, SourceColumns>>;
  counted: { table: TableName; least: number; unit: string };
  /** Each query finds rows that break the rule. */
  rules: readonly { rule: string; against: string }[];
  prepare: (given: Given) => Prepared;
}
