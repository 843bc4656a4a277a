import { z } from 'zod';
import type { CityDatabase } from './database.ts';

const summarySchema = z.object({ lots: z.coerce.number(), updated_at: z.date().nullable() });
const rowSchema = z.object({ bbl: z.string() });

export async function countCoveredLots({
  db,
}: {
  db: CityDatabase;
}): Promise<{ lots: number; updatedAt?: string }> {
  const { rows } = await db.pool.query(`
    select count(*) as lots, (select imported_at from city.sets where name = 'covered') as updated_at
    from city.covered_lots
  `);
  const { lots, updated_at: updatedAt } = summarySchema.parse(rows[0]);
  return { lots, updatedAt: updatedAt?.toISOString() };
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
