import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const HINT =
  'Searching articles needs the PostgreSQL extension "pg_trgm", which the database user of Lotline may not create ' +
  'or the server does not have. Let an administrator of the database run "create extension pg_trgm" in this ' +
  'database (it is part of PostgreSQL\'s "contrib" modules), and start again.';

async function createTrigrams(db: MigrateUpArgs['db']): Promise<void> {
  try {
    await db.execute(sql`create extension if not exists pg_trgm`);
  } catch (error) {
    throw new Error(HINT, { cause: error });
  }
}

/**
 * What makes lists of articles and the search in them quick however many there are: see docs/decisions/0027. Payload
 * knows neither the column nor the indexes, and leaves them alone. Counting readers changes articles all the time: the
 * table is cleaned more often than others, so that an index alone can tell what is there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await createTrigrams(db);
  await db.execute(sql`
    alter table articles add column search_text text
      generated always as (lower(title || E'\n' || excerpt || E'\n' || author)) stored;
    create index articles_search_idx on articles using gin (search_text gin_trgm_ops) where _status = 'published';
    create index articles_shown_idx on articles (module, published_at desc, id desc)
      include (category, search_text) where _status = 'published';
    create index articles_related_idx on articles (module, category, published_at desc, id desc)
      where _status = 'published';
    create index articles_addresses_idx on articles (published_at desc, id desc)
      include (module, slug, updated_at, _status) where _status = 'published';
    alter table articles set (
      autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02);
  `);
}

/** The extension stays: something else may use it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index articles_addresses_idx, articles_related_idx;
    alter table articles drop column search_text;
    alter table articles reset (
      autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor);
  `);
}
