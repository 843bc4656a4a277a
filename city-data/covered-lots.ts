import { z } from 'zod';
import type { CityDatabase } from './database.ts';

const countSchema = z.object({ lots: z.coerce.number() });
const rowSchema = z.object({ bbl: z.string() });

export async function countCoveredLots({ db }: { db: CityDatabase }): Promise<number> {
  const { rows } = await db.pool.query('select count(*) as lots from city.covered_lots');
  return countSchema.parse(rows[0]).lots;
}

export async function listCoveredLots(
  { db }: { db: CityDatabase },
  { page, size }: { page: number; size: number },
): Promise<string[]> {
  const { rows } = await db.pool.query(
    'select bbl::text from city.covered_lots order by covered_lots.bbl offset $1 limit $2',
    [(page - 1) * size, size],
  );
  return rowSchema
    .array()
    .parse(rows)
    .map(({ bbl }) => bbl);
}
