import type { CityDatabase } from './database.ts';

/** The sets that decide which laws apply to a lot. The city's records change every night, so they have no editions. */
const LOT_SETS = ['covered', 'pluto', 'pad', 'll84'] as const;

export type LotSet = (typeof LOT_SETS)[number];

export interface LotEditions {
  versions: Readonly<Partial<Record<LotSet, string>>>;
  importedAt: string;
}

export async function readLotEditions({ db }: { db: Pick<CityDatabase, 'pool'> }): Promise<LotEditions> {
  const { rows } = await db.pool.query<{ name: string; version: string; imported_at: Date }>(
    'select name, version, imported_at from city.sets where name = any($1) order by name',
    [LOT_SETS],
  );
  return {
    versions: Object.fromEntries(rows.map(({ name, version }) => [name, version])),
    importedAt: new Date(Math.max(0, ...rows.map((row) => row.imported_at.getTime()))).toISOString(),
  };
}

export interface LoadedEdition {
  set: LotSet;
  version: string;
  rows: number;
  loadedAt: Date;
}

/** Skips samples. An edition that was imported more than once is listed with its latest import. */
const LOADED = `
  select set, version, max(rows)::int as rows, max(loaded_at) as "loadedAt" from (
    select set_name as set, version, rows_loaded as rows, ended_at as loaded_at from city.imports
    where state = 'done' and version is not null
    union all select name, version, rows, imported_at from city.sets where is_shipped
  ) as loaded
  where set = any($1) and version <> 'sample'
  group by set, version order by max(loaded_at) desc, set limit $2`;

/** Lists editions, the most recently loaded first. */
export async function listLoadedEditions(
  { db }: { db: Pick<CityDatabase, 'pool'> },
  count: number,
): Promise<LoadedEdition[]> {
  const { rows } = await db.pool.query<LoadedEdition & Record<string, unknown>>(LOADED, [LOT_SETS, count]);
  return rows;
}
