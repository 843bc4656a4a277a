import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/**
 * The site's search index: see docs/decisions/0027. `entry_words` only raises the estimated cost: the planner
 * assumes that comparing a stored `tsvector` is nearly free, and would not use the index.
 * `toast_tuple_target` moves long texts out of the table, so that counting matches reads few pages.
 */
export const createSearchTables = (db: Database) =>
  db.execute(sql`
    create schema search;

    create table search.entries (
      id bigint generated always as identity primary key,
      source text not null,
      source_id text not null,
      part text not null default '',
      kind text not null,
      module text,
      place text,
      url text not null,
      title text not null,
      label text not null default '',
      body text not null,
      uses text[] not null default '{}',
      template jsonb,
      weight real not null,
      dated_at timestamptz,
      lead text,
      title_words tsvector not null generated always as (
        to_tsvector('english', title || ' ' || label) || to_tsvector('simple', title || ' ' || label)) stored,
      words tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', label), 'B')
        || setweight(to_tsvector('english', body), 'D')) stored,
      list_text text generated always as (lower(title || E'\n' || lead)) stored,
      unique (source, source_id, part)
    );
    alter table search.entries alter column title set storage main, alter column url set storage main,
      alter column title_words set storage main;
    alter table search.entries set (toast_tuple_target = 512);

    create function search.entry_words(words tsvector) returns tsvector
      language plpgsql immutable strict parallel safe cost 1000 as 'begin return words; end';
    create index entries_words_idx on search.entries
      using gin (search.entry_words(words)) with (fastupdate = off);
    create index entries_few_title_words_idx on search.entries
      using gin (title_words) with (fastupdate = off) where kind not in ('articles', 'figures');
    create index entries_many_title_words_idx on search.entries
      using gin (title_words) with (fastupdate = off) where kind in ('articles', 'figures');

    -- A word may be in thousands of articles: what else has it is found without reading these.
    create index entries_other_words_idx on search.entries using gin (search.entry_words(words))
      with (fastupdate = off) where kind <> 'articles';
    create index entries_listed_idx on search.entries (module, dated_at desc, (source_id::int) desc)
      include (label, source_id, list_text) where kind = 'articles';
    create index entries_list_text_idx on search.entries using gin (list_text gin_trgm_ops)
      with (fastupdate = off) where kind = 'articles';
    create index entries_article_uses_idx on search.entries using gin (uses)
      with (fastupdate = off) where kind = 'articles';

    create table search.words (word text primary key);
    create index words_like_idx on search.words using gist (word gist_trgm_ops);

    create table search.synonyms (target tsquery not null, substitute tsquery not null);

    create table search.state (name text primary key, value text not null);
  `);

export const dropSearchTables = (db: Database) => db.execute(sql`drop schema search cascade`);
