import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reply_drafts_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  ALTER TYPE "public"."enum_bills_values_field" ADD VALUE 'contractMonths' BEFORE 'previousBalance';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'invitation' BEFORE 'erasureRequested';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'invitation' BEFORE 'erasureRequested';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendLawNotice' BEFORE 'receiveMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendLawNotice' BEFORE 'receiveMail';
  CREATE TABLE "reply_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_reply_drafts_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"user_id" integer NOT NULL,
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"sets_answered" boolean DEFAULT false NOT NULL,
  	"form_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "changes" ALTER COLUMN "collection" DROP NOT NULL;
  ALTER TABLE "changes" ALTER COLUMN "document" DROP NOT NULL;
  ALTER TABLE "changes" ADD COLUMN "subject" varchar;
  ALTER TABLE "users" ADD COLUMN "is_deactivated" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_drafts_id" integer;
  ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reply_drafts_user_idx" ON "reply_drafts" USING btree ("user_id");
  CREATE INDEX "reply_drafts_updated_at_idx" ON "reply_drafts" USING btree ("updated_at");
  CREATE INDEX "reply_drafts_created_at_idx" ON "reply_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "collection_document_user_idx" ON "reply_drafts" USING btree ("collection","document","user_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_drafts_fk" FOREIGN KEY ("reply_drafts_id") REFERENCES "public"."reply_drafts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "changes_field_idx" ON "changes" USING btree ("field");
  CREATE INDEX "payload_locked_documents_rels_reply_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_drafts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reply_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reply_drafts" CASCADE;
  
  ALTER TABLE "bills_values" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."enum_bills_values_field";
  CREATE TYPE "public"."enum_bills_values_field" AS ENUM('hauler', 'license', 'account', 'serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'periodStart', 'periodEnd', 'previousBalance', 'payments', 'credits', 'currentCharges', 'amountDue', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'tonnage', 'amount', 'fee', 'tax', 'recyclingRate', 'organicsRate');
  ALTER TABLE "bills_values" ALTER COLUMN "field" SET DATA TYPE "public"."enum_bills_values_field" USING "field"::"public"."enum_bills_values_field";
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'healthWarnings', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterAlreadySubscribed', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'publicationFailed', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'healthWarnings', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterAlreadySubscribed', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'publicationFailed', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'healthWarnings', 'inboxReport', 'planFollowing', 'receiveMail', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'readBill', 'sweepUploads', 'sendLaunchMails', 'sendNewsletterIssues', 'deleteExpired', 'figuresToCheck', 'healthWarnings', 'inboxReport', 'planFollowing', 'receiveMail', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "changes_field_idx";
  DROP INDEX "payload_locked_documents_rels_reply_drafts_id_idx";
  ALTER TABLE "changes" ALTER COLUMN "collection" SET NOT NULL;
  ALTER TABLE "changes" ALTER COLUMN "document" SET NOT NULL;
  ALTER TABLE "changes" DROP COLUMN "subject";
  ALTER TABLE "users" DROP COLUMN "is_deactivated";
  ALTER TABLE "users" DROP COLUMN "last_sign_in_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_drafts_id";
  DROP TYPE "public"."enum_reply_drafts_collection";`)
}
