import { z } from 'zod';
import { dayInNewYork } from '#law/days.ts';
import type { Database } from '../database.ts';
import { SYNCED_NAMES } from '../sets/index.ts';
import type { SetName } from '../sets/set.ts';

const marksSchema = z.object({
  asOf: z.date().nullable(),
  /** Whether the loaded rows came with the product. */
  isShipped: z.boolean(),
  changedTo: z.date().nullable(),
  comparedAt: z.date().nullable(),
});

/** How far a set has been synced. */
export type Marks = z.infer<typeof marksSchema>;

export async function readMarks(db: Database, name: SetName): Promise<Marks> {
  const { rows } = await db.query(
    `select coalesce(as_of, imported_at) as "asOf", coalesce(is_shipped, false) as "isShipped", changed_to as "changedTo", compared_at as "comparedAt"
     from (select $1::text as name) as asked left join city.sets using (name)
     left join city.syncs on set_name = name`,
    [name],
  );
  return marksSchema.parse(rows[0]);
}

/** Must run in the transaction that loads the rows, so that both commit or neither does. */
export async function saveMarks(
  db: Database,
  name: SetName,
  { changedTo, isCompared }: { changedTo: Date | null; isCompared: boolean },
): Promise<void> {
  await db.query(
    `insert into city.syncs (set_name, changed_to, compared_at) values ($1, $2, case when $3 then now() end)
     on conflict (set_name) do update set changed_to = excluded.changed_to,
       compared_at = coalesce(excluded.compared_at, syncs.compared_at)`,
    [name, changedTo, isCompared],
  );
}

export async function saveSuccess(db: Database, name: SetName): Promise<void> {
  await db.query(
    `insert into city.syncs (set_name, checked_at) values ($1, now())
     on conflict (set_name) do update set checked_at = now(), error = null, failed_at = null`,
    [name],
  );
}

export async function saveFailure(db: Database, name: SetName, error: string): Promise<void> {
  await db.query(
    `insert into city.syncs (set_name, error, failed_at) values ($1, $2, now())
     on conflict (set_name) do update set error = excluded.error, failed_at = excluded.failed_at`,
    [name, error],
  );
}

/** Sets that were checked today without a later failure. */
export async function listChecked(db: Database, now: Date): Promise<Set<string>> {
  const { rows } = await db.query<{ set_name: string; checked_at: Date }>(
    'select set_name, checked_at from city.syncs where checked_at is not null and error is null',
  );
  const today = dayInNewYork(now);
  return new Set(rows.flatMap((row) => (dayInNewYork(row.checked_at) === today ? row.set_name : [])));
}

/** Returns the portal's sets that are not loaded, or are loaded only as a sample. */
export async function listMissing(db: Database): Promise<SetName[]> {
  const { rows } = await db.query<{ name: string }>('select name from city.sets where not is_shipped');
  const loaded = new Set(rows.map(({ name }) => name));
  return SYNCED_NAMES.filter((name) => !loaded.has(name));
}

/** Whether this server loads missing sets, and syncs every night. */
export const loadsItself = (): boolean => process.env.CITY_DATA_SYNC === 'nightly';
