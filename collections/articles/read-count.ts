import type { FieldHook, Payload } from 'payload';
import type { Article } from '#cms/payload-types.ts';

/** How many people have opened an article. */
export interface ArticleReaders {
  module: string;
  slug: string;
  readers: number;
}

/**
 * Adds to the read counts of published articles, in one statement, so that no two processes overwrite each other. The
 * setting tells the database's trigger that this is the site and not a saved form.
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
