import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_followers_status" AS ENUM('pending', 'confirmed', 'unsubscribed', 'bounced');
  CREATE TYPE "public"."enum_follows_kind" AS ENUM('building', 'portfolio', 'law', 'module', 'figure');
  CREATE TYPE "public"."enum_follows_status" AS ENUM('pending', 'confirmed');
  CREATE TYPE "public"."enum_portfolio_entries_kind" AS ENUM('done', 'reopened', 'note');
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'followConfirmation';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'followReminder';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'followChanges';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'followDigest';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'portfolioLink';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'newsletterIssue';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'followConfirmation';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'followReminder';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'followChanges';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'followDigest';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'portfolioLink';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'newsletterIssue';
  CREATE TABLE "followers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_followers_status" DEFAULT 'pending' NOT NULL,
  	"key" varchar NOT NULL,
  	"calendar_key" varchar,
  	"confirmation_sent_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"bounced_at" timestamp(3) with time zone,
  	"bounce_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "follows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"follower_id" integer NOT NULL,
  	"kind" "enum_follows_kind" NOT NULL,
  	"subject" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"status" "enum_follows_status" DEFAULT 'pending' NOT NULL,
  	"remind60" boolean DEFAULT false NOT NULL,
  	"remind30" boolean DEFAULT true NOT NULL,
  	"remind7" boolean DEFAULT true NOT NULL,
  	"digest" boolean DEFAULT false NOT NULL,
  	"changes" boolean DEFAULT true NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolios" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"key" varchar NOT NULL,
  	"view_key" varchar,
  	"calendar_key" varchar,
  	"opened_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolio_buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portfolio_id" integer NOT NULL,
  	"bbl" varchar NOT NULL,
  	"bin" numeric,
  	"address" varchar NOT NULL,
  	"label" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "portfolio_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"portfolio_id" integer NOT NULL,
  	"bbl" varchar NOT NULL,
  	"law" varchar NOT NULL,
  	"cycle" varchar NOT NULL,
  	"kind" "enum_portfolio_entries_kind" NOT NULL,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "followers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "follows_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portfolios_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portfolio_buildings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "portfolio_entries_id" integer;
  ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolio_buildings" ADD CONSTRAINT "portfolio_buildings_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "portfolio_entries" ADD CONSTRAINT "portfolio_entries_portfolio_id_portfolios_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "followers_email_idx" ON "followers" USING btree ("email");
  CREATE INDEX "followers_status_idx" ON "followers" USING btree ("status");
  CREATE UNIQUE INDEX "followers_key_idx" ON "followers" USING btree ("key");
  CREATE UNIQUE INDEX "followers_calendar_key_idx" ON "followers" USING btree ("calendar_key");
  CREATE INDEX "followers_updated_at_idx" ON "followers" USING btree ("updated_at");
  CREATE INDEX "followers_created_at_idx" ON "followers" USING btree ("created_at");
  CREATE INDEX "follows_follower_idx" ON "follows" USING btree ("follower_id");
  CREATE INDEX "follows_updated_at_idx" ON "follows" USING btree ("updated_at");
  CREATE INDEX "follows_created_at_idx" ON "follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "follower_kind_subject_idx" ON "follows" USING btree ("follower_id","kind","subject");
  CREATE INDEX "kind_subject_idx" ON "follows" USING btree ("kind","subject");
  CREATE INDEX "portfolios_email_idx" ON "portfolios" USING btree ("email");
  CREATE UNIQUE INDEX "portfolios_key_idx" ON "portfolios" USING btree ("key");
  CREATE UNIQUE INDEX "portfolios_view_key_idx" ON "portfolios" USING btree ("view_key");
  CREATE UNIQUE INDEX "portfolios_calendar_key_idx" ON "portfolios" USING btree ("calendar_key");
  CREATE INDEX "portfolios_opened_at_idx" ON "portfolios" USING btree ("opened_at");
  CREATE INDEX "portfolios_updated_at_idx" ON "portfolios" USING btree ("updated_at");
  CREATE INDEX "portfolios_created_at_idx" ON "portfolios" USING btree ("created_at");
  CREATE INDEX "portfolio_buildings_portfolio_idx" ON "portfolio_buildings" USING btree ("portfolio_id");
  CREATE INDEX "portfolio_buildings_bbl_idx" ON "portfolio_buildings" USING btree ("bbl");
  CREATE INDEX "portfolio_buildings_updated_at_idx" ON "portfolio_buildings" USING btree ("updated_at");
  CREATE INDEX "portfolio_buildings_created_at_idx" ON "portfolio_buildings" USING btree ("created_at");
  CREATE UNIQUE INDEX "portfolio_bbl_idx" ON "portfolio_buildings" USING btree ("portfolio_id","bbl");
  CREATE INDEX "portfolio_entries_portfolio_idx" ON "portfolio_entries" USING btree ("portfolio_id");
  CREATE INDEX "portfolio_entries_updated_at_idx" ON "portfolio_entries" USING btree ("updated_at");
  CREATE INDEX "portfolio_entries_created_at_idx" ON "portfolio_entries" USING btree ("created_at");
  CREATE INDEX "portfolio_bbl_law_cycle_idx" ON "portfolio_entries" USING btree ("portfolio_id","bbl","law","cycle");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_followers_fk" FOREIGN KEY ("followers_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_follows_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."follows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolios_fk" FOREIGN KEY ("portfolios_id") REFERENCES "public"."portfolios"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolio_buildings_fk" FOREIGN KEY ("portfolio_buildings_id") REFERENCES "public"."portfolio_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolio_entries_fk" FOREIGN KEY ("portfolio_entries_id") REFERENCES "public"."portfolio_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_followers_id_idx" ON "payload_locked_documents_rels" USING btree ("followers_id");
  CREATE INDEX "payload_locked_documents_rels_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("follows_id");
  CREATE INDEX "payload_locked_documents_rels_portfolios_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolios_id");
  CREATE INDEX "payload_locked_documents_rels_portfolio_buildings_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolio_buildings_id");
  CREATE INDEX "payload_locked_documents_rels_portfolio_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolio_entries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "followers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "follows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portfolios" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portfolio_buildings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "portfolio_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "followers" CASCADE;
  DROP TABLE "follows" CASCADE;
  DROP TABLE "portfolios" CASCADE;
  DROP TABLE "portfolio_buildings" CASCADE;
  DROP TABLE "portfolio_entries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_followers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_follows_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_portfolios_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_portfolio_buildings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_portfolio_entries_fk";
  
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  DROP INDEX "payload_locked_documents_rels_followers_id_idx";
  DROP INDEX "payload_locked_documents_rels_follows_id_idx";
  DROP INDEX "payload_locked_documents_rels_portfolios_id_idx";
  DROP INDEX "payload_locked_documents_rels_portfolio_buildings_id_idx";
  DROP INDEX "payload_locked_documents_rels_portfolio_entries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "followers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "follows_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portfolios_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portfolio_buildings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "portfolio_entries_id";
  DROP TYPE "public"."enum_followers_status";
  DROP TYPE "public"."enum_follows_kind";
  DROP TYPE "public"."enum_follows_status";
  DROP TYPE "public"."enum_portfolio_entries_kind";`)
}
