import type { Payload, Where } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { mayEditView } from '../inbox-views.ts';
import { submissionTitle } from '../kinds/index.ts';
import type { SubmissionKey } from '../kinds/index.ts';
import { findBillNotes } from './bill-notes.ts';
import { conditionFor, type ListQuery } from './conditions.ts';
import { DEFAULT_VIEWS, filtersSchema, type Sort } from './filters.ts';
import { findRowDetails } from './row-details.ts';
import type { InboxView, ListedSubmission } from './list-schema.ts';

/** Submissions without a due date come last. */
const ORDERS: Record<Sort, { field: 'dueAt' | 'createdAt'; isDescending: boolean }> = {
  due: { field: 'dueAt', isDescending: false },
  newest: { field: 'createdAt', isDescending: true },
  oldest: { field: 'createdAt', isDescending: false },
};

type Direction = 'forward' | 'backward';

const isDescending = (sort: Sort, direction: Direction): boolean =>
  ORDERS[sort].isDescending !== (direction === 'backward');

function orderBy(sort: Sort, direction: Direction = 'forward'): string[] {
  const sign = isDescending(sort, direction) ? '-' : '';
  return [ORDERS[sort].field, 'id'].map((field) => `${sign}${field}`);
}

function isBeyond(place: Submission, sort: Sort, direction: Direction): Where {
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

type Reader = Pick<SignedInRequest, 'payload' | 'user'>;

const asReader = ({ user }: Reader) => ({ collection: 'submissions' as const, overrideAccess: false, user });

export function overviewOf(payload: Payload, { document, assignee, ...row }: Submission) {
  const id = document ?? 0;
  return {
    collection: row.collection,
    id,
    title: submissionTitle(payload, { slug: row.collection, id, title: row.title }),
    reference: row.reference ?? null,
    status: row.status,
    assignee: typeof assignee === 'object' && assignee ? { id: assignee.id, name: assignee.name } : null,
    dueAt: row.dueAt ?? null,
    receivedAt: row.createdAt,
    closedAt: row.closedAt ?? null,
    isSpam: row.isSpam,
    revision: row.revision,
  };
}

const matching = (query: ListQuery, ...more: Where[]): Where => ({ and: [conditionFor(query), ...more] });

export async function findPage(
  reader: Reader,
  query: ListQuery,
  { limit, page }: { limit: number; page: number },
): Promise<{ rows: ListedSubmission[]; total: number }> {
  const { payload } = reader;
  const where = matching(query);
  const sort = orderBy(query.filters.sort);
  const found = await payload.find({ ...asReader(reader), where, sort, limit, page, depth: 1 });
  const rows = found.docs.map((row) => ({
    ...overviewOf(payload, row),
    sender: row.sender ?? '',
    module: row.module ?? null,
  }));
  const [noteOf, detailsOf] = await Promise.all([findBillNotes(payload, rows), findRowDetails(reader, rows)]);
  return {
    rows: rows.map((row) => ({ ...row, ...detailsOf(row), note: noteOf(row) || undefined })),
    total: found.totalDocs,
  };
}

async function count(reader: Reader, where: Where): Promise<number> {
  return (await reader.payload.count({ ...asReader(reader), where })).totalDocs;
}

export const countLists = (reader: Reader, queries: readonly ListQuery[]): Promise<number[]> =>
  Promise.all(queries.map((query) => count(reader, matching(query))));

export async function findKeys(reader: Reader, query: ListQuery, limit = 0): Promise<SubmissionKey[]> {
  const { docs } = await reader.payload.find({
    ...asReader(reader),
    where: matching(query),
    sort: orderBy(query.filters.sort),
    limit,
    pagination: false,
    depth: 0,
    select: { collection: true, document: true },
  });
  return docs.map(({ collection, document }) => ({ collection, id: document ?? 0 }));
}

export async function findNeighbors(reader: Reader, query: ListQuery, { collection, id }: SubmissionKey) {
  const find = (where: Where, sort?: string[]) =>
    reader.payload.find({ ...asReader(reader), where, sort, limit: 1, pagination: false, depth: 1 });
  const [place] = (await find({ collection: { equals: collection }, document: { equals: id } })).docs;
  if (!place) return undefined;
  const { sort } = query.filters;
  const beyond = (direction: Direction) => matching(query, isBeyond(place, sort, direction));
  const beside = async (direction: Direction) => {
    const [row] = (await find(beyond(direction), orderBy(sort, direction))).docs;
    return row ? overviewOf(reader.payload, row) : null;
  };
  const [previous, next, isListed, before, total] = await Promise.all([
    beside('backward'),
    beside('forward'),
    count(reader, matching(query, { id: { equals: place.id } })),
    count(reader, beyond('backward')),
    count(reader, matching(query)),
  ]);
  return { previous, next, position: isListed ? before + 1 : null, total };
}

export async function findViews(req: SignedInRequest): Promise<InboxView[]> {
  const { payload, user } = req;
  const { docs } = await payload.find({
    collection: 'inbox-views',
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const saved = docs.flatMap(({ id, name, filters, isShared, owner }) => {
    const { data } = filtersSchema.safeParse(filters);
    const isEditable = mayEditView(user, { owner, isShared });
    return data ? [{ id, name, filters: data, isShared: isShared ?? false, isEditable }] : [];
  });
  const views = [
    ...DEFAULT_VIEWS.map((view) => ({ ...view, id: null, isShared: true, isEditable: false })),
    ...saved,
  ];
  const now = new Date();
  const counts = await countLists(
    req,
    views.map(({ filters }) => ({ filters, search: '', user: user.id, now })),
  );
  return views.map((view, at) => ({ ...view, count: counts[at] ?? 0 }));
}
