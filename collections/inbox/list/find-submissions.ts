import type { Payload } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { mayEditView } from '../inbox-views.ts';
import { submissionTitle } from '../kinds/index.ts';
import type { SubmissionKey } from '../kinds/index.ts';
import { findBillNotes } from './bill-notes.ts';
import type { ListQuery } from './conditions.ts';
import { DEFAULT_VIEWS, filtersSchema } from './filters.ts';
import { countLists, findNeighborIds, findPageIds } from './find-ids.ts';
import { findRowDetails } from './row-details.ts';
import type { InboxView, ListedSubmission } from './list-schema.ts';

type Reader = Pick<SignedInRequest, 'payload' | 'user'>;

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

async function loadInOrder({ payload, user }: Reader, ids: readonly number[]): Promise<Submission[]> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { in: ids } },
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user,
  });
  return ids.flatMap((id) => docs.find((row) => row.id === id) ?? []);
}

export async function findPage(
  reader: Reader,
  query: ListQuery,
  place: { limit: number; page: number },
): Promise<{ rows: ListedSubmission[]; total: number }> {
  const { payload } = reader;
  const { ids, total } = await findPageIds(payload, query, place);
  const rows = (await loadInOrder(reader, ids)).map((row) => ({
    ...overviewOf(payload, row),
    sender: row.sender ?? '',
    module: row.module ?? null,
  }));
  const [noteOf, detailsOf] = await Promise.all([findBillNotes(payload, rows), findRowDetails(reader, rows)]);
  return { rows: rows.map((row) => ({ ...row, ...detailsOf(row), note: noteOf(row) || undefined })), total };
}

export async function findNeighbors(reader: Reader, query: ListQuery, { collection, id }: SubmissionKey) {
  const { payload, user } = reader;
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { collection: { equals: collection }, document: { equals: id } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const [place] = docs;
  if (!place) return undefined;
  const { is_listed, before, total, ...ids } = await findNeighborIds(payload, query, place);
  const rows = await loadInOrder(
    reader,
    [ids.previous, ids.next].filter((id) => id !== null),
  );
  const overview = (id: number | null) => {
    const row = rows.find((each) => each.id === id);
    return row ? overviewOf(payload, row) : null;
  };
  return {
    previous: overview(ids.previous),
    next: overview(ids.next),
    position: is_listed ? before + 1 : null,
    total,
  };
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
    payload,
    views.map(({ filters }) => ({ filters, search: '', user: user.id, now })),
  );
  return views.map((view, at) => ({ ...view, count: counts[at] ?? 0 }));
}
