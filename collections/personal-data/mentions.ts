import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { queryRows, transactionOf } from '#cms/database/transactions.ts';
import { mentionPattern } from './email-pattern.ts';
import type { OwnDocuments } from './own-documents.ts';
import { isOwnRow, isRedacted, rowOwner } from './row-owners.ts';
import type { Mention } from './stored-data-schema.ts';

const MAX_ROWS_PER_TABLE = 50;
const REPLACEMENT = '(erased)';

const NOT_SEARCHED = ['users', 'payload_jobs', 'payload_jobs_log', 'payload_migrations'];

interface TextTable {
  table: string;
  columns: { name: string; isJson: boolean }[];
}

async function findTextTables(req: PayloadRequest): Promise<TextTable[]> {
  const tables = await queryRows<TextTable & Record<string, unknown>>(
    req,
    sql`
    select c.table_name as "table",
      json_agg(json_build_object('name', c.column_name, 'isJson', c.data_type in ('json', 'jsonb'))) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb')
    group by c.table_name order by c.table_name`,
  );
  return tables.filter(({ table }) => !NOT_SEARCHED.includes(table));
}

const asText = (column: string) => sql`${sql.identifier(column)}::text`;

const rowMentions = ({ columns }: TextTable, address: string) =>
  sql.join(
    columns.map(
      ({ name }) =>
        sql`(strpos(lower(${asText(name)}), ${address.toLowerCase()}) > 0
          and ${asText(name)} ~* ${mentionPattern(address)})`,
    ),
    sql` or `,
  );

const COPIES = ['submissions'];

export async function findMentions(
  req: PayloadRequest,
  address: string,
  own: OwnDocuments,
): Promise<Mention[]> {
  const { config } = req.payload;
  const mentions = new Map<string, Mention>();
  for (const textTable of await findTextTables(req)) {
    const { table } = textTable;
    if (COPIES.includes(table)) continue;
    const rows = await queryRows<{ row: Record<string, unknown> }>(
      req,
      sql`
      with found as materialized (
        select to_jsonb(it) as row from ${sql.identifier(table)} as it where ${rowMentions(textTable, address)}
      )
      select found.row from found where not ${isOwnRow(config, table, own)} limit ${MAX_ROWS_PER_TABLE}`,
    );
    for (const { row } of rows) {
      const { label, path } = rowOwner(config, table, row);
      mentions.set(`${label} ${path}`, { label, path, isErased: isRedacted(config, table) });
    }
  }
  return [...mentions.values()];
}

/** Leaves published content to editors. Returns the number of changed rows. */
export async function redactMentions(req: PayloadRequest, address: string): Promise<number> {
  const database = await transactionOf(req);
  const redactedText = (column: string) =>
    sql`regexp_replace(${asText(column)}, ${mentionPattern(address)}, ${REPLACEMENT}, 'gi')`;
  let redacted = 0;
  for (const textTable of await findTextTables(req)) {
    const { table, columns } = textTable;
    if (!isRedacted(req.payload.config, table)) continue;
    const changes = columns.map(
      ({ name, isJson }) =>
        sql`${sql.identifier(name)} = ${redactedText(name)}${isJson ? sql`::jsonb` : sql``}`,
    );
    const { rowCount } = await database.execute(
      sql`update ${sql.identifier(table)} set ${sql.join(changes, sql`, `)} where ${rowMentions(textTable, address)}`,
    );
    redacted += rowCount ?? 0;
  }
  return redacted;
}
