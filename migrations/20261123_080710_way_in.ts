import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "site_settings_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "home" ADD COLUMN "letters_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "letters_laws_label" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_letters_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_letters_laws_label" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_heading" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_lead" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_button_label" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_box_label" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_heading" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_lead" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_button_label" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_box_label" varchar;
  ALTER TABLE "site_settings_laws" ADD CONSTRAINT "site_settings_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_laws" ADD CONSTRAINT "_site_settings_v_version_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_laws_order_idx" ON "site_settings_laws" USING btree ("_order");
  CREATE INDEX "site_settings_laws_parent_id_idx" ON "site_settings_laws" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_laws_order_idx" ON "_site_settings_v_version_laws" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_laws_parent_id_idx" ON "_site_settings_v_version_laws" USING btree ("_parent_id");
  ALTER TABLE "home" DROP COLUMN "modules_heading";
  ALTER TABLE "home" DROP COLUMN "modules_introduction";
  ALTER TABLE "_home_v" DROP COLUMN "version_modules_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_modules_introduction";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_settings_laws" CASCADE;
  DROP TABLE "_site_settings_v_version_laws" CASCADE;
  ALTER TABLE "home" ADD COLUMN "modules_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "modules_introduction" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_modules_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_modules_introduction" varchar;
  ALTER TABLE "home" DROP COLUMN "letters_heading";
  ALTER TABLE "home" DROP COLUMN "letters_laws_label";
  ALTER TABLE "_home_v" DROP COLUMN "version_letters_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_letters_laws_label";
  ALTER TABLE "module_browser" DROP COLUMN "laws_heading";
  ALTER TABLE "module_browser" DROP COLUMN "laws_lead";
  ALTER TABLE "module_browser" DROP COLUMN "laws_button_label";
  ALTER TABLE "module_browser" DROP COLUMN "laws_box_label";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_heading";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_lead";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_button_label";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_box_label";`)
}
