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
    /** Rejected rows are described, but not shown: they may name people or their homes. */
    isPrivate?: boolean;
  };
  /** Columns that the city repeats by mistake, as SQL. The row that comes first in `order` stays. */
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

/** How the portal of the city's open data has a set. */
export interface Portal {
  /** "wvxf-dwi5" */
  id: string;
  /** "whole" if the publisher replaces the set, so that the time of change of its rows says nothing. */
  reads: 'changes' | 'whole';
  /** Names of the API that make up the key. The columns of the source begin with them. */
  key: readonly string[];
  /** The key as the table has it. */
  toKey: (parts: readonly string[]) => string;
  /** Names of the columns that decide whether a row is kept, the key among them. */
  decisive: readonly string[];
  /** Rows that concern this site at all, as a condition of SoQL. */
  where?: string;
  /** Rows that are still kept, as a condition of SoQL. `since` is a day (ISO 8601). */
  recent?: (since: string) => string;
}

export interface CitySet {
  name: SetName;
  portal?: Portal;
  /** The id on the portal of a set that is published as a file: each change there is a new edition. */
  edition?: string;
  /** What a reader of a record gets of a row, beside its key and place. */
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
