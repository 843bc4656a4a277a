import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { z } from 'zod';
import type { Article, User } from '#cms/payload-types.ts';
import { columnOf } from './inbox-queries.ts';

export type NewestArticle = Pick<Article, 'id' | 'title' | 'module' | 'readCount' | 'publishedAt'>;

/** The last published articles, as this user may see them. One query. */
export async function newestArticles(payload: Payload, user: User, limit: number): Promise<NewestArticle[]> {
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

/** A document whose newest version is not published. */
export interface Draft {
  collection: CollectionSlug;
  id: number;
  title: string;
  /** ISO 8601. */
  changedAt: string;
}

interface DraftRow extends Record<string, unknown> {
  collection: CollectionSlug;
  id: number;
  title: string | null;
  changed_at: string;
  total: number;
}

const hasDrafts = ({ versions }: Payload['config']['collections'][number]): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** The last changed drafts of all collections, and how many there are. One query. */
export async function newestDrafts({ config, db }: Payload, limit: number) {
  const parts = config.collections.filter(hasDrafts).map(({ slug, admin: { useAsTitle } }) => {
    const table = sql.identifier(`_${slug.replaceAll('-', '_')}_v`);
    return sql`
      select ${slug}::text as collection, parent_id as id, ${columnOf(useAsTitle ?? 'id', 'version_')}::text as title,
        updated_at as changed_at
      from ${table} where latest and version__status = 'draft' and parent_id is not null`;
  });
  const { rows } = await db.drizzle.execute<DraftRow>(
    sql`select *, (count(*) over ())::int as total from (${sql.join(parts, sql` union all `)}) as drafts
        order by changed_at desc, collection, id limit ${limit}`,
  );
  const items = rows.map(({ collection, id, title, changed_at: changedAt }): Draft => ({
    collection,
    id,
    title: title?.trim() ? title : 'Untitled',
    changedAt: new Date(changedAt).toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** How long failures are listed. */
const DAYS_SHOWN = 14;

interface Publication {
  title: string;
  /** "Article", "Page". */
  kind: string;
  /** Where it is edited, below /admin. */
  path: string;
}

/** A document or page that is scheduled to be published or unpublished, or failed to be. */
export interface Scheduled extends Publication {
  isPublished: boolean;
  hasFailed: boolean;
  /** ISO 8601. */
  at: string;
}

const jobSchema = z.object({
  at: z.coerce.date(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).optional(),
    global: z.string().optional(),
  }),
});

const textOr = (label: unknown, otherwise: string): string =>
  typeof label === 'string' && label.trim() !== '' ? label : otherwise;

async function documentAt(
  payload: Payload,
  user: User,
  { relationTo, value: id }: { relationTo: string; value: number },
): Promise<Publication | undefined> {
  if (!(relationTo in payload.collections)) return undefined;
  const collection = relationTo as CollectionSlug;
  const { admin, labels } = payload.collections[collection].config;
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user,
  });
  if (!docs[0]) return undefined;
  const title: unknown = admin.useAsTitle && Reflect.get(docs[0], admin.useAsTitle);
  return {
    title: textOr(title, 'Untitled'),
    kind: textOr(labels.singular, collection),
    path: `/collections/${collection}/${id}`,
  };
}

async function globalAt(payload: Payload, user: User, slug: string): Promise<Publication | undefined> {
  const config = payload.globals.config.find((each) => each.slug === slug);
  const isFound = await payload
    .findGlobal({ slug: slug as GlobalSlug, depth: 0, draft: true, overrideAccess: false, user })
    .catch(() => undefined);
  if (!config || !isFound) return undefined;
  return { title: textOr(config.label, slug), kind: 'Page', path: `/globals/${slug}` };
}

const publicationOf = async (
  payload: Payload,
  user: User,
  { doc, global }: z.infer<typeof jobSchema>['input'],
) => {
  if (doc) return documentAt(payload, user, doc);
  return global === undefined ? undefined : globalAt(payload, user, global);
};

/** Jobs of documents that a user may not see are skipped, so more are loaded than shown. */
const MAX_JOBS = 200;

const findJobs = (payload: Payload, hasFailed: boolean) =>
  payload.db.drizzle.execute(sql`
    select coalesce(wait_until, created_at) as at, input from payload_jobs
    where task_slug::text = 'schedulePublish' and completed_at is null and (has_error is true) = ${hasFailed}
      and (not ${hasFailed} or updated_at > now() - ${DAYS_SHOWN} * interval '1 day')
    order by at ${hasFailed ? sql`desc` : sql`asc`}, id limit ${MAX_JOBS}`);

async function publications(
  payload: Payload,
  user: User,
  { hasFailed, limit }: { hasFailed: boolean; limit: number },
): Promise<Scheduled[]> {
  const { rows } = await findJobs(payload, hasFailed);
  const found: Scheduled[] = [];
  for (const row of rows) {
    const { data: job } = jobSchema.safeParse(row);
    const publication = job && (await publicationOf(payload, user, job.input));
    if (!publication) continue;
    const isPublished = job.input.type === 'publish';
    found.push({ ...publication, isPublished, hasFailed, at: job.at.toISOString() });
    if (found.length === limit) break;
  }
  return found;
}

/**
 * Failed publications, latest first, and then scheduled ones, next first. Where both are many, each gets half of
 * `limit`. Only admins may read jobs, as most are mails: this shows no more than the panel's own menu of publications.
 */
export async function nextScheduled(payload: Payload, user: User, limit: number): Promise<Scheduled[]> {
  const failed = await publications(payload, user, { hasFailed: true, limit });
  const coming = await publications(payload, user, { hasFailed: false, limit });
  const shown = failed.slice(0, Math.max(limit - coming.length, Math.ceil(limit / 2)));
  return [...shown, ...coming].slice(0, limit);
}
