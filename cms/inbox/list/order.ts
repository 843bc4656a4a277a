import type { Where } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { Sort } from './filters.ts';

/** Submissions without a due date come last. */
const ORDERS: Record<Sort, { field: 'dueAt' | 'createdAt'; isDescending: boolean }> = {
  due: { field: 'dueAt', isDescending: false },
  newest: { field: 'createdAt', isDescending: true },
  oldest: { field: 'createdAt', isDescending: false },
};

export type Direction = 'forward' | 'backward';

const isDescending = (sort: Sort, direction: Direction): boolean =>
  ORDERS[sort].isDescending !== (direction === 'backward');

/** The order of a list, or its reverse: by date, then in the order in which they were stored. */
export function orderBy(sort: Sort, direction: Direction = 'forward'): string[] {
  const sign = isDescending(sort, direction) ? '-' : '';
  return [ORDERS[sort].field, 'id'].map((field) => `${sign}${field}`);
}

/** The submissions that come after one in the order of a list, or before it, whether or not the list shows it. */
export function isBeyond(place: Submission, sort: Sort, direction: Direction): Where {
  const { field } = ORDERS[sort];
  const operator = isDescending(sort, direction) ? 'less_than' : 'greater_than';
  const isForward = direction === 'forward';
  const value = place[field];
  const isNone: Where = { [field]: { exists: false } };
  const tie: Where = {
    and: [value ? { [field]: { equals: value } } : isNone, { id: { [operator]: place.id } }],
  };
  if (!value) return isForward ? tie : { or: [{ [field]: { exists: true } }, tie] };
  return { or: [{ [field]: { [operator]: value } }, tie, ...(isForward ? [isNone] : [])] };
}
