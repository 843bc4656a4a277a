import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** How often pages of other sites loaded the look-up: see collections/embed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table embed_loads (
      day date,
      host varchar(253),
      loads integer not null,
      primary key (day, host)
    )`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table embed_loads`);
}
