import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload } from 'payload';
import { columnOf } from './column.ts';

/** A document whose newest version is not published. */
export interface Draft {
  collection: CollectionSlug;
  id: number;
  title: string;
  /** When somebody changed it last: ISO 8601. */
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

/** The drafts that were changed last, of all collections that have drafts, and how many there are. One query. */
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
