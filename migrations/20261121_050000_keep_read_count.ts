import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * An article's read count changes only where the site counts a reader. Saving an article in the
 * back office writes the whole row, with the count of the day it was opened: the trigger keeps
 * the present one. See docs/decisions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger keep_article_read_count on articles;
    drop function keep_article_read_count();
  `);
}
