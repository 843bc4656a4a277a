import { formatNumber } from '#law/numbers.ts';
import type { ClientBase } from 'pg';
import { publishCityChange } from '../change-event.ts';
import { CityDataError } from '../errors.ts';
import type { CitySet, Prepared, TableName } from '../sets/set.ts';
import { tallyLoaded } from '../tally/tally-set.ts';
import { copyTable } from './copy-table.ts';
import type { Progress } from './progress.ts';
import { createIndexes, createNewTable, deleteRepeated, swapTables } from './tables.ts';

export interface LoadOptions {
  set: CitySet;
  prepared: Prepared;
  progress: Progress;
  shippedAs?: string;
  allowSmall?: boolean;
  /** When the publisher last changed the set. Defaults to now. */
  asOf?: Date;
  /** Runs in the same transaction, just before the swap. */
  beforeSwap?: (client: ClientBase, outcome: Outcome) => Promise<void>;
}

export interface Outcome {
  version: string;
  rows: number;
}

export const DESCRIBE = `
  insert into city.sets (name, version, rows, is_shipped, imported_at, as_of) values ($1, $2, $3, $4, now(), coalesce($5, now()))
  on conflict (name) do update set version = excluded.version, rows = excluded.rows,
    is_shipped = excluded.is_shipped, imported_at = excluded.imported_at, as_of = excluded.as_of`;

/** Makes the next sync start over, because it cannot continue from rows that an import loaded. */
const FORGET_CHANGES = 'update city.syncs set changed_to = null where set_name = $1';

/** A file with fewer rows than this share of the previous edition's counts as incomplete. */
const MIN_SHARE = 0.5;

async function leastRows(client: ClientBase, { name, counted }: CitySet): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(
    'select rows from city.sets where name = $1 and not is_shipped',
    [name],
  );
  return Math.max(counted.least, Math.floor(Number(rows[0]?.rows ?? 0) * MIN_SHARE));
}

function requireEnough({ counted, label }: CitySet, rows: number, least: number): void {
  if (rows >= least) return;
  throw new CityDataError(
    `This file has ${formatNumber(rows)} ${counted.unit}; a whole file of ${label} has at least ${formatNumber(least)}. Nothing was changed. Get the whole file. To load only part of it on purpose, use --allow-small.`,
  );
}

async function fillTables(client: ClientBase, { prepared, progress }: LoadOptions) {
  const rows = new Map<TableName, number>();
  for (const load of prepared.loads) {
    const { table } = load;
    if (!rows.has(table)) await createNewTable(client, table);
    progress.step = `Copying ${table.replaceAll('_', ' ')}`;
    const copied = (await copyTable(client, load, progress)) - (await deleteRepeated(client, load));
    rows.set(table, (rows.get(table) ?? 0) + copied);
    progress.loaded += copied;
  }
  return rows;
}

async function loadInTransaction(client: ClientBase, options: LoadOptions): Promise<Outcome> {
  const { set, prepared, progress, shippedAs, allowSmall = false, asOf, beforeSwap } = options;
  await client.query('set local statement_timeout = 0');
  const rows = await fillTables(client, options);
  const counted = rows.get(set.counted.table) ?? 0;
  progress.requireFewRejects();
  if (!allowSmall && shippedAs === undefined) requireEnough(set, counted, await leastRows(client, set));
  if (counted === 0)
    throw new CityDataError('This file has no rows. Nothing was changed. Get the file again.');
  const tables = [...rows.keys()];
  for (const table of tables) {
    progress.step = `Indexing ${table.replaceAll('_', ' ')}`;
    await createIndexes(client, table);
  }
  progress.step = 'Replacing the old data';
  const outcome = { version: shippedAs ?? prepared.version(), rows: counted };
  await client.query(DESCRIBE, [set.name, outcome.version, counted, shippedAs !== undefined, asOf]);
  await client.query(FORGET_CHANGES, [set.name]);
  await publishCityChange(client);
  await beforeSwap?.(client, outcome);
  await swapTables(client, tables);
  return outcome;
}

/**
 * Loads a data set into new tables and swaps them with the live tables in one transaction. Readers see the
 * old rows until the commit, and keep seeing them if anything fails. After the commit, every process clears its cached pages
 * that show the data set.
 */
export async function loadSet(client: ClientBase, options: LoadOptions): Promise<Outcome> {
  await client.query('begin');
  try {
    const outcome = await loadInTransaction(client, options);
    await client.query('commit');
    await tallyLoaded(client, options.set.name);
    return outcome;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
