import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoice_submissions_status_history_from" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_invoice_submissions_status_history_to" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_invoice_submissions_building_type" AS ENUM('restaurant', 'retail', 'office', 'multifamily', 'mixed-use', 'commercial', 'institutional', 'industrial', 'other');
  CREATE TYPE "public"."enum_invoice_submissions_status" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_status_history_from" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_status_history_to" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_scan" AS ENUM('notScanned', 'waiting', 'clean', 'infected');
  CREATE TYPE "public"."enum_bill_uploads_status" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_cwz_assessments_business_type" AS ENUM('restaurant', 'retail', 'office', 'hotel', 'healthcare', 'manufacturing', 'warehouse', 'other');
  CREATE TYPE "public"."enum_cwz_assessments_borough" AS ENUM('manhattan', 'brooklyn', 'queens', 'bronx', 'staten_island');
  CREATE TYPE "public"."enum_cwz_assessments_current_hauler" AS ENUM('action_carting', 'crown_waste', 'interstate_waste', 'mr_t_carting', 'royal_waste', 'waste_management', 'other');
  CREATE TYPE "public"."enum_cwz_assessments_hauler_years" AS ENUM('less_than_1', '1_to_3', '3_to_5', 'more_than_5');
  CREATE TYPE "public"."enum_cwz_assessments_role" AS ENUM('owner', 'general_manager', 'operations_manager', 'facilities_manager', 'finance', 'other');
  ALTER TYPE "public"."enum_quizzes_bands_level" ADD VALUE 'optimal';
  ALTER TYPE "public"."enum_quizzes_bands_level" ADD VALUE 'fair';
  ALTER TYPE "public"."enum_quizzes_findings_positive_levels" ADD VALUE 'optimal';
  ALTER TYPE "public"."enum_quizzes_findings_positive_levels" ADD VALUE 'fair';
  ALTER TYPE "public"."enum__quizzes_v_version_bands_level" ADD VALUE 'optimal';
  ALTER TYPE "public"."enum__quizzes_v_version_bands_level" ADD VALUE 'fair';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_levels" ADD VALUE 'optimal';
  ALTER TYPE "public"."enum__quizzes_v_version_findings_positive_levels" ADD VALUE 'fair';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'scanBill' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sweepUploads' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'scanBill' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sweepUploads' BEFORE 'schedulePublish';
  CREATE TABLE "invoice_submissions_analysis_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "invoice_submissions_analysis_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "invoice_submissions_status_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_invoice_submissions_status_history_from",
  	"to" "enum_invoice_submissions_status_history_to",
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "invoice_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"building_address" varchar NOT NULL,
  	"building_type" "enum_invoice_submissions_building_type" NOT NULL,
  	"square_footage" numeric NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar,
  	"additional_notes" varchar NOT NULL,
  	"bill_id" integer,
  	"status" "enum_invoice_submissions_status" DEFAULT 'pending' NOT NULL,
  	"analysis_summary" varchar,
  	"analysis_monthly_cost" numeric,
  	"analysis_fair_monthly_cost" numeric,
  	"analysis_rejection_reason" varchar,
  	"analysis_report_id" varchar,
  	"analysis_sent_at" timestamp(3) with time zone,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bill_uploads_analysis_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "bill_uploads_analysis_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "bill_uploads_status_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_bill_uploads_status_history_from",
  	"to" "enum_bill_uploads_status_history_to",
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "bill_uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"consent_to_analysis" boolean DEFAULT false,
  	"scan" "enum_bill_uploads_scan" DEFAULT 'notScanned' NOT NULL,
  	"assessment_id" integer,
  	"status" "enum_bill_uploads_status" DEFAULT 'pending',
  	"analysis_summary" varchar,
  	"analysis_monthly_cost" numeric,
  	"analysis_fair_monthly_cost" numeric,
  	"analysis_rejection_reason" varchar,
  	"analysis_report_id" varchar,
  	"analysis_sent_at" timestamp(3) with time zone,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "cwz_assessments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"business_name" varchar NOT NULL,
  	"business_type" "enum_cwz_assessments_business_type" NOT NULL,
  	"address" varchar NOT NULL,
  	"borough" "enum_cwz_assessments_borough" NOT NULL,
  	"zip_code" varchar NOT NULL,
  	"square_footage" numeric,
  	"pickups_per_week" numeric NOT NULL,
  	"waste_types_trash" boolean DEFAULT false NOT NULL,
  	"waste_types_recycling" boolean DEFAULT false NOT NULL,
  	"waste_types_food_waste" boolean DEFAULT false NOT NULL,
  	"current_hauler" "enum_cwz_assessments_current_hauler" NOT NULL,
  	"custom_hauler_name" varchar,
  	"hauler_years" "enum_cwz_assessments_hauler_years" NOT NULL,
  	"satisfaction_rating" numeric NOT NULL,
  	"monthly_bill" varchar NOT NULL,
  	"compliance_warning" boolean DEFAULT false NOT NULL,
  	"consent_to_zone_comparison" boolean DEFAULT false NOT NULL,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"role" "enum_cwz_assessments_role" NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"consent_to_email" boolean DEFAULT false NOT NULL,
  	"zone" numeric NOT NULL,
  	"report_id" varchar NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cwz_assessment_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"steps_business_name" varchar DEFAULT 'Basic Business Information' NOT NULL,
  	"steps_business_intro" varchar NOT NULL,
  	"steps_hauler_name" varchar DEFAULT 'Current Hauler Information' NOT NULL,
  	"steps_hauler_intro" varchar NOT NULL,
  	"steps_consent_name" varchar DEFAULT 'Micro-Zone Consent' NOT NULL,
  	"steps_consent_intro" varchar NOT NULL,
  	"steps_consent_text" varchar NOT NULL,
  	"steps_consent_label" varchar NOT NULL,
  	"steps_contact_name" varchar DEFAULT 'Contact Information for Report Delivery' NOT NULL,
  	"steps_contact_intro" varchar NOT NULL,
  	"steps_contact_email_label" varchar NOT NULL,
  	"lost_text" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_assessment_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_steps_business_name" varchar DEFAULT 'Basic Business Information' NOT NULL,
  	"version_steps_business_intro" varchar NOT NULL,
  	"version_steps_hauler_name" varchar DEFAULT 'Current Hauler Information' NOT NULL,
  	"version_steps_hauler_intro" varchar NOT NULL,
  	"version_steps_consent_name" varchar DEFAULT 'Micro-Zone Consent' NOT NULL,
  	"version_steps_consent_intro" varchar NOT NULL,
  	"version_steps_consent_text" varchar NOT NULL,
  	"version_steps_consent_label" varchar NOT NULL,
  	"version_steps_contact_name" varchar DEFAULT 'Contact Information for Report Delivery' NOT NULL,
  	"version_steps_contact_intro" varchar NOT NULL,
  	"version_steps_contact_email_label" varchar NOT NULL,
  	"version_lost_text" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cwz_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"figures_effective_date" timestamp(3) with time zone NOT NULL,
  	"figures_dominant_hauler" varchar NOT NULL,
  	"figures_hauler_market_share" numeric NOT NULL,
  	"figures_zone_average_rate" numeric NOT NULL,
  	"figures_default_monthly_rate" numeric NOT NULL,
  	"figures_potential_savings" numeric NOT NULL,
  	"figures_carbon_reduction" numeric NOT NULL,
  	"example_label" varchar NOT NULL,
  	"example_notice" varchar NOT NULL,
  	"zone_title" varchar NOT NULL,
  	"zone_text" varchar NOT NULL,
  	"hauler_title" varchar NOT NULL,
  	"hauler_text" varchar NOT NULL,
  	"rate_title" varchar NOT NULL,
  	"rate_text" varchar NOT NULL,
  	"carbon_title" varchar NOT NULL,
  	"carbon_text" varchar NOT NULL,
  	"full_analysis_title" varchar NOT NULL,
  	"full_analysis_text" varchar NOT NULL,
  	"full_analysis_button_label" varchar NOT NULL,
  	"basis" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_figures_effective_date" timestamp(3) with time zone NOT NULL,
  	"version_figures_dominant_hauler" varchar NOT NULL,
  	"version_figures_hauler_market_share" numeric NOT NULL,
  	"version_figures_zone_average_rate" numeric NOT NULL,
  	"version_figures_default_monthly_rate" numeric NOT NULL,
  	"version_figures_potential_savings" numeric NOT NULL,
  	"version_figures_carbon_reduction" numeric NOT NULL,
  	"version_example_label" varchar NOT NULL,
  	"version_example_notice" varchar NOT NULL,
  	"version_zone_title" varchar NOT NULL,
  	"version_zone_text" varchar NOT NULL,
  	"version_hauler_title" varchar NOT NULL,
  	"version_hauler_text" varchar NOT NULL,
  	"version_rate_title" varchar NOT NULL,
  	"version_rate_text" varchar NOT NULL,
  	"version_carbon_title" varchar NOT NULL,
  	"version_carbon_text" varchar NOT NULL,
  	"version_full_analysis_title" varchar NOT NULL,
  	"version_full_analysis_text" varchar NOT NULL,
  	"version_full_analysis_button_label" varchar NOT NULL,
  	"version_basis" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cwz_faq_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL
  );
  
  CREATE TABLE "cwz_faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_faq_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cwz_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cwz_upload_thank_you_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "cwz_upload" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"consent_label" varchar NOT NULL,
  	"privacy" varchar NOT NULL,
  	"thank_you_heading" varchar NOT NULL,
  	"thank_you_lead" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_upload_v_version_thank_you_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_cwz_upload_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_consent_label" varchar NOT NULL,
  	"version_privacy" varchar NOT NULL,
  	"version_thank_you_heading" varchar NOT NULL,
  	"version_thank_you_lead" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "modules" ADD COLUMN "menu_faq" varchar;
  ALTER TABLE "modules" ADD COLUMN "partner_organisation_label" varchar;
  ALTER TABLE "modules" ADD COLUMN "partner_organisation_url" varchar;
  ALTER TABLE "_modules_v" ADD COLUMN "version_menu_faq" varchar;
  ALTER TABLE "_modules_v" ADD COLUMN "version_partner_organisation_label" varchar;
  ALTER TABLE "_modules_v" ADD COLUMN "version_partner_organisation_url" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "has_options_screen" boolean DEFAULT false;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_heading" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_take_title" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_take_text" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_take_label" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_skip_title" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_skip_text" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_skip_label" varchar;
  ALTER TABLE "quizzes" ADD COLUMN "options_screen_skip_url" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_has_options_screen" boolean DEFAULT false;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_heading" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_take_title" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_take_text" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_take_label" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_skip_title" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_skip_text" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_skip_label" varchar;
  ALTER TABLE "_quizzes_v" ADD COLUMN "version_options_screen_skip_url" varchar;
  ALTER TABLE "payload_jobs" ADD COLUMN "meta" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoice_submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bill_uploads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cwz_assessments_id" integer;
  ALTER TABLE "invoice_submissions_analysis_findings" ADD CONSTRAINT "invoice_submissions_analysis_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoice_submissions_analysis_recommendations" ADD CONSTRAINT "invoice_submissions_analysis_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoice_submissions_status_history" ADD CONSTRAINT "invoice_submissions_status_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions_status_history" ADD CONSTRAINT "invoice_submissions_status_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_bill_id_bill_uploads_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads_analysis_findings" ADD CONSTRAINT "bill_uploads_analysis_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads_analysis_recommendations" ADD CONSTRAINT "bill_uploads_analysis_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads_status_history" ADD CONSTRAINT "bill_uploads_status_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads_status_history" ADD CONSTRAINT "bill_uploads_status_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_assessment_id_cwz_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."cwz_assessments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cwz_faq_questions" ADD CONSTRAINT "cwz_faq_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cwz_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cwz_faq_v_version_questions" ADD CONSTRAINT "_cwz_faq_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cwz_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cwz_upload_thank_you_next_steps" ADD CONSTRAINT "cwz_upload_thank_you_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cwz_upload"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cwz_upload_v_version_thank_you_next_steps" ADD CONSTRAINT "_cwz_upload_v_version_thank_you_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cwz_upload_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invoice_submissions_analysis_findings_order_idx" ON "invoice_submissions_analysis_findings" USING btree ("_order");
  CREATE INDEX "invoice_submissions_analysis_findings_parent_id_idx" ON "invoice_submissions_analysis_findings" USING btree ("_parent_id");
  CREATE INDEX "invoice_submissions_analysis_recommendations_order_idx" ON "invoice_submissions_analysis_recommendations" USING btree ("_order");
  CREATE INDEX "invoice_submissions_analysis_recommendations_parent_id_idx" ON "invoice_submissions_analysis_recommendations" USING btree ("_parent_id");
  CREATE INDEX "invoice_submissions_status_history_order_idx" ON "invoice_submissions_status_history" USING btree ("_order");
  CREATE INDEX "invoice_submissions_status_history_parent_id_idx" ON "invoice_submissions_status_history" USING btree ("_parent_id");
  CREATE INDEX "invoice_submissions_status_history_by_idx" ON "invoice_submissions_status_history" USING btree ("by_id");
  CREATE INDEX "invoice_submissions_contact_email_idx" ON "invoice_submissions" USING btree ("contact_email");
  CREATE INDEX "invoice_submissions_bill_idx" ON "invoice_submissions" USING btree ("bill_id");
  CREATE INDEX "invoice_submissions_status_idx" ON "invoice_submissions" USING btree ("status");
  CREATE UNIQUE INDEX "invoice_submissions_analysis_analysis_report_id_idx" ON "invoice_submissions" USING btree ("analysis_report_id");
  CREATE INDEX "invoice_submissions_is_spam_idx" ON "invoice_submissions" USING btree ("is_spam");
  CREATE INDEX "invoice_submissions_submission_digest_idx" ON "invoice_submissions" USING btree ("submission_digest");
  CREATE INDEX "invoice_submissions_updated_at_idx" ON "invoice_submissions" USING btree ("updated_at");
  CREATE INDEX "invoice_submissions_created_at_idx" ON "invoice_submissions" USING btree ("created_at");
  CREATE INDEX "bill_uploads_analysis_findings_order_idx" ON "bill_uploads_analysis_findings" USING btree ("_order");
  CREATE INDEX "bill_uploads_analysis_findings_parent_id_idx" ON "bill_uploads_analysis_findings" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_analysis_recommendations_order_idx" ON "bill_uploads_analysis_recommendations" USING btree ("_order");
  CREATE INDEX "bill_uploads_analysis_recommendations_parent_id_idx" ON "bill_uploads_analysis_recommendations" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_status_history_order_idx" ON "bill_uploads_status_history" USING btree ("_order");
  CREATE INDEX "bill_uploads_status_history_parent_id_idx" ON "bill_uploads_status_history" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_status_history_by_idx" ON "bill_uploads_status_history" USING btree ("by_id");
  CREATE INDEX "bill_uploads_assessment_idx" ON "bill_uploads" USING btree ("assessment_id");
  CREATE INDEX "bill_uploads_status_idx" ON "bill_uploads" USING btree ("status");
  CREATE UNIQUE INDEX "bill_uploads_analysis_analysis_report_id_idx" ON "bill_uploads" USING btree ("analysis_report_id");
  CREATE INDEX "bill_uploads_is_spam_idx" ON "bill_uploads" USING btree ("is_spam");
  CREATE INDEX "bill_uploads_submission_digest_idx" ON "bill_uploads" USING btree ("submission_digest");
  CREATE INDEX "bill_uploads_updated_at_idx" ON "bill_uploads" USING btree ("updated_at");
  CREATE INDEX "bill_uploads_created_at_idx" ON "bill_uploads" USING btree ("created_at");
  CREATE UNIQUE INDEX "bill_uploads_filename_idx" ON "bill_uploads" USING btree ("filename");
  CREATE INDEX "cwz_assessments_email_idx" ON "cwz_assessments" USING btree ("email");
  CREATE UNIQUE INDEX "cwz_assessments_report_id_idx" ON "cwz_assessments" USING btree ("report_id");
  CREATE INDEX "cwz_assessments_is_spam_idx" ON "cwz_assessments" USING btree ("is_spam");
  CREATE INDEX "cwz_assessments_submission_digest_idx" ON "cwz_assessments" USING btree ("submission_digest");
  CREATE INDEX "cwz_assessments_updated_at_idx" ON "cwz_assessments" USING btree ("updated_at");
  CREATE INDEX "cwz_assessments_created_at_idx" ON "cwz_assessments" USING btree ("created_at");
  CREATE INDEX "_cwz_assessment_page_v_created_at_idx" ON "_cwz_assessment_page_v" USING btree ("created_at");
  CREATE INDEX "_cwz_assessment_page_v_updated_at_idx" ON "_cwz_assessment_page_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_report_v_created_at_idx" ON "_cwz_report_v" USING btree ("created_at");
  CREATE INDEX "_cwz_report_v_updated_at_idx" ON "_cwz_report_v" USING btree ("updated_at");
  CREATE INDEX "cwz_faq_questions_order_idx" ON "cwz_faq_questions" USING btree ("_order");
  CREATE INDEX "cwz_faq_questions_parent_id_idx" ON "cwz_faq_questions" USING btree ("_parent_id");
  CREATE INDEX "_cwz_faq_v_version_questions_order_idx" ON "_cwz_faq_v_version_questions" USING btree ("_order");
  CREATE INDEX "_cwz_faq_v_version_questions_parent_id_idx" ON "_cwz_faq_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_cwz_faq_v_created_at_idx" ON "_cwz_faq_v" USING btree ("created_at");
  CREATE INDEX "_cwz_faq_v_updated_at_idx" ON "_cwz_faq_v" USING btree ("updated_at");
  CREATE INDEX "cwz_upload_thank_you_next_steps_order_idx" ON "cwz_upload_thank_you_next_steps" USING btree ("_order");
  CREATE INDEX "cwz_upload_thank_you_next_steps_parent_id_idx" ON "cwz_upload_thank_you_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_cwz_upload_v_version_thank_you_next_steps_order_idx" ON "_cwz_upload_v_version_thank_you_next_steps" USING btree ("_order");
  CREATE INDEX "_cwz_upload_v_version_thank_you_next_steps_parent_id_idx" ON "_cwz_upload_v_version_thank_you_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_cwz_upload_v_created_at_idx" ON "_cwz_upload_v" USING btree ("created_at");
  CREATE INDEX "_cwz_upload_v_updated_at_idx" ON "_cwz_upload_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoice_submissions_fk" FOREIGN KEY ("invoice_submissions_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bill_uploads_fk" FOREIGN KEY ("bill_uploads_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cwz_assessments_fk" FOREIGN KEY ("cwz_assessments_id") REFERENCES "public"."cwz_assessments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_invoice_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("invoice_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_bill_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("bill_uploads_id");
  CREATE INDEX "payload_locked_documents_rels_cwz_assessments_id_idx" ON "payload_locked_documents_rels" USING btree ("cwz_assessments_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "invoice_submissions_analysis_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_submissions_analysis_recommendations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_submissions_status_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoice_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_uploads_analysis_findings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_uploads_analysis_recommendations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_uploads_status_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_assessments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_assessment_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_assessment_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_report" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_report_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_faq_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_faq" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_faq_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_faq_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_upload_thank_you_next_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cwz_upload" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_upload_v_version_thank_you_next_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_cwz_upload_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invoice_submissions_analysis_findings" CASCADE;
  DROP TABLE "invoice_submissions_analysis_recommendations" CASCADE;
  DROP TABLE "invoice_submissions_status_history" CASCADE;
  DROP TABLE "invoice_submissions" CASCADE;
  DROP TABLE "bill_uploads_analysis_findings" CASCADE;
  DROP TABLE "bill_uploads_analysis_recommendations" CASCADE;
  DROP TABLE "bill_uploads_status_history" CASCADE;
  DROP TABLE "bill_uploads" CASCADE;
  DROP TABLE "cwz_assessments" CASCADE;
  DROP TABLE "cwz_assessment_page" CASCADE;
  DROP TABLE "_cwz_assessment_page_v" CASCADE;
  DROP TABLE "cwz_report" CASCADE;
  DROP TABLE "_cwz_report_v" CASCADE;
  DROP TABLE "cwz_faq_questions" CASCADE;
  DROP TABLE "cwz_faq" CASCADE;
  DROP TABLE "_cwz_faq_v_version_questions" CASCADE;
  DROP TABLE "_cwz_faq_v" CASCADE;
  DROP TABLE "cwz_upload_thank_you_next_steps" CASCADE;
  DROP TABLE "cwz_upload" CASCADE;
  DROP TABLE "_cwz_upload_v_version_thank_you_next_steps" CASCADE;
  DROP TABLE "_cwz_upload_v" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoice_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bill_uploads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cwz_assessments_fk";
  
  ALTER TABLE "quizzes_bands" ALTER COLUMN "level" SET DATA TYPE text;
  DROP TYPE "public"."enum_quizzes_bands_level";
  CREATE TYPE "public"."enum_quizzes_bands_level" AS ENUM('low', 'medium', 'high', 'very-high');
  ALTER TABLE "quizzes_bands" ALTER COLUMN "level" SET DATA TYPE "public"."enum_quizzes_bands_level" USING "level"::"public"."enum_quizzes_bands_level";
  ALTER TABLE "quizzes_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_quizzes_findings_positive_levels";
  CREATE TYPE "public"."enum_quizzes_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high');
  ALTER TABLE "quizzes_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE "public"."enum_quizzes_findings_positive_levels" USING "value"::"public"."enum_quizzes_findings_positive_levels";
  ALTER TABLE "_quizzes_v_version_bands" ALTER COLUMN "level" SET DATA TYPE text;
  DROP TYPE "public"."enum__quizzes_v_version_bands_level";
  CREATE TYPE "public"."enum__quizzes_v_version_bands_level" AS ENUM('low', 'medium', 'high', 'very-high');
  ALTER TABLE "_quizzes_v_version_bands" ALTER COLUMN "level" SET DATA TYPE "public"."enum__quizzes_v_version_bands_level" USING "level"::"public"."enum__quizzes_v_version_bands_level";
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__quizzes_v_version_findings_positive_levels";
  CREATE TYPE "public"."enum__quizzes_v_version_findings_positive_levels" AS ENUM('low', 'medium', 'high', 'very-high');
  ALTER TABLE "_quizzes_v_version_findings_positive_levels" ALTER COLUMN "value" SET DATA TYPE "public"."enum__quizzes_v_version_findings_positive_levels" USING "value"::"public"."enum__quizzes_v_version_findings_positive_levels";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_invoice_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_bill_uploads_id_idx";
  DROP INDEX "payload_locked_documents_rels_cwz_assessments_id_idx";
  ALTER TABLE "modules" DROP COLUMN "menu_faq";
  ALTER TABLE "modules" DROP COLUMN "partner_organisation_label";
  ALTER TABLE "modules" DROP COLUMN "partner_organisation_url";
  ALTER TABLE "_modules_v" DROP COLUMN "version_menu_faq";
  ALTER TABLE "_modules_v" DROP COLUMN "version_partner_organisation_label";
  ALTER TABLE "_modules_v" DROP COLUMN "version_partner_organisation_url";
  ALTER TABLE "quizzes" DROP COLUMN "has_options_screen";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_heading";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_take_title";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_take_text";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_take_label";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_skip_title";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_skip_text";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_skip_label";
  ALTER TABLE "quizzes" DROP COLUMN "options_screen_skip_url";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_has_options_screen";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_heading";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_take_title";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_take_text";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_take_label";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_skip_title";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_skip_text";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_skip_label";
  ALTER TABLE "_quizzes_v" DROP COLUMN "version_options_screen_skip_url";
  ALTER TABLE "payload_jobs" DROP COLUMN "meta";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoice_submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bill_uploads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cwz_assessments_id";
  DROP TYPE "public"."enum_invoice_submissions_status_history_from";
  DROP TYPE "public"."enum_invoice_submissions_status_history_to";
  DROP TYPE "public"."enum_invoice_submissions_building_type";
  DROP TYPE "public"."enum_invoice_submissions_status";
  DROP TYPE "public"."enum_bill_uploads_status_history_from";
  DROP TYPE "public"."enum_bill_uploads_status_history_to";
  DROP TYPE "public"."enum_bill_uploads_scan";
  DROP TYPE "public"."enum_bill_uploads_status";
  DROP TYPE "public"."enum_cwz_assessments_business_type";
  DROP TYPE "public"."enum_cwz_assessments_borough";
  DROP TYPE "public"."enum_cwz_assessments_current_hauler";
  DROP TYPE "public"."enum_cwz_assessments_hauler_years";
  DROP TYPE "public"."enum_cwz_assessments_role";`)
}
