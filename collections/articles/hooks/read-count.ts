import type { FieldHook } from 'payload';
import type { Article } from '#cms/payload-types.ts';

/**
 * Versions keep the count of the day they were made. Somebody who opens an article in the
 * back office sees the present one, which the site keeps on the article's own row.
 */
export const currentReadCount: FieldHook<Article, Article['readCount']> = async ({
  value,
  originalDoc,
  data,
  findMany,
  req,
}) => {
  const id = originalDoc?.id ?? data?.id;
  if (findMany || !req.user || id === undefined) return value;
  const { rows } = await req.payload.db.pool.query<{ read_count: string | null }>(
    'select read_count from articles where id = $1',
    [id],
  );
  return rows[0]?.read_count ? Number(rows[0].read_count) : value;
};
