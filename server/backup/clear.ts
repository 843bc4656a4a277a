import type { ClientBase } from 'pg';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/interrupted-jobs.ts';
import { ReadableError } from '../readable-error.ts';
import { identifier, MIGRATIONS, type Table, tablesOf } from './catalog.ts';

/** Objects of extensions stay. */
const NOT_OF_EXTENSION = `not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

/** Statements that drop what migrations create beside tables. */
const REST = `
  select format('drop function public.%I(%s) cascade', o.proname, pg_get_function_identity_arguments(o.oid)) as statement
    from pg_proc o where o.pronamespace = 'public'::regnamespace and o.prokind = 'f' and ${NOT_OF_EXTENSION}
  union all
  select format('drop sequence public.%I cascade', o.relname)
    from pg_class o where o.relnamespace = 'public'::regnamespace and o.relkind = 'S' and ${NOT_OF_EXTENSION}
  union all
  select format('drop type public.%I cascade', o.typname)
    from pg_type o where o.typnamespace = 'public'::regnamespace and o.typtype = 'e' and ${NOT_OF_EXTENSION}`;

async function hasRows(client: ClientBase, { name }: Table): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from public.${identifier(name)}) as found`,
  );
  return rows[0]?.found === true;
}

async function requireStopped(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    JOB_RUNNERS_LOCK,
  ]);
  if (rows[0]?.locked) return;
  throw new ReadableError(
    'Lotline is running on this database. Stop all of its processes first. Nothing was changed.',
  );
}

async function requireConsent(client: ClientBase, tables: Table[], replace: boolean): Promise<void> {
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === MIGRATIONS)) {
    throw new ReadableError(
      'This database holds tables of something else. Restore into a database of its own. Nothing was changed.',
    );
  }
  if (replace) return;
  for (const table of tables) {
    if (table.name === MIGRATIONS || !(await hasRows(client, table))) continue;
    throw new ReadableError(
      'This database is not empty. Use --replace to delete what it holds and restore the backup. Nothing was changed.',
    );
  }
}

/**
 * Drops, in the transaction of `client`, everything that the product has in the database. Throws a ReadableError where
 * the product is running on it, where it belongs to something else, or where it is not empty and `replace` is not set.
 */
export async function clearDatabase(client: ClientBase, replace: boolean): Promise<void> {
  await requireStopped(client);
  const tables = await tablesOf(client);
  await requireConsent(client, tables, replace);
  for (const { name } of tables) await client.query(`drop table public.${identifier(name)} cascade`);
  const { rows } = await client.query<{ statement: string }>(REST);
  for (const { statement } of rows) await client.query(statement);
}
