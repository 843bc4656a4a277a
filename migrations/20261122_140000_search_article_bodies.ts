import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Lets the search of a blog look into the bodies of its articles: see docs/decisions/0027. PostgreSQL keeps the column
 * by itself, also for the articles that are there; Payload knows neither it nor the index.
 *
 * PostgreSQL takes a comparison with a stored `tsvector` for nearly free, though it has to unpack it for every row.
 * `article_words` changes nothing, but tells it the price, so that it uses the index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table articles drop column search_words;
    drop function article_words;
    drop function rich_text_words;
  `);
}
