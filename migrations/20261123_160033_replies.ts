import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_replies_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TYPE "public"."enum_replies_direction" AS ENUM('out', 'in');
  CREATE TYPE "public"."enum_replies_state" AS ENUM('queued', 'sent', 'failed', 'received');
  CREATE TYPE "public"."enum_reply_templates_kinds" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'answerReceived' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'answerReceived' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'receiveMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'receiveMail' BEFORE 'schedulePublish';
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_replies_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"direction" "enum_replies_direction" NOT NULL,
  	"state" "enum_replies_state" NOT NULL,
  	"reason" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"attachments" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"by_id" integer,
  	"by_name" varchar,
  	"message_id" varchar NOT NULL,
  	"in_reply_to" varchar,
  	"job" numeric,
  	"form_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_reply_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_kinds" ADD CONSTRAINT "reply_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "replies_by_idx" ON "replies" USING btree ("by_id");
  CREATE UNIQUE INDEX "replies_message_id_idx" ON "replies" USING btree ("message_id");
  CREATE INDEX "replies_job_idx" ON "replies" USING btree ("job");
  CREATE UNIQUE INDEX "replies_form_key_idx" ON "replies" USING btree ("form_key");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "collection_document_2_idx" ON "replies" USING btree ("collection","document");
  CREATE INDEX "reply_templates_kinds_order_idx" ON "reply_templates_kinds" USING btree ("order");
  CREATE INDEX "reply_templates_kinds_parent_idx" ON "reply_templates_kinds" USING btree ("parent_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_replies_fk" FOREIGN KEY ("replies_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("replies_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "reply_templates_kinds" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reply_templates_fk";
  
  DELETE FROM "_mail_templates_v" WHERE "version_key" = 'answerReceived';
  DELETE FROM "mail_templates" WHERE "key" = 'answerReceived';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'receiveMail';
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'planFollowing', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'planFollowing', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  DROP TYPE "public"."enum_replies_collection";
  DROP TYPE "public"."enum_replies_direction";
  DROP TYPE "public"."enum_replies_state";
  DROP TYPE "public"."enum_reply_templates_kinds";`)
}
