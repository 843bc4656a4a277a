import { InvalidRow } from '../errors.ts';
import type { SourceColumns } from '../sets/set.ts';
import { NULL } from '../sets/values.ts';

type ReadRow = (row: readonly string[]) => string[];

interface Reader {
  name: string;
  /** Where the column is in the file; empty where the file has no such column. */
  places: readonly number[];
  as: (text: string) => string;
}

const readersOf = (columns: SourceColumns, headings: readonly string[]): Reader[] =>
  Object.entries(columns).map(([name, { as, headings: wanted }]) => ({
    name,
    as,
    places: wanted.map((heading) => headings.indexOf(heading)).filter((place) => place >= 0),
  }));

/** The first of several columns of one meaning that is filled. */
function firstFilled(row: readonly string[], places: readonly number[]): string {
  for (const place of places) {
    const text = row[place];
    if (text !== undefined && text.trim() !== '') return text;
  }
  return '';
}

/** How the rows of a file become values. What it returns throws InvalidRow, with the column and the reason. */
export function rowReader(columns: SourceColumns, headings: readonly string[]): ReadRow {
  const readers = readersOf(columns, headings);
  return (row) => {
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
