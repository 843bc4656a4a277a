import pg from 'pg';

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
const SEQUENCES =
  "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1";
const SHAPE = `
  select 'column ' || table_name || '.' || column_name as name, udt_name || coalesce(column_default, '') || is_nullable::text as text
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'rule ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || tgname, pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  order by 1, 2`;

/** Reads the schema, a checksum of each table's rows, and the sequences. */
export async function fingerprint(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString, application_name: 'lotline tests' });
  await client.connect();
  const ask = async (question: string) =>
    (await client.query<{ name: string; last?: string; text?: string }>(question)).rows;
  try {
    const entries = (await ask(SHAPE)).map(({ name, text = '' }) => [name, text]);
    for (const { name } of await ask(TABLES)) {
      const rows = `select md5(string_agg(t::text, E'\\n' order by t::text)) || count(*) as text from ${pg.escapeIdentifier(name)} t`;
      entries.push([`rows of ${name}`, (await ask(rows))[0]?.text ?? 'none']);
    }
    for (const { name, last = '' } of await ask(SEQUENCES)) entries.push([`counter ${name}`, last]);
    return Object.fromEntries(entries) as Record<string, string>;
  } finally {
    await client.end();
  }
}
