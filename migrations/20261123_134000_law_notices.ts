import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What was decided about telling followers of a change: by the version in which a figure or deadline was published. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table law_notices (
      version text primary key,
      state text not null check (state in ('sent', 'declined')),
      recipients integer not null,
      by_name text not null,
      decided_at timestamptz not null default now()
    )`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table law_notices`);
}
