import type { CityDatabase } from './database.ts';

/** A lot is known if any of these tables contains it (see `isKnown`). BINs that end in six zeros are placeholders. */
const TABLES = [
  ['lots', 'true'],
  ['covered_lots', 'true'],
  ['filings', 'true'],
  ['building_ids', 'true'],
  ['address_ranges', 'bin % 1000000 <> 0 or low > 0'],
  ['covered_buildings', 'bin % 1000000 <> 0'],
] as const;

// Reads each table in index order, so that every page of results takes equally long.
const NEXT = `
  select bbl::text from (${TABLES.map(
    ([table, isKnown]) =>
      `(select distinct bbl from city.${table} where bbl > $1 and (${isKnown}) order by bbl limit $2)`,
  ).join(' union ')}) as known
  order by known.bbl limit $2`;

/** Returns the next known lots after a BBL, in ascending order. */
export async function listKnownLots(
  { db }: { db: Pick<CityDatabase, 'pool'> },
  { after, count }: { after: string; count: number },
): Promise<string[]> {
  const { rows } = await db.pool.query<{ bbl: string }>({
    name: 'list-known-lots',
    text: NEXT,
    values: [after, count],
  });
  return rows.map(({ bbl }) => bbl);
}
