import { openPayload } from './payload.server.ts';

/**
 * Counts one reader of an article, in one statement, so that no two readers overwrite each other.
 * The setting tells the database's trigger that this is the site and not a saved form.
 */
export async function countReader(articleId: number): Promise<void> {
  const { db } = await openPayload();
  await db.pool.query(
    `with counting as (select set_config('lotline.counts_reader', 'yes', true) as setting)
     update articles set read_count = coalesce(read_count, 0) + 1 from counting
     where id = $1 and counting.setting = 'yes'`,
    [articleId],
  );
}
