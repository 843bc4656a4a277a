import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "buildings" ADD COLUMN "record_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_lead" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_missing_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_money_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_silence_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_deleted_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_terms_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_empty_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_sale_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "record_sale_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_lead" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_missing_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_money_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_silence_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_deleted_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_terms_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_empty_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_sale_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_record_sale_text" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "buildings" DROP COLUMN "record_heading";
  ALTER TABLE "buildings" DROP COLUMN "record_lead";
  ALTER TABLE "buildings" DROP COLUMN "record_missing_text";
  ALTER TABLE "buildings" DROP COLUMN "record_money_text";
  ALTER TABLE "buildings" DROP COLUMN "record_silence_text";
  ALTER TABLE "buildings" DROP COLUMN "record_deleted_text";
  ALTER TABLE "buildings" DROP COLUMN "record_terms_text";
  ALTER TABLE "buildings" DROP COLUMN "record_empty_text";
  ALTER TABLE "buildings" DROP COLUMN "record_sale_heading";
  ALTER TABLE "buildings" DROP COLUMN "record_sale_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_lead";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_missing_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_money_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_silence_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_deleted_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_terms_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_empty_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_sale_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_record_sale_text";`)
}
