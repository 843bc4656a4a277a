import { CityDataError } from '../errors.ts';
import type { CitySet, Portal, SourceColumns } from '../sets/set.ts';
import { ask, NoSuchColumn, type PortalAccess, Unanswered } from './request.ts';

/** Reading continues after this row, or after all rows with this timestamp if `id` is missing. */
export interface Position {
  at: string;
  id?: string | undefined;
}

export type PortalRow = Readonly<Record<string, unknown>> & { ':id': string; ':updated_at': string };

export interface RowQuery {
  columns: readonly string[];
  where: string | undefined;
}

export interface View {
  /** When the publisher last changed the set. */
  changedAt: Date;
  /** All columns, if the portal lists them. */
  columns: ReadonlySet<string> | undefined;
}

export interface PortalOptions extends PortalAccess {
  pageRows?: number;
}

/** A page of wide rows takes about 30 MB of memory. */
export const PAGE_ROWS = 5000;
const MIN_ROWS = 1000;
const SECOND = 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/;

const isRow = (value: unknown): value is PortalRow =>
  isObject(value) &&
  typeof value[':id'] === 'string' &&
  typeof value[':updated_at'] === 'string' &&
  TIME.test(value[':updated_at']);

export const positionTime = ({ at }: Position): Date => new Date(at.endsWith('Z') ? at : `${at}Z`);

function readView(answer: unknown): View {
  const { rowsUpdatedAt, viewLastModified, columns } = isObject(answer) ? answer : {};
  // A set that is published as a file has no `rowsUpdatedAt`.
  const changedAt = rowsUpdatedAt ?? viewLastModified;
  if (typeof changedAt !== 'number') throw new Unanswered('did not say when the set was changed');
  const names = Array.isArray(columns)
    ? columns.flatMap((each: unknown) =>
        isObject(each) && typeof each.fieldName === 'string' ? each.fieldName : [],
      )
    : [];
  return {
    changedAt: new Date(changedAt * SECOND),
    columns: names.length > 0 ? new Set(names) : undefined,
  };
}

function readCount(answer: unknown): number {
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [];
  const count = Number(isObject(first) ? first.count : undefined);
  if (!Number.isInteger(count)) throw new Unanswered('did not say how many rows there are');
  return count;
}

const isAt = (row: PortalRow, { at, id }: Position): boolean =>
  row[':updated_at'] === at && row[':id'] === id;

function readPage(answer: unknown, after: Position | undefined): PortalRow[] {
  if (!Array.isArray(answer) || !answer.every(isRow)) {
    throw new Unanswered('sent a page that is not a list of rows');
  }
  if (after && answer.some((row) => isAt(row, after))) throw new Unanswered('sent a row a second time');
  return answer;
}

export const both = (...conditions: (string | undefined)[]): string | undefined => {
  const given = conditions.filter((each) => each !== undefined);
  return given.length > 1 ? given.map((each) => `(${each})`).join(' AND ') : given[0];
};

function following({ at, id }: Position): string {
  const later = `:updated_at > '${at}'`;
  return id === undefined ? later : `${later} OR (:updated_at = '${at}' AND :id > '${id}')`;
}

const renamed = (set: CitySet, column: string): CityDataError =>
  new CityDataError(
    `The set of ${set.label} no longer has the column "${column}". Nothing was changed. The city has renamed or removed it: add its new name in city-data/sets.`,
  );

/** Returns the portal's column names, or the first spelling of each if the portal does not list its columns. */
export const apiNames = (set: CitySet, sources: SourceColumns, { columns }: View): string[] => {
  const names = Object.values(sources).flatMap(({ headings }) => {
    const [first] = headings;
    if (first === undefined || !columns) return first ?? [];
    const found = headings.filter((heading) => columns.has(heading));
    if (found.length === 0) throw renamed(set, first);
    return found;
  });
  return [...new Set(names)];
};

export type OpenPortal = ReturnType<typeof openPortal>;

export function openPortal({ pageRows = PAGE_ROWS, ...access }: PortalOptions) {
  const address = (path: string, query: Readonly<Record<string, string | undefined>> = {}): URL => {
    const url = new URL(path, access.url);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(`$${name}`, value);
    }
    return url;
  };
  const rowsAddress = ({ id }: Portal): string => `/resource/${id}.json`;

  async function* pages(set: CitySet, portal: Portal, { columns, where }: RowQuery, start?: Position) {
    const select = [':id', ':updated_at', ...columns].join(',');
    let limit = pageRows;
    for (let after = start; ;) {
      const from = after;
      const addressFor = (failures: number) => {
        if (failures > 0) limit = Math.max(Math.min(MIN_ROWS, limit), Math.floor(limit / 2));
        return address(rowsAddress(portal), {
          select,
          where: both(where, from && following(from)),
          order: ':updated_at,:id',
          limit: String(limit),
        });
      };
      const rows = await ask(access, addressFor, (answer) => readPage(answer, from)).catch(
        (error: unknown) => {
          throw error instanceof NoSuchColumn
            ? renamed(set, error.column ?? 'of a name we do not know')
            : error;
        },
      );
      const last = rows.at(-1);
      // The portal may send fewer rows than requested. Only an empty page marks the end.
      if (!last) return;
      yield rows;
      after = { at: last[':updated_at'], id: last[':id'] };
    }
  }

  return {
    addressOf: (portal: Portal): string => address(rowsAddress(portal)).href,
    downloadOf: ({ download }: CitySet): string => {
      const { pathname, search } = new URL(download);
      return new URL(pathname + search, access.url).href;
    },
    view: ({ id }: Pick<Portal, 'id'>): Promise<View> =>
      ask(access, () => address(`/api/views/${id}.json`), readView),
    count: (portal: Portal, where: string | undefined): Promise<number> =>
      ask(access, () => address(rowsAddress(portal), { select: 'count(*) as count', where }), readCount),
    pages,
  };
}
