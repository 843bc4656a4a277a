import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_feedback_feedback_type" AS ENUM('suggestion', 'issue', 'praise', 'other');
  CREATE TYPE "public"."enum_feedback_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_newsletter_subscriptions_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'spam');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMail' BEFORE 'schedulePublish';
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"feedback_type" "enum_feedback_feedback_type",
  	"feedback" varchar,
  	"status" "enum_feedback_status" DEFAULT 'new' NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"information_heading" varchar NOT NULL,
  	"response_time" varchar NOT NULL,
  	"form_heading" varchar NOT NULL,
  	"form_introduction" varchar NOT NULL,
  	"received_heading" varchar DEFAULT 'Message sent' NOT NULL,
  	"received_text" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_information_heading" varchar NOT NULL,
  	"version_response_time" varchar NOT NULL,
  	"version_form_heading" varchar NOT NULL,
  	"version_form_introduction" varchar NOT NULL,
  	"version_received_heading" varchar DEFAULT 'Message sent' NOT NULL,
  	"version_received_text" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "feedback_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"received_text" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_feedback_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_received_text" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vendor_applications" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "status" "enum_newsletter_subscriptions_status" DEFAULT 'pending' NOT NULL;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmation_sent_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "unsubscribed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feedback_id" integer;
  ALTER TABLE "feedback_page_points" ADD CONSTRAINT "feedback_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_page_v_version_points" ADD CONSTRAINT "_feedback_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_is_spam_idx" ON "contact_messages" USING btree ("is_spam");
  CREATE INDEX "contact_messages_submission_digest_idx" ON "contact_messages" USING btree ("submission_digest");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "feedback_email_idx" ON "feedback" USING btree ("email");
  CREATE INDEX "feedback_status_idx" ON "feedback" USING btree ("status");
  CREATE INDEX "feedback_is_spam_idx" ON "feedback" USING btree ("is_spam");
  CREATE INDEX "feedback_submission_digest_idx" ON "feedback" USING btree ("submission_digest");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE INDEX "_contact_v_created_at_idx" ON "_contact_v" USING btree ("created_at");
  CREATE INDEX "_contact_v_updated_at_idx" ON "_contact_v" USING btree ("updated_at");
  CREATE INDEX "feedback_page_points_order_idx" ON "feedback_page_points" USING btree ("_order");
  CREATE INDEX "feedback_page_points_parent_id_idx" ON "feedback_page_points" USING btree ("_parent_id");
  CREATE INDEX "_feedback_page_v_version_points_order_idx" ON "_feedback_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_feedback_page_v_version_points_parent_id_idx" ON "_feedback_page_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_feedback_page_v_created_at_idx" ON "_feedback_page_v" USING btree ("created_at");
  CREATE INDEX "_feedback_page_v_updated_at_idx" ON "_feedback_page_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vendor_applications_is_spam_idx" ON "vendor_applications" USING btree ("is_spam");
  CREATE INDEX "newsletter_subscriptions_status_idx" ON "newsletter_subscriptions" USING btree ("status");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_contact_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_page_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_page_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "contact" CASCADE;
  DROP TABLE "_contact_v" CASCADE;
  DROP TABLE "feedback_page_points" CASCADE;
  DROP TABLE "feedback_page" CASCADE;
  DROP TABLE "_feedback_page_v_version_points" CASCADE;
  DROP TABLE "_feedback_page_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feedback_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "vendor_applications_is_spam_idx";
  DROP INDEX "newsletter_subscriptions_status_idx";
  DROP INDEX "payload_locked_documents_rels_contact_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_feedback_id_idx";
  ALTER TABLE "vendor_applications" DROP COLUMN "is_spam";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "status";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirmation_sent_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "confirmed_at";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "unsubscribed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feedback_id";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_feedback_feedback_type";
  DROP TYPE "public"."enum_feedback_status";
  DROP TYPE "public"."enum_newsletter_subscriptions_status";`)
}
