import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';

/** A table with its columns that can contain text. */
export interface TextTable {
  table: string;
  columns: { name: string; isJson: boolean }[];
}

/** Every table of the database with columns that can contain text. */
export async function findTextTables(req: PayloadRequest): Promise<TextTable[]> {
  const database = await transactionOf(req);
  const { rows } = await database.execute<{ table: string; columns: TextTable['columns'] }>(sql`
    select c.table_name as "table",
      json_agg(json_build_object('name', c.column_name, 'isJson', c.data_type in ('json', 'jsonb'))) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'json', 'jsonb')
    group by c.table_name order by c.table_name`);
  return rows;
}

type Database = Awaited<ReturnType<typeof transactionOf>>;

const asText = (name: string) => sql`${sql.identifier(name)}::text`;

/** Whether a column mentions an address. The fast comparison comes first. */
const columnMentions = (name: string, address: string, pattern: string) =>
  sql`(strpos(lower(${asText(name)}), ${address.toLowerCase()}) > 0 and ${asText(name)} ~* ${pattern})`;

/** The condition that a row mentions an address in any column. */
export const rowMentions = ({ columns }: TextTable, address: string, pattern: string) =>
  sql.join(
    columns.map(({ name }) => columnMentions(name, address, pattern)),
    sql` or `,
  );

const REPLACEMENT = '(erased)';

/** Removes an address from all text of a table. Returns the number of changed rows. */
export async function redact(
  database: Database,
  table: TextTable,
  address: string,
  pattern: string,
): Promise<number> {
  const sets = table.columns.map(({ name, isJson }) => {
    const replaced = sql`regexp_replace(${asText(name)}, ${pattern}, ${REPLACEMENT}, 'gi')`;
    return sql`${sql.identifier(name)} = ${isJson ? sql`${replaced}::jsonb` : replaced}`;
  });
  const { rowCount } = await database.execute(
    sql`update ${sql.identifier(table.table)} set ${sql.join(sets, sql`, `)} where ${rowMentions(table, address, pattern)}`,
  );
  return rowCount ?? 0;
}
