import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import { INBOX_SLUGS, type InboxSlug } from '#cms/inbox/kinds.ts';

const tableOf = (slug: InboxSlug): SQL => sql`${sql.identifier(slug.replaceAll('-', '_'))}`;

/** Which rows of a table are work, as `where` of its kind says: no files that are worked on elsewhere. */
const isWork = (slug: InboxSlug): SQL =>
  slug === 'bill-uploads' ? sql`assessment_id is not null` : sql`true`;

/**
 * The same selection from each table of the inbox, of what people sent: without spam, and without files that are worked
 * on elsewhere. One query for all kinds.
 */
export function fromEachKind(selectionOf: (slug: InboxSlug) => SQL, condition: SQL): SQL {
  const parts = INBOX_SLUGS.map(
    (slug) => sql`
      select ${slug}::text as slug, ${selectionOf(slug)} from ${tableOf(slug)}
      where is_spam is not true and ${isWork(slug)} and ${condition}`,
  );
  return sql.join(parts, sql` union all `);
}
