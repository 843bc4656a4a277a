import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { createCityTables, dropCityTables } from './city-data.ts';
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

/**
 * Frequent vacuuming, because read counts update articles constantly and index-only scans need it. See
 * docs/decisions/0027.
 */
const indexArticles = (db: Database) =>
  db.execute(sql`
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

/**
 * `article_words` only raises the estimated cost: the planner assumes that comparing a stored `tsvector` is
 * nearly free, and would not use the index.
 */
export const indexArticleBodies = (db: Database) =>
  db.execute(sql`
    create function rich_text_words(body jsonb) returns text language sql immutable parallel safe return (
      select string_agg(words #>> '{}', ' ')
      from jsonb_path_query(body, 'strict $.**.text ? (@.type() == "string")', silent => true) as words);
    create function article_words(words tsvector) returns tsvector
      language plpgsql immutable strict parallel safe cost 1000 as 'begin return words; end';
    alter table articles add column search_words tsvector generated always as (strip(to_tsvector('english',
      coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || coalesce(rich_text_words(body), '')))) stored;
    create index articles_words_idx on articles using gin (article_words(search_words))
      where _status = 'published';
  `);

const indexSubscribers = (db: Database) =>
  db.execute(sql`
    create index newsletter_subscriptions_launch_idx on newsletter_subscriptions (source, id)
      where status = 'confirmed' and launch_mailed_at is null`);

/**
 * The table of rate-limiter-flexible. `key` contains a keyed digest of the IP address, never the address.
 * `expire` is in milliseconds.
 */
const createRateLimits = (db: Database) =>
  db.execute(sql`
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`);

/** PostgreSQL extracts the placeholders from the texts, so no hook has to keep them in sync. */
export const indexFigureUses = (db: Database) =>
  db.execute(sql`
    create function figure_uses(texts text) returns text[] language sql immutable parallel safe return (
      select coalesce(array_agg(distinct found[1]), '{}')
      from regexp_matches(texts, '\\{((?:figure|deadline):[^{}|"]*)', 'g') as found);
    alter table articles add column figure_uses text[] generated always as (figure_uses(
      coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || coalesce(body::text, ''))) stored;
    create index articles_figure_uses_idx on articles using gin (figure_uses) where _status = 'published';
  `);

const createNewsletterDeliveries = (db: Database) =>
  db.execute(sql`
    create table newsletter_deliveries (
      issue_id integer not null references newsletter_issues on delete cascade,
      subscription_id integer not null references newsletter_subscriptions on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issue_id, subscription_id)
    );
    create index newsletter_deliveries_subscription_idx on newsletter_deliveries (subscription_id, created_at);
    create index newsletter_subscriptions_confirmed_idx on newsletter_subscriptions (email, source)
      where status = 'confirmed';
  `);

/** A table, because saving a rule in the panel would overwrite a field. */
const createAssignmentTurns = (db: Database) =>
  db.execute(sql`
    create table assignment_turns (
      rule_id integer primary key references assignment_rules on delete cascade,
      last_person integer
    )`);

const createReadingQuality = (db: Database) =>
  db.execute(sql`
    create table bill_reading_quality (
      id bigserial primary key,
      reading_id integer references bill_readings on delete set null,
      value_id text not null,
      field text not null,
      hauler text not null,
      source text not null check (source in ('text', 'scan')),
      confidence numeric not null,
      verdict text not null check (verdict in ('accepted', 'corrected', 'dismissed')),
      decided_by text not null check (decided_by in ('visitor', 'staff')),
      decided_at timestamptz not null default now(),
      unique (reading_id, value_id)
    )`);

/**
 * Objects that Payload cannot define. This is part of the first migration: put changes into later migrations.
 */
export async function createCustomSql(db: Database): Promise<void> {
  await createTrigrams(db);
  await protectReadCount(db);
  await indexArticles(db);
  await indexArticleBodies(db);
  await indexFigureUses(db);
  await indexSubscribers(db);
  await createRateLimits(db);
  await createNewsletterDeliveries(db);
  await createAssignmentTurns(db);
  await createReadingQuality(db);
  await createFollowingTables(db);
  await createCityTables(db);
  await createSearchTables(db);
}

/** Runs after Payload's tables are dropped. Keeps the extension, which may be in use elsewhere. */
export async function dropCustomSql(db: Database): Promise<void> {
  await dropSearchTables(db);
  await dropCityTables(db);
  await dropFollowingTables(db);
  await db.execute(sql`
    drop table rate_limits, newsletter_deliveries, assignment_turns, bill_reading_quality;
    drop function keep_article_read_count, article_words, rich_text_words, figure_uses;
  `);
}
