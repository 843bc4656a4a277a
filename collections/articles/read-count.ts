import type { FieldHook, Payload } from 'payload';
import type { Article } from '#cms/payload-types.ts';

export interface ArticleReaders {
  module: string;
  slug: string;
  readers: number;
}

/**
 * Adds to the read counts of published articles in one statement, so that processes do not overwrite each other. The
 * setting tells the database's trigger that this is not a form being saved.
 */
export async function countReaders({ db }: Payload, counted: ArticleReaders[]): Promise<void> {
  await db.pool.query(
    `with counting as (select set_config('lotline.counts_reader', 'yes', true) as setting),
       counted as (select * from unnest($1::text[], $2::text[], $3::int[]) as row(module, slug, readers))
     update articles set read_count = coalesce(read_count, 0) + counted.readers from counting, counted
     where articles.module::text = counted.module and articles.slug = counted.slug
       and articles._status = 'published' and counting.setting = 'yes'`,
    [
      counted.map(({ module }) => module),
      counted.map(({ slug }) => slug),
      counted.map(({ readers }) => readers),
    ],
  );
}

/** Shows the count from the article's row in the panel: versions have the count of the day when they were saved. */
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
