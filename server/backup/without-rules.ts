import type { ClientBase } from 'pg';
import { identifier, identifiers, type Table } from './catalog.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Empties the tables, and fills them while no foreign key demands an order and no trigger changes what comes. The
 * keys are put back afterwards, which checks every row. The owner of the tables may do all this; to switch the
 * keys off (session_replication_role) takes rights that managed databases do not give.
 */
export async function withoutRules(
  client: ClientBase,
  tables: Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${identifier(name)}`);
  }
  await client.query(`truncate ${identifiers(tables.map(({ name }) => name))}`);
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} disable trigger user`);
  await fill();
  for (const { name } of tables) await client.query(`alter table ${identifier(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${identifier(name)} ${definition}`);
  }
}
