import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

export const parseRows = (text: string): Row[] => parse<Row>(text, { columns: true });

/** Reads a CSV in this folder: an independent copy of a city table, or cases with expected results. */
export const readRows = (name: string): Row[] =>
  parseRows(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
