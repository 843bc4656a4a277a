import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quizzes_bands_level" AS ENUM('low', 'medium', 'high', 'very-high');
  CREATE TYPE "public"."enum_quizzes_bands_tone" AS ENUM('low', 'medium', 'high', 'veryHigh');
  CREATE TYPE "public"."enum_quizzes_findings_positive_options" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum_quizzes_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high');
  CREATE TYPE "public"."enum_quizzes_findings_based_on" AS ENUM('answer', 'band');
  CREATE TYPE "public"."enum_quizzes_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_quizzes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_level" AS ENUM('low', 'medium', 'high', 'very-high');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_tone" AS ENUM('low', 'medium', 'high', 'veryHigh');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_options" AS ENUM('a', 'b', 'c', 'd');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high');
  CREATE TYPE "public"."enum__quizzes_v_version_findings_based_on" AS ENUM('answer', 'band');
  CREATE TYPE "public"."enum__quizzes_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__quizzes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quiz_submissions_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TABLE "quizzes_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"score" numeric
  );
  
  CREATE TABLE "quizzes_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prompt" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "quizzes_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"level" "enum_quizzes_bands_level",
  	"tone" "enum_quizzes_bands_tone",
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"savings" varchar
  );
  
  CREATE TABLE "quizzes_findings_positive_options" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_findings_positive_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_findings_positive_levels" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_findings_positive_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"based_on" "enum_quizzes_findings_based_on" DEFAULT 'answer',
  	"question" numeric,
  	"positive_text" varchar,
  	"negative_text" varchar
  );
  
  CREATE TABLE "quizzes_next_steps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "quizzes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"module" "enum_quizzes_module",
  	"heading" varchar,
  	"intro" varchar,
  	"notice" varchar,
  	"basis" varchar,
  	"sending_heading" varchar,
  	"sending_text" varchar,
  	"next_steps_heading" varchar,
  	"next_steps_text" varchar,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_quizzes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_quizzes_v_version_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"score" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prompt" varchar,
  	"description" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" numeric,
  	"level" "enum__quizzes_v_version_bands_level",
  	"tone" "enum__quizzes_v_version_bands_tone",
  	"label" varchar,
  	"title" varchar,
  	"description" varchar,
  	"savings" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_findings_positive_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_findings_positive_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_findings_positive_levels" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_findings_positive_levels",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"based_on" "enum__quizzes_v_version_findings_based_on" DEFAULT 'answer',
  	"question" numeric,
  	"positive_text" varchar,
  	"negative_text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v_version_next_steps_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_quizzes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_module" "enum__quizzes_v_version_module",
  	"version_heading" varchar,
  	"version_intro" varchar,
  	"version_notice" varchar,
  	"version_basis" varchar,
  	"version_sending_heading" varchar,
  	"version_sending_text" varchar,
  	"version_next_steps_heading" varchar,
  	"version_next_steps_text" varchar,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__quizzes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "quiz_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_name" varchar,
  	"user_email" varchar NOT NULL,
  	"building_address" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"module" "enum_quiz_submissions_module" NOT NULL,
  	"score" numeric NOT NULL,
  	"risk_level" varchar NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quizzes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quiz_submissions_id" integer;
  ALTER TABLE "quizzes_questions_options" ADD CONSTRAINT "quizzes_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_questions" ADD CONSTRAINT "quizzes_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_bands" ADD CONSTRAINT "quizzes_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings_positive_options" ADD CONSTRAINT "quizzes_findings_positive_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings_positive_levels" ADD CONSTRAINT "quizzes_findings_positive_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_findings" ADD CONSTRAINT "quizzes_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_next_steps_links" ADD CONSTRAINT "quizzes_next_steps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_questions_options" ADD CONSTRAINT "_quizzes_v_version_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_questions" ADD CONSTRAINT "_quizzes_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_bands" ADD CONSTRAINT "_quizzes_v_version_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings_positive_options" ADD CONSTRAINT "_quizzes_v_version_findings_positive_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ADD CONSTRAINT "_quizzes_v_version_findings_positive_levels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_findings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_findings" ADD CONSTRAINT "_quizzes_v_version_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_next_steps_links" ADD CONSTRAINT "_quizzes_v_version_next_steps_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v" ADD CONSTRAINT "_quizzes_v_parent_id_quizzes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quizzes_questions_options_order_idx" ON "quizzes_questions_options" USING btree ("_order");
  CREATE INDEX "quizzes_questions_options_parent_id_idx" ON "quizzes_questions_options" USING btree ("_parent_id");
  CREATE INDEX "quizzes_questions_order_idx" ON "quizzes_questions" USING btree ("_order");
  CREATE INDEX "quizzes_questions_parent_id_idx" ON "quizzes_questions" USING btree ("_parent_id");
  CREATE INDEX "quizzes_bands_order_idx" ON "quizzes_bands" USING btree ("_order");
  CREATE INDEX "quizzes_bands_parent_id_idx" ON "quizzes_bands" USING btree ("_parent_id");
  CREATE INDEX "quizzes_findings_positive_options_order_idx" ON "quizzes_findings_positive_options" USING btree ("order");
  CREATE INDEX "quizzes_findings_positive_options_parent_idx" ON "quizzes_findings_positive_options" USING btree ("parent_id");
  CREATE INDEX "quizzes_findings_positive_levels_order_idx" ON "quizzes_findings_positive_levels" USING btree ("order");
  CREATE INDEX "quizzes_findings_positive_levels_parent_idx" ON "quizzes_findings_positive_levels" USING btree ("parent_id");
  CREATE INDEX "quizzes_findings_order_idx" ON "quizzes_findings" USING btree ("_order");
  CREATE INDEX "quizzes_findings_parent_id_idx" ON "quizzes_findings" USING btree ("_parent_id");
  CREATE INDEX "quizzes_next_steps_links_order_idx" ON "quizzes_next_steps_links" USING btree ("_order");
  CREATE INDEX "quizzes_next_steps_links_parent_id_idx" ON "quizzes_next_steps_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "quizzes_module_idx" ON "quizzes" USING btree ("module");
  CREATE INDEX "quizzes_updated_at_idx" ON "quizzes" USING btree ("updated_at");
  CREATE INDEX "quizzes_created_at_idx" ON "quizzes" USING btree ("created_at");
  CREATE INDEX "quizzes__status_idx" ON "quizzes" USING btree ("_status");
  CREATE INDEX "_quizzes_v_version_questions_options_order_idx" ON "_quizzes_v_version_questions_options" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_questions_options_parent_id_idx" ON "_quizzes_v_version_questions_options" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_questions_order_idx" ON "_quizzes_v_version_questions" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_questions_parent_id_idx" ON "_quizzes_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_bands_order_idx" ON "_quizzes_v_version_bands" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_bands_parent_id_idx" ON "_quizzes_v_version_bands" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_findings_positive_options_order_idx" ON "_quizzes_v_version_findings_positive_options" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_findings_positive_options_parent_idx" ON "_quizzes_v_version_findings_positive_options" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_findings_positive_levels_order_idx" ON "_quizzes_v_version_findings_positive_levels" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_findings_positive_levels_parent_idx" ON "_quizzes_v_version_findings_positive_levels" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_findings_order_idx" ON "_quizzes_v_version_findings" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_findings_parent_id_idx" ON "_quizzes_v_version_findings" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_next_steps_links_order_idx" ON "_quizzes_v_version_next_steps_links" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_next_steps_links_parent_id_idx" ON "_quizzes_v_version_next_steps_links" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_parent_idx" ON "_quizzes_v" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_version_module_idx" ON "_quizzes_v" USING btree ("version_module");
  CREATE INDEX "_quizzes_v_version_version_updated_at_idx" ON "_quizzes_v" USING btree ("version_updated_at");
  CREATE INDEX "_quizzes_v_version_version_created_at_idx" ON "_quizzes_v" USING btree ("version_created_at");
  CREATE INDEX "_quizzes_v_version_version__status_idx" ON "_quizzes_v" USING btree ("version__status");
  CREATE INDEX "_quizzes_v_created_at_idx" ON "_quizzes_v" USING btree ("created_at");
  CREATE INDEX "_quizzes_v_updated_at_idx" ON "_quizzes_v" USING btree ("updated_at");
  CREATE INDEX "_quizzes_v_latest_idx" ON "_quizzes_v" USING btree ("latest");
  CREATE INDEX "quiz_submissions_user_email_idx" ON "quiz_submissions" USING btree ("user_email");
  CREATE INDEX "quiz_submissions_module_idx" ON "quiz_submissions" USING btree ("module");
  CREATE INDEX "quiz_submissions_risk_level_idx" ON "quiz_submissions" USING btree ("risk_level");
  CREATE INDEX "quiz_submissions_submitted_at_idx" ON "quiz_submissions" USING btree ("submitted_at");
  CREATE INDEX "quiz_submissions_is_spam_idx" ON "quiz_submissions" USING btree ("is_spam");
  CREATE INDEX "quiz_submissions_submission_digest_idx" ON "quiz_submissions" USING btree ("submission_digest");
  CREATE INDEX "quiz_submissions_updated_at_idx" ON "quiz_submissions" USING btree ("updated_at");
  CREATE INDEX "quiz_submissions_created_at_idx" ON "quiz_submissions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quizzes_fk" FOREIGN KEY ("quizzes_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quiz_submissions_fk" FOREIGN KEY ("quiz_submissions_id") REFERENCES "public"."quiz_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_quizzes_id_idx" ON "payload_locked_documents_rels" USING btree ("quizzes_id");
  CREATE INDEX "payload_locked_documents_rels_quiz_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("quiz_submissions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quizzes_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_findings_positive_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_findings_positive_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_next_steps_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_questions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_findings_positive_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_next_steps_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quiz_submissions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quizzes_questions_options" CASCADE;
  DROP TABLE "quizzes_questions" CASCADE;
  DROP TABLE "quizzes_bands" CASCADE;
  DROP TABLE "quizzes_findings_positive_options" CASCADE;
  DROP TABLE "quizzes_findings_positive_levels" CASCADE;
  DROP TABLE "quizzes_findings" CASCADE;
  DROP TABLE "quizzes_next_steps_links" CASCADE;
  DROP TABLE "quizzes" CASCADE;
  DROP TABLE "_quizzes_v_version_questions_options" CASCADE;
  DROP TABLE "_quizzes_v_version_questions" CASCADE;
  DROP TABLE "_quizzes_v_version_bands" CASCADE;
  DROP TABLE "_quizzes_v_version_findings_positive_options" CASCADE;
  DROP TABLE "_quizzes_v_version_findings_positive_levels" CASCADE;
  DROP TABLE "_quizzes_v_version_findings" CASCADE;
  DROP TABLE "_quizzes_v_version_next_steps_links" CASCADE;
  DROP TABLE "_quizzes_v" CASCADE;
  DROP TABLE "quiz_submissions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quizzes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quiz_submissions_fk";
  
  DROP INDEX "payload_locked_documents_rels_quizzes_id_idx";
  DROP INDEX "payload_locked_documents_rels_quiz_submissions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quizzes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quiz_submissions_id";
  DROP TYPE "public"."enum_quizzes_bands_level";
  DROP TYPE "public"."enum_quizzes_bands_tone";
  DROP TYPE "public"."enum_quizzes_findings_positive_options";
  DROP TYPE "public"."enum_quizzes_findings_positive_levels";
  DROP TYPE "public"."enum_quizzes_findings_based_on";
  DROP TYPE "public"."enum_quizzes_module";
  DROP TYPE "public"."enum_quizzes_status";
  DROP TYPE "public"."enum__quizzes_v_version_bands_level";
  DROP TYPE "public"."enum__quizzes_v_version_bands_tone";
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_options";
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_levels";
  DROP TYPE "public"."enum__quizzes_v_version_findings_based_on";
  DROP TYPE "public"."enum__quizzes_v_version_module";
  DROP TYPE "public"."enum__quizzes_v_version_status";
  DROP TYPE "public"."enum_quiz_submissions_module";`)
}
