import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quizzes_checklist_items_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum_quizzes_checklist_items_shown_for" AS ENUM('everybody', 'answers');
  CREATE TYPE "public"."enum_quizzes_bands_by" AS ENUM('points', 'share');
  CREATE TYPE "public"."enum__quizzes_v_version_checklist_items_options" AS ENUM('a', 'b', 'c', 'd', 'e');
  CREATE TYPE "public"."enum__quizzes_v_version_checklist_items_shown_for" AS ENUM('everybody', 'answers');
  CREATE TYPE "public"."enum__quizzes_v_version_bands_by" AS ENUM('points', 'share');
  ALTER TYPE "public"."enum_quizzes_bands_level" ADD VALUE 'on-track';
  ALTER TYPE "public"."enum_quizzes_bands_level" ADD VALUE 'gaps';
  ALTER TYPE "public"."enum_quizzes_bands_level" ADD VALUE 'act-now';
  ALTER TYPE "public"."enum_quizzes_findings_positive_options" ADD VALUE 'e';
  ALTER TYPE "public"."enum_quizzes_findings_positive_levels" ADD VALUE 'on-track';
  ALTER TYPE "public"."enum_quizzes_findings_positive_levels" ADD VALUE 'gaps';
  ALTER TYPE "public"."enum_quizzes_findings_positive_levels" ADD VALUE 'act-now';
  ALTER TYPE "public"."enum__quizzes_v_version_bands_level" ADD VALUE 'on-track';
  ALTER TYPE "public"."enum__quizzes_v_version_bands_level" ADD VALUE 'gaps';
  ALTER TYPE "public"."enum__quizzes_v_version_bands_level" ADD VALUE 'act-now';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_options" ADD VALUE 'e';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_levels" ADD VALUE 'on-track';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_levels" ADD VALUE 'gaps';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_levels" ADD VALUE 'act-now';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellOfOpening' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellOfOpening' BEFORE 'schedulePublish';
  CREATE TABLE "modules_vendor_access_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "quizzes_checklist_items_options" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_quizzes_checklist_items_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "quizzes_checklist_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" varchar,
  	"action" varchar,
  	"basis" varchar,
  	"shown_for" "enum_quizzes_checklist_items_shown_for" DEFAULT 'everybody',
  	"question" numeric
  );
  
  CREATE TABLE "_quizzes_v_version_checklist_items_options" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__quizzes_v_version_checklist_items_options",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_quizzes_v_version_checklist_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"rule" varchar,
  	"action" varchar,
  	"basis" varchar,
  	"shown_for" "enum__quizzes_v_version_checklist_items_shown_for" DEFAULT 'everybody',
  	"question" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "internet_quiz_next_steps_low" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "internet_quiz_next_steps_moderate" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "internet_quiz_next_steps_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "internet_quiz_next_steps_critical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "internet_quiz" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"contact_heading" varchar NOT NULL,
  	"contact_intro" varchar NOT NULL,
  	"building_heading" varchar NOT NULL,
  	"building_intro" varchar NOT NULL,
  	"questions_building_type_label" varchar NOT NULL,
  	"questions_building_type_hint" varchar NOT NULL,
  	"questions_has_existing_infrastructure_label" varchar NOT NULL,
  	"questions_has_existing_infrastructure_hint" varchar NOT NULL,
  	"questions_broadband_availability_label" varchar NOT NULL,
  	"questions_broadband_availability_hint" varchar NOT NULL,
  	"questions_willing_to_upgrade_label" varchar NOT NULL,
  	"questions_willing_to_upgrade_hint" varchar NOT NULL,
  	"withholding_label" varchar NOT NULL,
  	"withholding_hint" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"result_heading" varchar NOT NULL,
  	"result_notice" varchar NOT NULL,
  	"result_next_steps_heading" varchar NOT NULL,
  	"result_basis" varchar NOT NULL,
  	"result_again_label" varchar NOT NULL,
  	"result_reports_label" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_low" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_moderate" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_high" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v_version_next_steps_critical" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_quiz_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_contact_heading" varchar NOT NULL,
  	"version_contact_intro" varchar NOT NULL,
  	"version_building_heading" varchar NOT NULL,
  	"version_building_intro" varchar NOT NULL,
  	"version_questions_building_type_label" varchar NOT NULL,
  	"version_questions_building_type_hint" varchar NOT NULL,
  	"version_questions_has_existing_infrastructure_label" varchar NOT NULL,
  	"version_questions_has_existing_infrastructure_hint" varchar NOT NULL,
  	"version_questions_broadband_availability_label" varchar NOT NULL,
  	"version_questions_broadband_availability_hint" varchar NOT NULL,
  	"version_questions_willing_to_upgrade_label" varchar NOT NULL,
  	"version_questions_willing_to_upgrade_hint" varchar NOT NULL,
  	"version_withholding_label" varchar NOT NULL,
  	"version_withholding_hint" varchar NOT NULL,
  	"version_submit_label" varchar NOT NULL,
  	"version_result_heading" varchar NOT NULL,
  	"version_result_notice" varchar NOT NULL,
  	"version_result_next_steps_heading" varchar NOT NULL,
  	"version_result_basis" varchar NOT NULL,
  	"version_result_again_label" varchar NOT NULL,
  	"version_result_reports_label" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "internet_report_types_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar,
  	"link_url" varchar
  );
  
  CREATE TABLE "internet_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"statistics_assessments_title" varchar NOT NULL,
  	"statistics_assessments_text" varchar NOT NULL,
  	"statistics_average_score_title" varchar NOT NULL,
  	"statistics_average_score_text" varchar NOT NULL,
  	"statistics_coverage_title" varchar NOT NULL,
  	"statistics_coverage_text" varchar NOT NULL,
  	"statistics_coverage_figure" varchar NOT NULL,
  	"statistics_coverage_example_label" varchar NOT NULL,
  	"statistics_building_types_title" varchar NOT NULL,
  	"statistics_building_types_text" varchar NOT NULL,
  	"list_heading" varchar NOT NULL,
  	"list_intro" varchar NOT NULL,
  	"list_empty_text" varchar NOT NULL,
  	"list_empty_label" varchar NOT NULL,
  	"list_no_average" varchar NOT NULL,
  	"types_heading" varchar NOT NULL,
  	"types_coming_soon_label" varchar NOT NULL,
  	"basis" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_internet_report_v_version_types_reports" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_internet_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_statistics_assessments_title" varchar NOT NULL,
  	"version_statistics_assessments_text" varchar NOT NULL,
  	"version_statistics_average_score_title" varchar NOT NULL,
  	"version_statistics_average_score_text" varchar NOT NULL,
  	"version_statistics_coverage_title" varchar NOT NULL,
  	"version_statistics_coverage_text" varchar NOT NULL,
  	"version_statistics_coverage_figure" varchar NOT NULL,
  	"version_statistics_coverage_example_label" varchar NOT NULL,
  	"version_statistics_building_types_title" varchar NOT NULL,
  	"version_statistics_building_types_text" varchar NOT NULL,
  	"version_list_heading" varchar NOT NULL,
  	"version_list_intro" varchar NOT NULL,
  	"version_list_empty_text" varchar NOT NULL,
  	"version_list_empty_label" varchar NOT NULL,
  	"version_list_no_average" varchar NOT NULL,
  	"version_types_heading" varchar NOT NULL,
  	"version_types_coming_soon_label" varchar NOT NULL,
  	"version_basis" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "quizzes_questions_options" ADD COLUMN "does_not_apply" boolean DEFAULT false;
  ALTER TABLE "quizzes" ADD COLUMN "bands_by" "enum_quizzes_bands_by" DEFAULT 'points';
  ALTER TABLE "quizzes" ADD COLUMN "has_checklist" boolean DEFAULT false;
  ALTER TABLE "quizzes" ADD COLUMN "checklist_link_label" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "checklist_heading" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "checklist_intro" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "checklist_general_intro" varchar;
  ALTER TABLE "_quizzes_v_version_questions_options" ADD COLUMN "does_not_apply" boolean DEFAULT false;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_bands_by" "enum__quizzes_v_version_bands_by" DEFAULT 'points';
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_has_checklist" boolean DEFAULT false;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_checklist_link_label" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_checklist_heading" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_checklist_intro" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_checklist_general_intro" varchar;
  ALTER TABLE "quiz_submissions" ADD COLUMN "is_address_withheld" boolean DEFAULT false;
  ALTER TABLE "quiz_submissions" ADD COLUMN "public_id" varchar;
  ALTER TABLE "newsletter_subscriptions" ADD COLUMN "opening_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "modules_vendor_access_requirements" ADD CONSTRAINT "modules_vendor_access_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_requirements" ADD CONSTRAINT "_modules_v_version_vendor_access_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_checklist_items_options" ADD CONSTRAINT "quizzes_checklist_items_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."quizzes_checklist_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quizzes_checklist_items" ADD CONSTRAINT "quizzes_checklist_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_checklist_items_options" ADD CONSTRAINT "_quizzes_v_version_checklist_items_options_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_quizzes_v_version_checklist_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_quizzes_v_version_checklist_items" ADD CONSTRAINT "_quizzes_v_version_checklist_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_quizzes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_low" ADD CONSTRAINT "internet_quiz_next_steps_low_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_moderate" ADD CONSTRAINT "internet_quiz_next_steps_moderate_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_high" ADD CONSTRAINT "internet_quiz_next_steps_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_quiz_next_steps_critical" ADD CONSTRAINT "internet_quiz_next_steps_critical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_quiz"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_low" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_low_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_moderate" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_moderate_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_high" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_high_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_quiz_v_version_next_steps_critical" ADD CONSTRAINT "_internet_quiz_v_version_next_steps_critical_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_quiz_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "internet_report_types_reports" ADD CONSTRAINT "internet_report_types_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."internet_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_internet_report_v_version_types_reports" ADD CONSTRAINT "_internet_report_v_version_types_reports_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_internet_report_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "modules_vendor_access_requirements_order_idx" ON "modules_vendor_access_requirements" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_requirements_parent_id_idx" ON "modules_vendor_access_requirements" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_requirements_order_idx" ON "_modules_v_version_vendor_access_requirements" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_requirements_parent_id_idx" ON "_modules_v_version_vendor_access_requirements" USING btree ("_parent_id");
  CREATE INDEX "quizzes_checklist_items_options_order_idx" ON "quizzes_checklist_items_options" USING btree ("order");
  CREATE INDEX "quizzes_checklist_items_options_parent_idx" ON "quizzes_checklist_items_options" USING btree ("parent_id");
  CREATE INDEX "quizzes_checklist_items_order_idx" ON "quizzes_checklist_items" USING btree ("_order");
  CREATE INDEX "quizzes_checklist_items_parent_id_idx" ON "quizzes_checklist_items" USING btree ("_parent_id");
  CREATE INDEX "_quizzes_v_version_checklist_items_options_order_idx" ON "_quizzes_v_version_checklist_items_options" USING btree ("order");
  CREATE INDEX "_quizzes_v_version_checklist_items_options_parent_idx" ON "_quizzes_v_version_checklist_items_options" USING btree ("parent_id");
  CREATE INDEX "_quizzes_v_version_checklist_items_order_idx" ON "_quizzes_v_version_checklist_items" USING btree ("_order");
  CREATE INDEX "_quizzes_v_version_checklist_items_parent_id_idx" ON "_quizzes_v_version_checklist_items" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_low_order_idx" ON "internet_quiz_next_steps_low" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_low_parent_id_idx" ON "internet_quiz_next_steps_low" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_moderate_order_idx" ON "internet_quiz_next_steps_moderate" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_moderate_parent_id_idx" ON "internet_quiz_next_steps_moderate" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_high_order_idx" ON "internet_quiz_next_steps_high" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_high_parent_id_idx" ON "internet_quiz_next_steps_high" USING btree ("_parent_id");
  CREATE INDEX "internet_quiz_next_steps_critical_order_idx" ON "internet_quiz_next_steps_critical" USING btree ("_order");
  CREATE INDEX "internet_quiz_next_steps_critical_parent_id_idx" ON "internet_quiz_next_steps_critical" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_low_order_idx" ON "_internet_quiz_v_version_next_steps_low" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_low_parent_id_idx" ON "_internet_quiz_v_version_next_steps_low" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_moderate_order_idx" ON "_internet_quiz_v_version_next_steps_moderate" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_moderate_parent_id_idx" ON "_internet_quiz_v_version_next_steps_moderate" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_high_order_idx" ON "_internet_quiz_v_version_next_steps_high" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_high_parent_id_idx" ON "_internet_quiz_v_version_next_steps_high" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_version_next_steps_critical_order_idx" ON "_internet_quiz_v_version_next_steps_critical" USING btree ("_order");
  CREATE INDEX "_internet_quiz_v_version_next_steps_critical_parent_id_idx" ON "_internet_quiz_v_version_next_steps_critical" USING btree ("_parent_id");
  CREATE INDEX "_internet_quiz_v_created_at_idx" ON "_internet_quiz_v" USING btree ("created_at");
  CREATE INDEX "_internet_quiz_v_updated_at_idx" ON "_internet_quiz_v" USING btree ("updated_at");
  CREATE INDEX "internet_report_types_reports_order_idx" ON "internet_report_types_reports" USING btree ("_order");
  CREATE INDEX "internet_report_types_reports_parent_id_idx" ON "internet_report_types_reports" USING btree ("_parent_id");
  CREATE INDEX "_internet_report_v_version_types_reports_order_idx" ON "_internet_report_v_version_types_reports" USING btree ("_order");
  CREATE INDEX "_internet_report_v_version_types_reports_parent_id_idx" ON "_internet_report_v_version_types_reports" USING btree ("_parent_id");
  CREATE INDEX "_internet_report_v_created_at_idx" ON "_internet_report_v" USING btree ("created_at");
  CREATE INDEX "_internet_report_v_updated_at_idx" ON "_internet_report_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "quiz_submissions_public_id_idx" ON "quiz_submissions" USING btree ("public_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "modules_vendor_access_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_modules_v_version_vendor_access_requirements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_checklist_items_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quizzes_checklist_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_checklist_items_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_quizzes_v_version_checklist_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_quiz_next_steps_low" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_quiz_next_steps_moderate" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_quiz_next_steps_high" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_quiz_next_steps_critical" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_quiz" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_quiz_v_version_next_steps_low" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_quiz_v_version_next_steps_moderate" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_quiz_v_version_next_steps_high" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_quiz_v_version_next_steps_critical" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_quiz_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_report_types_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "internet_report" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_report_v_version_types_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_internet_report_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "modules_vendor_access_requirements" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_requirements" CASCADE;
  DROP TABLE "quizzes_checklist_items_options" CASCADE;
  DROP TABLE "quizzes_checklist_items" CASCADE;
  DROP TABLE "_quizzes_v_version_checklist_items_options" CASCADE;
  DROP TABLE "_quizzes_v_version_checklist_items" CASCADE;
  DROP TABLE "internet_quiz_next_steps_low" CASCADE;
  DROP TABLE "internet_quiz_next_steps_moderate" CASCADE;
  DROP TABLE "internet_quiz_next_steps_high" CASCADE;
  DROP TABLE "internet_quiz_next_steps_critical" CASCADE;
  DROP TABLE "internet_quiz" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_low" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_moderate" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_high" CASCADE;
  DROP TABLE "_internet_quiz_v_version_next_steps_critical" CASCADE;
  DROP TABLE "_internet_quiz_v" CASCADE;
  DROP TABLE "internet_report_types_reports" CASCADE;
  DROP TABLE "internet_report" CASCADE;
  DROP TABLE "_internet_report_v_version_types_reports" CASCADE;
  DROP TABLE "_internet_report_v" CASCADE;
  ALTER TABLE "quizzes_bands" ALTER COLUMN "level" SET DATA TYPE text;
  DROP TYPE "public"."enum_quizzes_bands_level";
  CREATE TYPE "public"."enum_quizzes_bands_level" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair');
  ALTER TABLE "quizzes_bands" ALTER COLUMN "level" SET DATA TYPE "public"."enum_quizzes_bands_level" USING "level"::"public"."enum_quizzes_bands_level";
  ALTER TABLE "quizzes_findings_positive_options" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_quizzes_findings_positive_options";
  CREATE TYPE "public"."enum_quizzes_findings_positive_options" AS ENUM('a', 'b', 'c', 'd');
  ALTER TABLE "quizzes_findings_positive_options" ALTER COLUMN "value" SET DATA TYPE "public"."enum_quizzes_findings_positive_options" USING "value"::"public"."enum_quizzes_findings_positive_options";
  ALTER TABLE "quizzes_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_quizzes_findings_positive_levels";
  CREATE TYPE "public"."enum_quizzes_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair');
  ALTER TABLE "quizzes_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE "public"."enum_quizzes_findings_positive_levels" USING "value"::"public"."enum_quizzes_findings_positive_levels";
  ALTER TABLE "_quizzes_v_version_bands" ALTER COLUMN "level" SET DATA TYPE text;
  DROP TYPE "public"."enum__quizzes_v_version_bands_level";
  CREATE TYPE "public"."enum__quizzes_v_version_bands_level" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair');
  ALTER TABLE "_quizzes_v_version_bands" ALTER COLUMN "level" SET DATA TYPE "public"."enum__quizzes_v_version_bands_level" USING "level"::"public"."enum__quizzes_v_version_bands_level";
  ALTER TABLE "_quizzes_v_version_findings_positive_options" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_options";
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_options" AS ENUM('a', 'b', 'c', 'd');
  ALTER TABLE "_quizzes_v_version_findings_positive_options" ALTER COLUMN "value" SET DATA TYPE "public"."enum__quizzes_v_version_findings_positive_options" USING "value"::"public"."enum__quizzes_v_version_findings_positive_options";
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_levels";
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high', 'optimal', 'fair');
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE "public"."enum__quizzes_v_version_findings_positive_levels" USING "value"::"public"."enum__quizzes_v_version_findings_positive_levels";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'scanBill', 'sweepUploads', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "quiz_submissions_public_id_idx";
  ALTER TABLE "quizzes_questions_options" DROP COLUMN "does_not_apply";
  ALTER TABLE "quizzes" DROP COLUMN "bands_by";
  ALTER TABLE "quizzes" DROP COLUMN "has_checklist";
  ALTER TABLE "quizzes" DROP COLUMN "checklist_link_label";
  ALTER TABLE "quizzes" DROP COLUMN "checklist_heading";
  ALTER TABLE "quizzes" DROP COLUMN "checklist_intro";
  ALTER TABLE "quizzes" DROP COLUMN "checklist_general_intro";
  ALTER TABLE "_quizzes_v_version_questions_options" DROP COLUMN "does_not_apply";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_bands_by";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_has_checklist";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_checklist_link_label";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_checklist_heading";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_checklist_intro";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_checklist_general_intro";
  ALTER TABLE "quiz_submissions" DROP COLUMN "is_address_withheld";
  ALTER TABLE "quiz_submissions" DROP COLUMN "public_id";
  ALTER TABLE "newsletter_subscriptions" DROP COLUMN "opening_mailed_at";
  DROP TYPE "public"."enum_quizzes_checklist_items_options";
  DROP TYPE "public"."enum_quizzes_checklist_items_shown_for";
  DROP TYPE "public"."enum_quizzes_bands_by";
  DROP TYPE "public"."enum__quizzes_v_version_checklist_items_options";
  DROP TYPE "public"."enum__quizzes_v_version_checklist_items_shown_for";
  DROP TYPE "public"."enum__quizzes_v_version_bands_by";`)
}
