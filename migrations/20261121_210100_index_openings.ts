import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Finds, a page at a time, who has not been told yet that a section has opened, also among very many subscribers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index newsletter_subscriptions_openings_idx on newsletter_subscriptions (source, id)
      where status = 'confirmed' and opening_mailed_at is null`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index newsletter_subscriptions_openings_idx`);
}
