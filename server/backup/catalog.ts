import pg, { type ClientBase } from 'pg';

/** A table of the product, with the columns that hold data of their own. */
export interface Table {
  name: string;
  columns: string[];
}

export const identifier = (name: string): string => pg.escapeIdentifier(name);
export const identifiers = (names: string[]): string => names.map(identifier).join(', ');

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d
      where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by c.relname`;

/** The product's tables, by name, without those of extensions. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  return (await client.query<Table>(TABLES)).rows;
}

export const MIGRATIONS = 'payload_migrations';

/** The migrations that have run on the database, by name. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS} where name is not null order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Makes the text of values the same on every server, whatever is configured there. For one transaction. */
export const SAME_TEXT_EVERYWHERE = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;
