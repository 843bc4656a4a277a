import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "buildings" ADD COLUMN "gas_piping_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_lead" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_call_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_call_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_button_label" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_lead" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_call_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_call_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_button_label" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "buildings" DROP COLUMN "gas_piping_heading";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_lead";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_text";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_call_heading";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_call_text";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_button_label";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_lead";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_call_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_call_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_button_label";`)
}
