import type { Added } from '#collections/portfolios/submit.ts';
import { COLUMN_NAMES } from './read-rows.ts';
import { ADDED_TEXTS } from './texts.ts';

interface ReadRows {
  /** Number of rows that repeat a building. */
  twice: number;
  /** Line numbers of rows whose BBL or BIN is not in city records. */
  stale: readonly number[];
}

const MAX_LINES = 10;

/** The query that carries the result to the next page. `addedText` reads it. */
export function addedQuery({ added, here }: Added, { twice, stale }: ReadRows, columns: readonly string[]) {
  const counts = Object.entries({ added, here, twice }).map(([name, count]) => [name, String(count)]);
  return new URLSearchParams([
    ...counts,
    ...stale.slice(0, MAX_LINES).map((line) => ['stale', String(line)]),
    ...columns.map((column) => ['column', column]),
  ]).toString();
}

const numbersIn = (query: URLSearchParams, name: string): number[] =>
  query.getAll(name).flatMap((text) => (/^\d{1,4}$/.test(text) ? [Number(text)] : []));

/** Describes the result of adding a list. Returns undefined if the visitor has not just added one. */
export function addedText(query: URLSearchParams): string | undefined {
  const [added] = numbersIn(query, 'added');
  if (added === undefined) return undefined;
  const [[twice = 0], [here = 0]] = [numbersIn(query, 'twice'), numbersIn(query, 'here')];
  const stale = numbersIn(query, 'stale').slice(0, MAX_LINES);
  const columns = COLUMN_NAMES.filter((name) => query.getAll('column').includes(name));
  return [
    ADDED_TEXTS.added(added, { twice, here }),
    ...(stale.length > 0 ? [ADDED_TEXTS.stale(stale)] : []),
    ...(columns.length > 0 ? [ADDED_TEXTS.columns(columns)] : []),
  ].join(' ');
}
