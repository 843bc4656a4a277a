import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_figures_kind" AS ENUM('money', 'share', 'count', 'threshold', 'rate', 'duration', 'date', 'monthDay', 'month', 'year', 'time', 'text');
  CREATE TYPE "public"."enum_figures_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_figures_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_kind" AS ENUM('money', 'share', 'count', 'threshold', 'rate', 'duration', 'date', 'monthDay', 'month', 'year', 'time', 'text');
  CREATE TYPE "public"."enum__figures_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__figures_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_deadlines_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_deadlines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_deadlines_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__deadlines_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__deadlines_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__deadlines_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sources_kind" AS ENUM('statute', 'rule', 'official page', 'secondary', 'project');
  CREATE TYPE "public"."enum_sources_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sources_v_version_kind" AS ENUM('statute', 'rule', 'official page', 'secondary', 'project');
  CREATE TYPE "public"."enum__sources_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'figuresToCheck';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'figuresToCheck';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'figuresToCheck' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'figuresToCheck' BEFORE 'schedulePublish';
  CREATE TABLE "figures_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_figures_kind",
  	"unit" varchar,
  	"statement" varchar,
  	"citation" varchar,
  	"source_id" integer,
  	"key" varchar,
  	"module" "enum_figures_module",
  	"certainty" "enum_figures_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_figures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_figures_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__figures_v_version_kind",
  	"version_unit" varchar,
  	"version_statement" varchar,
  	"version_citation" varchar,
  	"version_source_id" integer,
  	"version_key" varchar,
  	"version_module" "enum__figures_v_version_module",
  	"version_certainty" "enum__figures_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "deadlines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"what" varchar,
  	"law" varchar,
  	"who" varchar,
  	"date" varchar,
  	"every_years" numeric,
  	"date_in_words" varchar,
  	"penalty" varchar,
  	"source_id" integer,
  	"key" varchar,
  	"module" "enum_deadlines_module",
  	"certainty" "enum_deadlines_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_deadlines_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_deadlines_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_what" varchar,
  	"version_law" varchar,
  	"version_who" varchar,
  	"version_date" varchar,
  	"version_every_years" numeric,
  	"version_date_in_words" varchar,
  	"version_penalty" varchar,
  	"version_source_id" integer,
  	"version_key" varchar,
  	"version_module" "enum__deadlines_v_version_module",
  	"version_certainty" "enum__deadlines_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__deadlines_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"key" varchar,
  	"kind" "enum_sources_kind",
  	"seen_on" varchar,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sources_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sources_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_key" varchar,
  	"version_kind" "enum__sources_v_version_kind",
  	"version_seen_on" varchar,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sources_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "users" ADD COLUMN "publishes_figures" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "figures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deadlines_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" integer;
  ALTER TABLE "figures_values" ADD CONSTRAINT "figures_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "figures" ADD CONSTRAINT "figures_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v_version_values" ADD CONSTRAINT "_figures_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_figures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_parent_id_figures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deadlines" ADD CONSTRAINT "deadlines_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_parent_id_deadlines_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."deadlines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_deadlines_v" ADD CONSTRAINT "_deadlines_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sources_v" ADD CONSTRAINT "_sources_v_parent_id_sources_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "figures_values_order_idx" ON "figures_values" USING btree ("_order");
  CREATE INDEX "figures_values_parent_id_idx" ON "figures_values" USING btree ("_parent_id");
  CREATE INDEX "figures_source_idx" ON "figures" USING btree ("source_id");
  CREATE UNIQUE INDEX "figures_key_idx" ON "figures" USING btree ("key");
  CREATE INDEX "figures_module_idx" ON "figures" USING btree ("module");
  CREATE INDEX "figures_checked_by_idx" ON "figures" USING btree ("checked_by_id");
  CREATE INDEX "figures_updated_at_idx" ON "figures" USING btree ("updated_at");
  CREATE INDEX "figures_created_at_idx" ON "figures" USING btree ("created_at");
  CREATE INDEX "figures__status_idx" ON "figures" USING btree ("_status");
  CREATE INDEX "_figures_v_version_values_order_idx" ON "_figures_v_version_values" USING btree ("_order");
  CREATE INDEX "_figures_v_version_values_parent_id_idx" ON "_figures_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_figures_v_parent_idx" ON "_figures_v" USING btree ("parent_id");
  CREATE INDEX "_figures_v_version_version_source_idx" ON "_figures_v" USING btree ("version_source_id");
  CREATE INDEX "_figures_v_version_version_key_idx" ON "_figures_v" USING btree ("version_key");
  CREATE INDEX "_figures_v_version_version_module_idx" ON "_figures_v" USING btree ("version_module");
  CREATE INDEX "_figures_v_version_version_checked_by_idx" ON "_figures_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_figures_v_version_version_updated_at_idx" ON "_figures_v" USING btree ("version_updated_at");
  CREATE INDEX "_figures_v_version_version_created_at_idx" ON "_figures_v" USING btree ("version_created_at");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v" USING btree ("version__status");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "_figures_v_autosave_idx" ON "_figures_v" USING btree ("autosave");
  CREATE INDEX "deadlines_source_idx" ON "deadlines" USING btree ("source_id");
  CREATE UNIQUE INDEX "deadlines_key_idx" ON "deadlines" USING btree ("key");
  CREATE INDEX "deadlines_module_idx" ON "deadlines" USING btree ("module");
  CREATE INDEX "deadlines_checked_by_idx" ON "deadlines" USING btree ("checked_by_id");
  CREATE INDEX "deadlines_updated_at_idx" ON "deadlines" USING btree ("updated_at");
  CREATE INDEX "deadlines_created_at_idx" ON "deadlines" USING btree ("created_at");
  CREATE INDEX "deadlines__status_idx" ON "deadlines" USING btree ("_status");
  CREATE INDEX "_deadlines_v_parent_idx" ON "_deadlines_v" USING btree ("parent_id");
  CREATE INDEX "_deadlines_v_version_version_source_idx" ON "_deadlines_v" USING btree ("version_source_id");
  CREATE INDEX "_deadlines_v_version_version_key_idx" ON "_deadlines_v" USING btree ("version_key");
  CREATE INDEX "_deadlines_v_version_version_module_idx" ON "_deadlines_v" USING btree ("version_module");
  CREATE INDEX "_deadlines_v_version_version_checked_by_idx" ON "_deadlines_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_deadlines_v_version_version_updated_at_idx" ON "_deadlines_v" USING btree ("version_updated_at");
  CREATE INDEX "_deadlines_v_version_version_created_at_idx" ON "_deadlines_v" USING btree ("version_created_at");
  CREATE INDEX "_deadlines_v_version_version__status_idx" ON "_deadlines_v" USING btree ("version__status");
  CREATE INDEX "_deadlines_v_created_at_idx" ON "_deadlines_v" USING btree ("created_at");
  CREATE INDEX "_deadlines_v_updated_at_idx" ON "_deadlines_v" USING btree ("updated_at");
  CREATE INDEX "_deadlines_v_latest_idx" ON "_deadlines_v" USING btree ("latest");
  CREATE INDEX "_deadlines_v_autosave_idx" ON "_deadlines_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "sources_key_idx" ON "sources" USING btree ("key");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  CREATE INDEX "sources__status_idx" ON "sources" USING btree ("_status");
  CREATE INDEX "_sources_v_parent_idx" ON "_sources_v" USING btree ("parent_id");
  CREATE INDEX "_sources_v_version_version_key_idx" ON "_sources_v" USING btree ("version_key");
  CREATE INDEX "_sources_v_version_version_updated_at_idx" ON "_sources_v" USING btree ("version_updated_at");
  CREATE INDEX "_sources_v_version_version_created_at_idx" ON "_sources_v" USING btree ("version_created_at");
  CREATE INDEX "_sources_v_version_version__status_idx" ON "_sources_v" USING btree ("version__status");
  CREATE INDEX "_sources_v_created_at_idx" ON "_sources_v" USING btree ("created_at");
  CREATE INDEX "_sources_v_updated_at_idx" ON "_sources_v" USING btree ("updated_at");
  CREATE INDEX "_sources_v_latest_idx" ON "_sources_v" USING btree ("latest");
  CREATE INDEX "_sources_v_autosave_idx" ON "_sources_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_figures_fk" FOREIGN KEY ("figures_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deadlines_fk" FOREIGN KEY ("deadlines_id") REFERENCES "public"."deadlines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("figures_id");
  CREATE INDEX "payload_locked_documents_rels_deadlines_id_idx" ON "payload_locked_documents_rels" USING btree ("deadlines_id");
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "figures_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v_version_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_figures_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deadlines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_deadlines_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sources_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "figures_values" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v_version_values" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "deadlines" CASCADE;
  DROP TABLE "_deadlines_v" CASCADE;
  DROP TABLE "sources" CASCADE;
  DROP TABLE "_sources_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_figures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_deadlines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_sources_fk";
  
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'deleteExpired', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'sendLaunchMails', 'deleteExpired', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_figures_id_idx";
  DROP INDEX "payload_locked_documents_rels_deadlines_id_idx";
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "users" DROP COLUMN "publishes_figures";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "figures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deadlines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_figures_kind";
  DROP TYPE "public"."enum_figures_module";
  DROP TYPE "public"."enum_figures_certainty";
  DROP TYPE "public"."enum_figures_status";
  DROP TYPE "public"."enum__figures_v_version_kind";
  DROP TYPE "public"."enum__figures_v_version_module";
  DROP TYPE "public"."enum__figures_v_version_certainty";
  DROP TYPE "public"."enum__figures_v_version_status";
  DROP TYPE "public"."enum_deadlines_module";
  DROP TYPE "public"."enum_deadlines_certainty";
  DROP TYPE "public"."enum_deadlines_status";
  DROP TYPE "public"."enum__deadlines_v_version_module";
  DROP TYPE "public"."enum__deadlines_v_version_certainty";
  DROP TYPE "public"."enum__deadlines_v_version_status";
  DROP TYPE "public"."enum_sources_kind";
  DROP TYPE "public"."enum_sources_status";
  DROP TYPE "public"."enum__sources_v_version_kind";
  DROP TYPE "public"."enum__sources_v_version_status";`)
}
