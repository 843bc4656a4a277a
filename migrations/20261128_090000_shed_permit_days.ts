import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The first permit of a job says how old a shed is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table city.permits_sheds add column issued_on date`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table city.permits_sheds drop column issued_on`);
}
