import { RECORD_SETS, type RecordSet } from '#law/city-record/rows.ts';
import type { RecordFile } from '../files/record-file.ts';
import type { Convert } from './values.ts';

export const SET_NAMES = ['covered', 'pluto', 'pad', 'll84', ...RECORD_SETS, 'building-ids'] as const;

export type SetName = (typeof SET_NAMES)[number];

export type TableName =
  | 'covered_lots'
  | 'covered_buildings'
  | 'lots'
  | 'streets'
  | 'address_ranges'
  | 'condo_units'
  | 'filings'
  | 'building_ids'
  | Underscored<RecordSet>;

type Underscored<Name extends string> = Name extends `${infer Start}-${infer Rest}`
  ? `${Start}_${Underscored<Rest>}`
  : Name;

export const tableName = <Name extends string>(name: Name): Underscored<Name> =>
  name.replaceAll('-', '_') as Underscored<Name>;

export interface SourceColumn {
  as: Convert;
  headings: readonly string[];
  /** Whether a file may lack this column. */
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
    /** Describes rejected rows without showing them, because they may name people or their homes. */
    isPrivate?: boolean;
  };
  /** SQL. The city sometimes repeats `key` by mistake; only the first row by `order` is kept. */
  unique?: { key: string; order: string };
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

/** Where NYC Open Data publishes a set. */
export interface Portal {
  /** Such as "wvxf-dwi5". */
  id: string;
  /** "whole" if the publisher replaces the set, so row timestamps are meaningless. */
  reads: 'changes' | 'whole';
  /** The API's names for the key columns. They must be the source's first columns. */
  key: readonly string[];
  /** Builds the table key from the values of the key columns. */
  toKey: (parts: readonly string[]) => string;
  /** Names of the columns that decide whether a row is kept, including the key. */
  decisive: readonly string[];
  /** A SoQL condition for rows that concern this site. */
  where?: string;
  /** A SoQL condition for rows that are kept. `since` is a day (ISO 8601). */
  recent?: (since: string) => string;
}

export interface CitySet {
  name: SetName;
  portal?: Portal;
  /** The portal's ID of a set that is published as a file. Each change is a new edition. */
  edition?: string;
  /** Properties of a row in a building's record, besides its key, BIN, and BBL. */
  properties?: readonly string[];
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
  prepare: (given: Given) => Prepared;
}
