import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_assignment_rules_kinds" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TYPE "public"."enum_assignment_rules_modules" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  ALTER TYPE "public"."enum_changes_collection" ADD VALUE 'assignment-rules';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'mentionedInNote' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'erasureRequested' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'inboxReport' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'mentionedInNote' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'erasureRequested' BEFORE 'messageReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'inboxReport' BEFORE 'messageReceived';
  CREATE TABLE "notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "assignment_rules_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_assignment_rules_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "assignment_rules_modules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_assignment_rules_modules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "assignment_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"order" numeric DEFAULT 10 NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assignment_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "vendor_applications" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "gets_inbox_report" boolean DEFAULT true;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "assignment_rules_id" integer;
  ALTER TABLE "notes_rels" ADD CONSTRAINT "notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notes_rels" ADD CONSTRAINT "notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assignment_rules_kinds" ADD CONSTRAINT "assignment_rules_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assignment_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assignment_rules_modules" ADD CONSTRAINT "assignment_rules_modules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assignment_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assignment_rules_rels" ADD CONSTRAINT "assignment_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assignment_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assignment_rules_rels" ADD CONSTRAINT "assignment_rules_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notes_rels_order_idx" ON "notes_rels" USING btree ("order");
  CREATE INDEX "notes_rels_parent_idx" ON "notes_rels" USING btree ("parent_id");
  CREATE INDEX "notes_rels_path_idx" ON "notes_rels" USING btree ("path");
  CREATE INDEX "notes_rels_users_id_idx" ON "notes_rels" USING btree ("users_id");
  CREATE INDEX "assignment_rules_kinds_order_idx" ON "assignment_rules_kinds" USING btree ("order");
  CREATE INDEX "assignment_rules_kinds_parent_idx" ON "assignment_rules_kinds" USING btree ("parent_id");
  CREATE INDEX "assignment_rules_modules_order_idx" ON "assignment_rules_modules" USING btree ("order");
  CREATE INDEX "assignment_rules_modules_parent_idx" ON "assignment_rules_modules" USING btree ("parent_id");
  CREATE INDEX "assignment_rules_order_idx" ON "assignment_rules" USING btree ("order");
  CREATE INDEX "assignment_rules_updated_at_idx" ON "assignment_rules" USING btree ("updated_at");
  CREATE INDEX "assignment_rules_created_at_idx" ON "assignment_rules" USING btree ("created_at");
  CREATE INDEX "assignment_rules_rels_order_idx" ON "assignment_rules_rels" USING btree ("order");
  CREATE INDEX "assignment_rules_rels_parent_idx" ON "assignment_rules_rels" USING btree ("parent_id");
  CREATE INDEX "assignment_rules_rels_path_idx" ON "assignment_rules_rels" USING btree ("path");
  CREATE INDEX "assignment_rules_rels_users_id_idx" ON "assignment_rules_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_assignment_rules_fk" FOREIGN KEY ("assignment_rules_id") REFERENCES "public"."assignment_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vendor_applications_snoozed_until_idx" ON "vendor_applications" USING btree ("snoozed_until");
  CREATE INDEX "invoice_submissions_snoozed_until_idx" ON "invoice_submissions" USING btree ("snoozed_until");
  CREATE INDEX "bill_uploads_snoozed_until_idx" ON "bill_uploads" USING btree ("snoozed_until");
  CREATE INDEX "contact_messages_snoozed_until_idx" ON "contact_messages" USING btree ("snoozed_until");
  CREATE INDEX "feedback_snoozed_until_idx" ON "feedback" USING btree ("snoozed_until");
  CREATE INDEX "report_enquiries_snoozed_until_idx" ON "report_enquiries" USING btree ("snoozed_until");
  CREATE INDEX "payload_locked_documents_rels_assignment_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("assignment_rules_id");`)
  // Whose turn it is under each rule. Not a field: saving a rule in the panel would take turns back.
  await db.execute(sql`
    create table assignment_turns (
      rule_id integer primary key references assignment_rules on delete cascade,
      last_person integer
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The types that come back do not have these values.
  await db.execute(sql`
    drop table assignment_turns;
    delete from changes where collection = 'assignment-rules';
    delete from _mail_templates_v where version_key in ('mentionedInNote', 'erasureRequested', 'inboxReport');
    delete from mail_templates where key in ('mentionedInNote', 'erasureRequested', 'inboxReport')`)
  await db.execute(sql`
   ALTER TABLE "notes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignment_rules_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignment_rules_modules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignment_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assignment_rules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notes_rels" CASCADE;
  DROP TABLE "assignment_rules_kinds" CASCADE;
  DROP TABLE "assignment_rules_modules" CASCADE;
  DROP TABLE "assignment_rules" CASCADE;
  DROP TABLE "assignment_rules_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_assignment_rules_fk";
  
  ALTER TABLE "changes" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_changes_collection";
  CREATE TYPE "public"."enum_changes_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  ALTER TABLE "changes" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_changes_collection" USING "collection"::"public"."enum_changes_collection";
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'answerReceived', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'answerReceived', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  DROP INDEX "vendor_applications_snoozed_until_idx";
  DROP INDEX "invoice_submissions_snoozed_until_idx";
  DROP INDEX "bill_uploads_snoozed_until_idx";
  DROP INDEX "contact_messages_snoozed_until_idx";
  DROP INDEX "feedback_snoozed_until_idx";
  DROP INDEX "report_enquiries_snoozed_until_idx";
  DROP INDEX "payload_locked_documents_rels_assignment_rules_id_idx";
  ALTER TABLE "vendor_applications" DROP COLUMN "snoozed_until";
  ALTER TABLE "invoice_submissions" DROP COLUMN "snoozed_until";
  ALTER TABLE "bill_uploads" DROP COLUMN "snoozed_until";
  ALTER TABLE "contact_messages" DROP COLUMN "snoozed_until";
  ALTER TABLE "feedback" DROP COLUMN "snoozed_until";
  ALTER TABLE "report_enquiries" DROP COLUMN "snoozed_until";
  ALTER TABLE "users" DROP COLUMN "gets_inbox_report";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "assignment_rules_id";
  DROP TYPE "public"."enum_assignment_rules_kinds";
  DROP TYPE "public"."enum_assignment_rules_modules";`)
}
