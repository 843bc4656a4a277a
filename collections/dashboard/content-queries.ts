import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';
import { columnSql } from '#cms/database/find.ts';
import type { User } from '#cms/payload-types.ts';
import { hasDrafts } from '#cms/publishing/drafts.ts';

export async function newestArticles(payload: Payload, user: User, limit: number) {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { _status: { equals: 'published' } },
    sort: '-publishedAt',
    limit,
    pagination: false,
    depth: 0,
    select: { title: true, module: true, readCount: true, publishedAt: true },
    overrideAccess: false,
    user,
  });
  return docs;
}

interface Editable {
  title: string;
  kind: string;
  path: string;
}

const textOr = (label: unknown, otherwise: string): string =>
  typeof label === 'string' && label.trim() !== '' ? label : otherwise;

const toEditable = (
  { collections }: Payload,
  { collection, id, title }: { collection: CollectionSlug; id: number; title: unknown },
): Editable => ({
  title: textOr(title, 'Untitled'),
  kind: textOr(collections[collection].config.labels.singular, collection),
  path: `/collections/${collection}/${id}`,
});

interface DraftRow extends Record<string, unknown> {
  collection: CollectionSlug;
  id: number;
  title: string | null;
  changed_at: string;
  total: number;
}

export async function newestDrafts(payload: Payload, limit: number) {
  const { config, db } = payload;
  const parts = config.collections.filter(hasDrafts).map(({ slug, admin: { useAsTitle } }) => {
    const table = sql.identifier(`_${slug.replaceAll('-', '_')}_v`);
    return sql`
      select ${slug}::text as collection, parent_id as id, ${columnSql(useAsTitle ?? 'id', 'version_')}::text as title,
        updated_at as changed_at
      from ${table} where latest and version__status = 'draft' and parent_id is not null`;
  });
  const { rows } = await db.drizzle.execute<DraftRow>(
    sql`select *, (count(*) over ())::int as total from (${sql.join(parts, sql` union all `)}) as drafts
        order by changed_at desc, collection, id limit ${limit}`,
  );
  const items = rows.map((row) => ({
    ...toEditable(payload, row),
    changedAt: new Date(row.changed_at).toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

const FAILURES_SHOWN_DAYS = 14;

export interface Scheduled extends Editable {
  isPublished: boolean;
  hasFailed: boolean;
  why?: string;
  at: string;
}

const jobSchema = z.object({
  at: z.coerce.date(),
  why: z.string().nullable(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).optional(),
    global: z.string().optional(),
  }),
});

type JobInput = z.infer<typeof jobSchema>['input'];

async function findTarget(payload: Payload, user: User, { doc, global }: JobInput) {
  const asUser = { depth: 0, draft: true, overrideAccess: false, disableErrors: true, user } as const;
  if (doc && doc.relationTo in payload.collections) {
    const collection = doc.relationTo as CollectionSlug;
    const found = await payload.findByID({ ...asUser, collection, id: doc.value });
    const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
    return found && toEditable(payload, { collection, id: doc.value, title: Reflect.get(found, useAsTitle) });
  }
  const config = payload.globals.config.find(({ slug }) => slug === global);
  if (!config) return undefined;
  const { slug } = config;
  const isVisible = await payload.findGlobal({ ...asUser, slug }).then(
    () => true,
    () => false,
  );
  return isVisible
    ? { title: textOr(config.label, slug), kind: 'Page', path: `/globals/${slug}` }
    : undefined;
}

/** Higher than the number of jobs displayed, because jobs that the user may not see are skipped. */
const MAX_JOBS = 200;

async function findPublications(
  payload: Payload,
  user: User,
  { hasFailed, limit }: { hasFailed: boolean; limit: number },
): Promise<Scheduled[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select coalesce(wait_until, created_at) as at, input, error->>'message' as why from payload_jobs
    where task_slug::text = 'schedulePublish' and completed_at is null and (has_error is true) = ${hasFailed}
      and (not ${hasFailed} or updated_at > now() - ${FAILURES_SHOWN_DAYS} * interval '1 day')
    order by at ${hasFailed ? sql`desc` : sql`asc`}, id limit ${MAX_JOBS}`);
  const found: Scheduled[] = [];
  for (const row of rows) {
    const { data: job } = jobSchema.safeParse(row);
    const target = job && (await findTarget(payload, user, job.input));
    if (!target) continue;
    const { at, input, why } = job;
    found.push({
      ...target,
      isPublished: input.type === 'publish',
      hasFailed,
      why: why ?? undefined,
      at: at.toISOString(),
    });
    if (found.length === limit) break;
  }
  return found;
}

/**
 * Returns failed publications, latest first, and then scheduled ones, soonest first. If there are many of both,
 * each gets half of `limit`. Only admins may read jobs, so this returns no more than Payload's own menu shows.
 */
export async function nextScheduled(payload: Payload, user: User, limit: number): Promise<Scheduled[]> {
  const failed = await findPublications(payload, user, { hasFailed: true, limit });
  const next = await findPublications(payload, user, { hasFailed: false, limit });
  const shown = failed.slice(0, Math.max(limit - next.length, Math.ceil(limit / 2)));
  return [...shown, ...next].slice(0, limit);
}
