import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { createNewsletterDeliveries, dropNewsletterDeliveries, indexSubscribers } from '#cms/custom-sql.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_newsletters" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_newsletter_issues_status" AS ENUM('draft', 'scheduled', 'sending', 'sent', 'canceled');
  ALTER TYPE "public"."enum_newsletter_subscriptions_status" ADD VALUE 'bounced' BEFORE 'spam';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendNewsletterIssues' BEFORE 'deleteExpired';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'planFollowing' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendNewsletterIssues' BEFORE 'deleteExpired';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'planFollowing' BEFORE 'schedulePublish';
  CREATE TABLE "newsletter_issues_newsletters" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_newsletters",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"body" jsonb,
  	"slug" varchar NOT NULL,
  	"status" "enum_newsletter_issues_status" DEFAULT 'draft',
  	"send_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"recipients" numeric DEFAULT 0,
  	"sent" numeric DEFAULT 0,
  	"bounced" numeric DEFAULT 0,
  	"unsubscribed" numeric DEFAULT 0,
  	"digest" varchar,
  	"mail_title" varchar,
  	"mail_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounced_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "newsletter_issues_newsletters" ADD CONSTRAINT "newsletter_issues_newsletters_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_newsletters_order_idx" ON "newsletter_issues_newsletters" USING btree ("order");
  CREATE INDEX "newsletter_issues_newsletters_parent_idx" ON "newsletter_issues_newsletters" USING btree ("parent_id");
  CREATE UNIQUE INDEX "newsletter_issues_slug_idx" ON "newsletter_issues" USING btree ("slug");
  CREATE INDEX "newsletter_issues_status_idx" ON "newsletter_issues" USING btree ("status");
  CREATE INDEX "newsletter_issues_published_at_idx" ON "newsletter_issues" USING btree ("published_at");
  CREATE UNIQUE INDEX "newsletter_issues_digest_idx" ON "newsletter_issues" USING btree ("digest");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_articles_id_idx" ON "newsletter_issues_rels" USING btree ("articles_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");`)
  await createNewsletterDeliveries(db);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropNewsletterDeliveries(db);
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_newsletters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_newsletters" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_issues_rels" CASCADE;
  
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "status" SET DEFAULT 'pending'::text;
  DROP TYPE "public"."enum_newsletter_subscriptions_status";
  CREATE TYPE "public"."enum_newsletter_subscriptions_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'spam');
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "status" SET DEFAULT 'pending'::"public"."enum_newsletter_subscriptions_status";
  ALTER TABLE "newsletter_subscriptions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_newsletter_subscriptions_status" USING "status"::"public"."enum_newsletter_subscriptions_status";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'deleteExpired', 'figuresToCheck', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'deleteExpired', 'figuresToCheck', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "bounced_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  DROP TYPE "public"."enum_newsletter_issues_newsletters";
  DROP TYPE "public"."enum_newsletter_issues_status";`);
  await indexSubscribers(db);
}
