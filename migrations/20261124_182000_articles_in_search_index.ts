import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { indexArticleBodies, indexFigureUses } from './initial-sql/index.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table articles drop column search_text, drop column search_words, drop column figure_uses;
    drop index articles_related_idx;
    drop function article_words, rich_text_words, figure_uses;

    alter table search.entries add column lead text,
      add column list_text text generated always as (lower(title || E'\n' || lead)) stored;
    create index entries_listed_idx on search.entries (module, dated_at desc, (source_id::int) desc)
      include (label, source_id, list_text) where kind = 'articles';
    create index entries_list_text_idx on search.entries using gin (list_text gin_trgm_ops)
      with (fastupdate = off) where kind = 'articles';
    create index entries_article_uses_idx on search.entries using gin (uses)
      with (fastupdate = off) where kind = 'articles';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index search.entries_article_uses_idx, search.entries_list_text_idx, search.entries_listed_idx;
    alter table search.entries drop column list_text, drop column lead;

    alter table articles add column search_text text
      generated always as (lower(title || E'\n' || excerpt || E'\n' || author)) stored;
    create index articles_search_idx on articles using gin (search_text gin_trgm_ops) where _status = 'published';
    create index articles_shown_idx on articles (module, published_at desc, id desc)
      include (category, search_text) where _status = 'published';
    create index articles_related_idx on articles (module, category, published_at desc, id desc)
      where _status = 'published';
  `);
  await indexArticleBodies(db);
  await indexFigureUses(db);
}
