import { InvalidRow } from '../errors.ts';
import type { SourceColumns } from '../sets/set.ts';
import { NULL } from '../sets/values.ts';

interface Reader {
  name: string;
  /** Where the column is in a row that is read; empty where the file has no such column. */
  places: readonly number[];
  as: (text: string) => string;
}

/** The first of several columns of one meaning that is filled. */
function firstFilled(row: readonly string[], places: readonly number[]): string {
  for (const place of places) {
    const text = row[place];
    if (text !== undefined && text.trim() !== '') return text;
  }
  return '';
}

/**
 * Which columns of a file are read, and how the values of a row become those of the set. `read` throws InvalidRow, with
 * the column and the reason.
 */
export function rowReader(wanted: SourceColumns, headings: readonly string[]) {
  const isWanted = new Set(Object.values(wanted).flatMap((column) => column.headings));
  const columns = headings.flatMap((heading, column) => (isWanted.has(heading) ? column : []));
  const readHeadings = columns.map((column) => headings[column]);
  const readers: Reader[] = Object.entries(wanted).map(([name, column]) => ({
    name,
    as: column.as,
    places: column.headings.map((heading) => readHeadings.indexOf(heading)).filter((place) => place >= 0),
  }));
  const read = (row: readonly string[]): string[] => {
    const values: string[] = [];
    for (const { name, places, as } of readers) {
      const [first] = places;
      if (first === undefined) {
        values.push(NULL);
        continue;
      }
      const text = places.length === 1 ? (row[first] ?? '') : firstFilled(row, places);
      try {
        values.push(as(text));
      } catch (error) {
        if (error instanceof InvalidRow) throw new InvalidRow(`${name}: ${error.message}`);
        throw error;
      }
    }
    return values;
  };
  return { columns, read };
}

const isIn = (headings: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((heading) => headings.includes(heading));

/** The columns of a file that are missing, by name. */
export function missingColumns(columns: SourceColumns, headings: readonly string[]) {
  const missing = Object.entries(columns).filter(([, { headings: wanted }]) => !isIn(headings, wanted));
  return {
    required: missing.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    optional: missing.filter(([, { isOptional }]) => isOptional).map(([name]) => name),
  };
}
