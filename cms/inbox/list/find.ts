import type { Where } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { submissionTitle } from '../field-text.ts';
import type { SubmissionKey } from '../kinds.ts';
import { findBillNotes } from './bill-notes.ts';
import { conditionFor, type ListQuery } from './conditions.ts';
import { type Direction, isBeyond, orderBy } from './order.ts';
import type { ListedSubmission } from './schema.ts';

/** Who looks at the inbox: a list shows what they may read. */
type Reader = Pick<SignedInRequest, 'payload' | 'user'>;

const asReader = ({ user }: Reader) => ({ collection: 'submissions' as const, overrideAccess: false, user });

function listed({ payload }: Reader, { document, assignee, ...row }: Submission): ListedSubmission {
  const id = document ?? 0;
  return {
    collection: row.collection,
    id,
    title: submissionTitle(payload, { slug: row.collection, id, title: row.title }),
    sender: row.sender ?? '',
    reference: row.reference ?? null,
    module: row.module ?? null,
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
  const rows = found.docs.map((row) => listed(reader, row));
  const noteOf = await findBillNotes(payload, rows);
  return { rows: rows.map((row) => ({ ...row, note: noteOf(row) || undefined })), total: found.totalDocs };
}

async function count(reader: Reader, where: Where): Promise<number> {
  return (await reader.payload.count({ ...asReader(reader), where })).totalDocs;
}

/** How many submissions each of these lists shows. */
export const countLists = (reader: Reader, queries: readonly ListQuery[]): Promise<number[]> =>
  Promise.all(queries.map((query) => count(reader, matching(query))));

/** The keys of a list, in its order. All of them by default. */
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

/** The submissions before and after one in a list, and its number there; nothing where it is not stored. */
export async function findNeighbors(reader: Reader, query: ListQuery, { collection, id }: SubmissionKey) {
  const find = (where: Where, sort?: string[]) =>
    reader.payload.find({ ...asReader(reader), where, sort, limit: 1, pagination: false, depth: 1 });
  const [place] = (await find({ collection: { equals: collection }, document: { equals: id } })).docs;
  if (!place) return undefined;
  const { sort } = query.filters;
  const beyond = (direction: Direction) => matching(query, isBeyond(place, sort, direction));
  const beside = async (direction: Direction) => {
    const [row] = (await find(beyond(direction), orderBy(sort, direction))).docs;
    return row ? listed(reader, row) : null;
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
