import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { deleteWithOwners } from './cascades.ts';
import { createCityTables, dropCityTables } from './city-data.ts';
import { createCityRecordTables } from './city-records.ts';
import { createFollowingTables, dropFollowingTables } from './following.ts';
import { createSearchTables, dropSearchTables } from './search.ts';

type Database = MigrateUpArgs['db'];

const MISSING_EXTENSION =
  'Searching articles needs the PostgreSQL extension "pg_trgm", which the database user of Lotline may not create ' +
  'or the server does not have. Ask an administrator of the database to run "create extension pg_trgm" in this ' +
  'database (it is part of PostgreSQL\'s "contrib" modules), then start again.';

async function createTrigrams(db: Database): Promise<void> {
  try {
    await db.execute(sql`create extension if not exists pg_trgm`);
  } catch (error) {
    throw new Error(MISSING_EXTENSION, { cause: error });
  }
}

/**
 * Saving an article in the panel writes the whole row with an outdated read count. The trigger keeps the
 * current count.
 */
const protectReadCount = (db: Database) =>
  db.execute(sql`
    create function keep_article_read_count() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('lotline.counts_reader', true), '') <> 'yes' then
        new.read_count := old.read_count;
      end if;
      return new;
    end $$;
    create trigger keep_article_read_count before update on articles
      for each row execute function keep_article_read_count();
  `);

/** Frequent vacuuming, because read counts update articles constantly and index-only scans need it. */
const indexArticles = (db: Database) =>
  db.execute(sql`
    create index articles_addresses_idx on articles (published_at desc, id desc)
      include (module, slug, updated_at, _status) where _status = 'published';
    alter table articles set (
      autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02);
  `);

/** For open work by due date, and for substring search. */
const indexInbox = (db: Database) =>
  db.execute(sql`
    create index submissions_open_due_idx on submissions (due_at, id) where closed_at is null;
    create index submissions_search_idx on submissions using gin (search gin_trgm_ops)`);

/**
 * The table of rate-limiter-flexible. `key` contains a keyed digest of the IP address, never the address.
 * `expire` is in milliseconds.
 */
const createRateLimits = (db: Database) =>
  db.execute(sql`
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`);

const indexSubscriptions = (db: Database) =>
  db.execute(sql`
    create index newsletter_subscriptions_launch_idx on newsletter_subscriptions (source, id)
      where status = 'confirmed' and launch_mailed_at is null;
    create index newsletter_subscriptions_confirmed_idx on newsletter_subscriptions (subscriber_id, source)
      where status = 'confirmed';
  `);

/** Objects that Payload cannot define. `npm run migrate:create` has the first migration call this. */
export async function createCustomSql(db: Database): Promise<void> {
  await createTrigrams(db);
  await protectReadCount(db);
  await indexArticles(db);
  await createRateLimits(db);
  await indexSubscriptions(db);
  await deleteWithOwners(db);
  await indexInbox(db);
  await createFollowingTables(db);
  await createCityTables(db);
  await createCityRecordTables(db);
  await createSearchTables(db);
}

/** Runs after Payload's tables are dropped. Keeps the extension, which may be in use elsewhere. */
export async function dropCustomSql(db: Database): Promise<void> {
  await dropSearchTables(db);
  await dropCityTables(db);
  await dropFollowingTables(db);
  await db.execute(sql`
    drop table rate_limits;
    drop function keep_article_read_count;
  `);
}
