import type { FieldHook, Payload, PayloadRequest } from 'payload';
import type { Article } from '#cms/payload-types.ts';

export interface ArticleReaders {
  module: string;
  slug: string;
  readers: number;
}

/**
 * Adds to the counts in one statement, so that processes do not overwrite each other's. Sets
 * `lotline.counts_reader`, so that the database trigger does not treat the update as an edit.
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

const loading = new WeakMap<PayloadRequest, Promise<ReadonlyMap<number, number>>>();

async function loadCounts({ payload }: PayloadRequest): Promise<ReadonlyMap<number, number>> {
  const { rows } = await payload.db.pool.query<{ id: number; read_count: string }>(
    'select id, read_count from articles where read_count > 0',
  );
  return new Map(rows.map(({ id, read_count: count }) => [id, Number(count)]));
}

/** Loads the count from the article's row, since a version stores the count as of the day it was saved. */
export const currentReadCount: FieldHook<Article, Article['readCount']> = async ({
  value,
  originalDoc,
  data,
  req,
}) => {
  const id = originalDoc?.id ?? data?.id;
  if (!req.user || id === undefined) return value;
  const counts = loading.get(req) ?? loadCounts(req);
  loading.set(req, counts);
  return (await counts).get(id) ?? value;
};
