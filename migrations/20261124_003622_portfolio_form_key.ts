import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "portfolios" ADD COLUMN "form_key" varchar;
  CREATE UNIQUE INDEX "portfolios_form_key_idx" ON "portfolios" USING btree ("form_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "portfolios_form_key_idx";
  ALTER TABLE "portfolios" DROP COLUMN "form_key";`)
}
