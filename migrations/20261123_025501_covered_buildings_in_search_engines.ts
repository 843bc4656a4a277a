import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "lists_buildings" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_lists_buildings" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "lists_buildings";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_lists_buildings";`)
}
