import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

/** The rows of a CSV of city data. */
export const parseRows = (text: string): Row[] => parse<Row>(text, { columns: true });

/** The rows of a CSV in this folder: independent copies of the city's tables, and cases with the answers expected. */
export const readRows = (name: string): Row[] =>
  parseRows(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
