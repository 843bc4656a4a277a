import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_following_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__following_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'followLink' BEFORE 'portfolioLink';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'followLink' BEFORE 'portfolioLink';
  CREATE TABLE "following_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "following" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"laws_heading" varchar,
  	"check_email_title" varchar,
  	"check_email_text" varchar,
  	"mine_heading" varchar,
  	"mine_lead" varchar,
  	"mine_empty_text" varchar,
  	"mine_calendar_text" varchar,
  	"mine_newsletters_text" varchar,
  	"mine_address_text" varchar,
  	"mine_erase_text" varchar,
  	"stopped_title" varchar,
  	"stopped_text" varchar,
  	"unsubscribed_title" varchar,
  	"unsubscribed_text" varchar,
  	"erased_title" varchar,
  	"erased_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_following_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_following_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_following_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_laws_heading" varchar,
  	"version_check_email_title" varchar,
  	"version_check_email_text" varchar,
  	"version_mine_heading" varchar,
  	"version_mine_lead" varchar,
  	"version_mine_empty_text" varchar,
  	"version_mine_calendar_text" varchar,
  	"version_mine_newsletters_text" varchar,
  	"version_mine_address_text" varchar,
  	"version_mine_erase_text" varchar,
  	"version_stopped_title" varchar,
  	"version_stopped_text" varchar,
  	"version_unsubscribed_title" varchar,
  	"version_unsubscribed_text" varchar,
  	"version_erased_title" varchar,
  	"version_erased_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__following_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "following_points" ADD CONSTRAINT "following_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."following"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_following_v_version_points" ADD CONSTRAINT "_following_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_following_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "following_points_order_idx" ON "following_points" USING btree ("_order");
  CREATE INDEX "following_points_parent_id_idx" ON "following_points" USING btree ("_parent_id");
  CREATE INDEX "following__status_idx" ON "following" USING btree ("_status");
  CREATE INDEX "_following_v_version_points_order_idx" ON "_following_v_version_points" USING btree ("_order");
  CREATE INDEX "_following_v_version_points_parent_id_idx" ON "_following_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_following_v_version_version__status_idx" ON "_following_v" USING btree ("version__status");
  CREATE INDEX "_following_v_created_at_idx" ON "_following_v" USING btree ("created_at");
  CREATE INDEX "_following_v_updated_at_idx" ON "_following_v" USING btree ("updated_at");
  CREATE INDEX "_following_v_latest_idx" ON "_following_v" USING btree ("latest");
  CREATE INDEX "_following_v_autosave_idx" ON "_following_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "following_points" CASCADE;
  DROP TABLE "following" CASCADE;
  DROP TABLE "_following_v_version_points" CASCADE;
  DROP TABLE "_following_v" CASCADE;
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  DROP TYPE "public"."enum_following_status";
  DROP TYPE "public"."enum__following_v_version_status";`)
}
