import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '#cms/database/transactions.ts';

/** A table with the columns in which words can stand. */
export interface TextTable {
  table: string;
  columns: { name: string; isJson: boolean }[];
}

/** Every table of the database that can hold words, whoever made it. */
export async function readTextTables(req: PayloadRequest): Promise<TextTable[]> {
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

/** Whether a column mentions an address: the cheap question comes first. */
const columnMentions = (name: string, address: string, pattern: string) =>
  sql`(strpos(lower(${asText(name)}), ${address.toLowerCase()}) > 0 and ${asText(name)} ~* ${pattern})`;

/** The rows of a table that mention an address in any of these columns, as a condition. */
export const rowMentions = ({ columns }: TextTable, address: string, pattern: string) =>
  sql.join(
    columns.map(({ name }) => columnMentions(name, address, pattern)),
    sql` or `,
  );

/** What stands where an address was. */
const ERASED = '(erased)';

/** Strikes an address out of all words of a table. Returns in how many rows it stood. */
export async function strikeOut(
  database: Database,
  table: TextTable,
  address: string,
  pattern: string,
): Promise<number> {
  const sets = table.columns.map(({ name, isJson }) => {
    const struck = sql`regexp_replace(${asText(name)}, ${pattern}, ${ERASED}, 'gi')`;
    return sql`${sql.identifier(name)} = ${isJson ? sql`${struck}::jsonb` : struck}`;
  });
  const { rowCount } = await database.execute(
    sql`update ${sql.identifier(table.table)} set ${sql.join(sets, sql`, `)} where ${rowMentions(table, address, pattern)}`,
  );
  return rowCount ?? 0;
}
