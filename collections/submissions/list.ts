import type { Where } from 'payload';
import type { Submission } from '#cms/payload-types.ts';
import type { SignedInRequest } from '#cms/panel/endpoint.ts';
import { type Filters, PAGE_SIZE, VIEWS } from './filters.ts';
import type { List, Row } from './schema.ts';
import { hasText, sortOrder, toWhere } from './where.ts';

/** The assignee must be populated. */
export const toRow = ({ assignee, createdAt, ...row }: Submission): Row => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  name: row.name ?? null,
  email: row.email ?? null,
  excerpt: row.excerpt ?? null,
  reference: row.reference ?? null,
  status: row.status,
  assignee: typeof assignee === 'object' && assignee ? { id: assignee.id, name: assignee.name } : null,
  dueAt: row.dueAt,
  receivedAt: createdAt,
  closedAt: row.closedAt ?? null,
  snoozedUntil: row.snoozedUntil ?? null,
  reason: row.reason ?? null,
  isSpam: row.isSpam,
  revision: row.revision,
});

/** Counts matches outside the filters, so that a closed submission does not appear to be missing. */
async function countElsewhere(
  count: (where: Where) => Promise<number>,
  { search, total }: { search: string; total: number },
): Promise<List['elsewhere']> {
  const found = hasText(search);
  if (found.length === 0 || total > 0) return { closed: 0, others: 0 };
  const closed = await count({ and: [...found, { closedAt: { exists: true } }] });
  return { closed, others: (await count({ and: found })) - closed };
}

export async function findList(
  req: SignedInRequest,
  { filters, search, page }: { filters: Filters; search: string; page: number },
): Promise<List> {
  const { payload, user } = req;
  const about = { user: user.id, now: new Date() };
  const query = { collection: 'submissions', overrideAccess: false, user } as const;
  const count = async (where: Where) => (await payload.count({ ...query, where })).totalDocs;
  const where = toWhere({ filters, search, ...about });
  const [found, ...counts] = await Promise.all([
    payload.find({
      ...query,
      where,
      sort: sortOrder(filters),
      limit: PAGE_SIZE,
      page,
      depth: 1,
      select: { search: false },
    }),
    ...VIEWS.map((view) => count(toWhere({ filters: view.filters, search: '', ...about }))),
  ]);
  const total = found.totalDocs;
  const elsewhere = await countElsewhere(count, { search, total });
  return { rows: found.docs.map((doc) => toRow(doc as Submission)), total, counts, elsewhere };
}
