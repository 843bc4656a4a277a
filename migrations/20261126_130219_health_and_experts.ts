import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_partners_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_partners_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  CREATE TYPE "public"."enum__partners_v_version_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__partners_v_version_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  CREATE TYPE "public"."enum_vendor_applications_laws" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_vendor_applications_trades" AS ENUM('energy', 'facade', 'parking', 'gas', 'boiler', 'elevator', 'electrical', 'sprinkler', 'coolingTower', 'waterTank', 'backflow', 'lead', 'mold', 'pest', 'waste', 'windows', 'internet', 'legal');
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'healthWarnings' BEFORE 'inboxReport';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'healthWarnings' BEFORE 'inboxReport';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'healthWarnings' BEFORE 'inboxReport';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'healthWarnings' BEFORE 'inboxReport';
  CREATE TABLE "partners_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vendor_applications_laws" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vendor_applications_laws",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vendor_applications_trades" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_vendor_applications_trades",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "emissions_reports" ADD COLUMN "mail_digest" varchar;
  ALTER TABLE "emissions_reports" ADD COLUMN "mailed_at" timestamp(3) with time zone;
  ALTER TABLE "portfolios" ADD COLUMN "removed" jsonb;
  ALTER TABLE "home" ADD COLUMN "hero_portfolio_label" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_hero_portfolio_label" varchar;
  ALTER TABLE "partners_laws" ADD CONSTRAINT "partners_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_trades" ADD CONSTRAINT "partners_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_laws" ADD CONSTRAINT "_partners_v_version_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_trades" ADD CONSTRAINT "_partners_v_version_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_applications_laws" ADD CONSTRAINT "vendor_applications_laws_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_applications_trades" ADD CONSTRAINT "vendor_applications_trades_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "partners_laws_order_idx" ON "partners_laws" USING btree ("order");
  CREATE INDEX "partners_laws_parent_idx" ON "partners_laws" USING btree ("parent_id");
  CREATE INDEX "partners_trades_order_idx" ON "partners_trades" USING btree ("order");
  CREATE INDEX "partners_trades_parent_idx" ON "partners_trades" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_laws_order_idx" ON "_partners_v_version_laws" USING btree ("order");
  CREATE INDEX "_partners_v_version_laws_parent_idx" ON "_partners_v_version_laws" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_trades_order_idx" ON "_partners_v_version_trades" USING btree ("order");
  CREATE INDEX "_partners_v_version_trades_parent_idx" ON "_partners_v_version_trades" USING btree ("parent_id");
  CREATE INDEX "vendor_applications_laws_order_idx" ON "vendor_applications_laws" USING btree ("order");
  CREATE INDEX "vendor_applications_laws_parent_idx" ON "vendor_applications_laws" USING btree ("parent_id");
  CREATE INDEX "vendor_applications_trades_order_idx" ON "vendor_applications_trades" USING btree ("order");
  CREATE INDEX "vendor_applications_trades_parent_idx" ON "vendor_applications_trades" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "partners_laws" CASCADE;
  DROP TABLE "partners_trades" CASCADE;
  DROP TABLE "_partners_v_version_laws" CASCADE;
  DROP TABLE "_partners_v_version_trades" CASCADE;
  DROP TABLE "vendor_applications_laws" CASCADE;
  DROP TABLE "vendor_applications_trades" CASCADE;
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterAlreadySubscribed', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterAlreadySubscribed', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'inboxReport', 'planFollowing', 'receiveMail', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'inboxReport', 'planFollowing', 'receiveMail', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "emissions_reports" DROP COLUMN "mail_digest";
  ALTER TABLE "emissions_reports" DROP COLUMN "mailed_at";
  ALTER TABLE "portfolios" DROP COLUMN "removed";
  ALTER TABLE "home" DROP COLUMN "hero_portfolio_label";
  ALTER TABLE "_home_v" DROP COLUMN "version_hero_portfolio_label";
  DROP TYPE "public"."enum_partners_laws";
  DROP TYPE "public"."enum_partners_trades";
  DROP TYPE "public"."enum__partners_v_version_laws";
  DROP TYPE "public"."enum__partners_v_version_trades";
  DROP TYPE "public"."enum_vendor_applications_laws";
  DROP TYPE "public"."enum_vendor_applications_trades";`)
}
