import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A word may be in thousands of articles: what else has it is found without reading these. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index entries_other_words_idx on search.entries using gin (search.entry_words(words))
      with (fastupdate = off) where kind <> 'articles'`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index search.entries_other_words_idx`);
}
