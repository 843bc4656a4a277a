import type { ClientBase } from 'pg';
import { copyTable } from '../import/copy-table.ts';
import type { Progress } from '../import/progress.ts';
import { deleteRepeated, newTable } from '../import/tables.ts';
import type { Portal, TableLoad } from '../sets/set.ts';
import { NULL } from '../sets/values.ts';
import { CityDataError } from '../errors.ts';

const IS_KEPT = 'is_kept';

/** Also emits the keys of rows that we no longer keep, so that they are deleted from the table. */
function withDropped({ toKey, key }: Portal, load: TableLoad): TableLoad {
  if (!load.from) throw new Error('A set of the portal is read from a file.');
  const { rows, ...from } = load.from;
  const others = load.columns.slice(1).map(() => NULL);
  return {
    ...load,
    columns: [...load.columns, IS_KEPT],
    from: {
      ...from,
      rows: (values) => {
        const kept = rows(values);
        return kept.length > 0
          ? kept.map((row) => [...row, 't'])
          : [[toKey(values.slice(0, key.length)), ...others, 'f']];
      },
    },
  };
}

/**
 * Copies the rows into a new table with the live table's columns. The caller drops the new table in the same
 * transaction.
 */
async function copyRead(client: ClientBase, portal: Portal, load: TableLoad, progress: Progress) {
  const read = newTable(load.table);
  await client.query(
    `create table ${read} as select *, true as ${IS_KEPT} from city.${load.table} with no data`,
  );
  await copyTable(client, withDropped(portal, load), progress);
  await deleteRepeated(client, load);
  await client.query(`analyze ${read}`);
  progress.requireFewRejects();
  return read;
}

const affected = async (client: ClientBase, statement: string): Promise<number> =>
  (await client.query(statement)).rowCount ?? 0;

/** Returns the numbers of rows written and deleted. */
export async function mergeChanges(
  client: ClientBase,
  portal: Portal,
  load: TableLoad,
  progress: Progress,
): Promise<{ written: number; deleted: number }> {
  const read = await copyRead(client, portal, load, progress);
  progress.step = 'Writing the changes';
  const table = `city.${load.table}`;
  const deleted = await affected(
    client,
    `delete from ${table} as live using ${read} as read where live.key = read.key and not read.${IS_KEPT}`,
  );
  const columns = load.columns.join(', ');
  const of = (row: string) => load.columns.map((column) => `${row}.${column}`).join(', ');
  const written = await affected(
    client,
    `insert into ${table} as live (${columns}) select ${columns} from ${read} where ${IS_KEPT}
     on conflict (key) do update set (${columns}) = row(${of('excluded')})
     where (${of('live')}) is distinct from (${of('excluded')})`,
  );
  await client.query(`drop table ${read}`);
  return { written, deleted };
}

const MAX_GONE = 0.05;

/** Deletes rows that the city has deleted. Returns whether our table lacks any of the portal's rows. */
export async function mergeKeys(
  client: ClientBase,
  portal: Portal,
  load: TableLoad,
  progress: Progress,
): Promise<{ deleted: number; isIncomplete: boolean }> {
  const read = await copyRead(client, portal, load, progress);
  progress.step = 'Comparing the keys';
  const table = `city.${load.table}`;
  const isThere = (one: string, other: string) =>
    `exists (select from ${other} where ${other}.key = ${one}.key)`;
  await client.query(`delete from ${read} where not ${IS_KEPT}`);
  const { rows } = await client.query<{ live: number; gone: number; missing: number }>(`
    select (select count(*) from ${table})::int as live,
      (select count(*) from ${table} where not ${isThere(table, read)})::int as gone,
      (select count(*) from ${read} where not ${isThere(read, table)})::int as missing`);
  const { live = 0, gone = 0, missing = 0 } = rows[0] ?? {};
  if (gone > live * MAX_GONE) {
    throw new CityDataError(
      `The portal no longer has ${gone} of ${live} rows, more than one in twenty. Nothing was changed. Check the set on the portal. If it is right, import the set as a whole.`,
    );
  }
  const deleted = await affected(client, `delete from ${table} where not ${isThere(table, read)}`);
  await client.query(`drop table ${read}`);
  return { deleted, isIncomplete: missing > 0 };
}
