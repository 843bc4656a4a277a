import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { Sort } from './filters.ts';
import type { Source } from './union.ts';

/** Where a submission stands in a list: by its date, then by its kind, then by its ID. */
export interface Place {
  at: string | null;
  order: number;
  id: number;
}

/** Submissions without a due date come last. */
const ORDERS: Record<Sort, { column: 'due_at' | 'created_at'; isDescending: boolean }> = {
  due: { column: 'due_at', isDescending: false },
  newest: { column: 'created_at', isDescending: true },
  oldest: { column: 'created_at', isDescending: false },
};

export type Direction = 'forward' | 'backward';

const columnFor = (sort: Sort): SQL => sql`${sql.identifier(ORDERS[sort].column)}`;

export const sortColumn = (sort: Sort): SQL => sql`s.${columnFor(sort)}`;

/** The order of a list, or its reverse. */
export function orderBy(sort: Sort, direction: Direction = 'forward'): SQL {
  const isReversed = direction === 'backward';
  const isDescending = ORDERS[sort].isDescending !== isReversed;
  const dates = isDescending
    ? sql`${columnFor(sort)} desc nulls ${isReversed ? sql`first` : sql`last`}`
    : sql`${columnFor(sort)} asc nulls ${isReversed ? sql`first` : sql`last`}`;
  const ties = isReversed ? sql`kind_order desc, id desc` : sql`kind_order, id`;
  return sql`${dates}, ${ties}`;
}

/** Whether a submission of a kind that has the same date stands beyond a place. */
function isBeyondTie({ order }: Source, place: Place, direction: Direction): SQL {
  const isForward = direction === 'forward';
  if (order === place.order) return isForward ? sql`s.id > ${place.id}` : sql`s.id < ${place.id}`;
  return order > place.order === isForward ? sql`true` : sql`false`;
}

/** The condition for the submissions of a kind that come after a place of the list, or before it. */
export function isBeyond(source: Source, sort: Sort, place: Place, direction: Direction): SQL {
  const column = sortColumn(sort);
  const tie = isBeyondTie(source, place, direction);
  const isForward = direction === 'forward';
  if (place.at === null) {
    const tied = sql`(${column} is null and ${tie})`;
    return isForward ? tied : sql`(${column} is not null or ${tied})`;
  }
  const value = sql`${place.at}::timestamptz`;
  const isLater = ORDERS[sort].isDescending !== isForward;
  const beyond = isLater ? sql`${column} > ${value}` : sql`${column} < ${value}`;
  const last = isForward ? sql` or ${column} is null` : sql``;
  return sql`(${beyond}${last} or (${column} = ${value} and ${tie}))`;
}
