import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { queryRows } from '#cms/database/transactions.ts';
import { mentionPattern } from './email-pattern.ts';
import { idList, type OwnDocuments } from './own-documents.ts';
import { PERSONAL_DATA_SLUGS, personalDataLabel, REDACTED_COLLECTIONS } from './registry.ts';

const REPLACEMENT = '(erased)';

interface TextTable {
  table: string;
  columns: { name: string; isJson: boolean }[];
}

interface Redacted {
  label: string;
  tables: TextTable[];
  slug: string;
}

const ownTable = (slug: string): string => slug.replaceAll('-', '_');

async function findTextTables(req: PayloadRequest): Promise<TextTable[]> {
  return queryRows<TextTable & Record<string, unknown>>(
    req,
    sql`
    select c.table_name as "table",
      json_agg(json_build_object('name', c.column_name, 'isJson', c.data_type in ('json', 'jsonb'))) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb')
    group by c.table_name order by c.table_name`,
  );
}

const NOT_REDACTED = new Set(['payload_jobs', 'payload_jobs_log']);

/**
 * Finds the tables that contain texts by visitors and staff, for each collection. Leaves published content to
 * editors.
 */
async function redactedCollections(req: PayloadRequest): Promise<Redacted[]> {
  const slugs = [...PERSONAL_DATA_SLUGS, ...REDACTED_COLLECTIONS];
  const longestFirst = slugs.toSorted((one, other) => other.length - one.length);
  const tables = (await findTextTables(req)).filter(({ table }) => !NOT_REDACTED.has(table));
  // The name of an array field's table starts with the name of its collection's table.
  const findOwner = ({ table }: TextTable) =>
    longestFirst.find((slug) => table === ownTable(slug) || table.startsWith(`${ownTable(slug)}_`));
  return slugs.map((slug) => ({
    slug,
    label: (PERSONAL_DATA_SLUGS as string[]).includes(slug)
      ? personalDataLabel(req.payload, slug as (typeof PERSONAL_DATA_SLUGS)[number])
      : 'Colleagues’ preferences',
    tables: tables.filter((table) => findOwner(table) === slug),
  }));
}

const asText = (column: string): SQL => sql`${sql.identifier(column)}::text`;

const mentions = ({ columns }: TextTable, address: string): SQL =>
  sql.join(
    columns.map(
      ({ name }) =>
        sql`(strpos(lower(${asText(name)}), ${address.toLowerCase()}) > 0
          and ${asText(name)} ~* ${mentionPattern(address)})`,
    ),
    sql` or `,
  );

const perLabel = (counts: readonly { label: string; count: number }[]) =>
  [...new Set(counts.map(({ label }) => label))]
    .map((label) => ({
      label,
      count: counts.reduce((sum, each) => sum + (each.label === label ? each.count : 0), 0),
    }))
    .filter(({ count }) => count > 0);

/** Counts other people's rows that mention the email address, per collection. */
export async function countMentions(req: PayloadRequest, address: string, own: OwnDocuments) {
  const counts: { label: string; count: number }[] = [];
  for (const { slug, label, tables } of await redactedCollections(req))
    for (const textTable of tables.filter(({ table }) => table === ownTable(slug))) {
      const owned = (own as Record<string, number[] | undefined>)[slug] ?? [];
      const isOwn = slug.startsWith('payload-') ? sql`false` : sql`id = ${idList(owned)}`;
      const [row] = await queryRows<{ count: string }>(
        req,
        sql`select count(*) as count from ${sql.identifier(textTable.table)}
            where (${mentions(textTable, address)}) and not ${isOwn}`,
      );
      counts.push({ label, count: Number(row?.count) });
    }
  return perLabel(counts);
}

/** Redacts the email address in all texts that mention it. Returns the number of changed rows per collection. */
export async function redactMentions(req: PayloadRequest, address: string) {
  const redactedText = (column: string) =>
    sql`regexp_replace(${asText(column)}, ${mentionPattern(address)}, ${REPLACEMENT}, 'gi')`;
  const counts: { label: string; count: number }[] = [];
  for (const { label, tables } of await redactedCollections(req))
    for (const textTable of tables) {
      const changes = textTable.columns.map(
        ({ name, isJson }) =>
          sql`${sql.identifier(name)} = ${redactedText(name)}${isJson ? sql`::jsonb` : sql``}`,
      );
      const rows = await queryRows(
        req,
        sql`update ${sql.identifier(textTable.table)} set ${sql.join(changes, sql`, `)}
            where ${mentions(textTable, address)} returning 1`,
      );
      counts.push({ label: `Mentions in: ${label}`, count: rows.length });
    }
  return perLabel(counts);
}
