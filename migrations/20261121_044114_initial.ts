import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_articles_category" AS ENUM('Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates', 'LL199 Updates', 'Costs', 'Recycling', 'Infrastructure', 'Readiness', 'Policy', 'Rules', 'Alternatives', 'Prevention', 'Zones');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__articles_v_version_category" AS ENUM('Compliance', 'Solutions', 'Financial', 'Strategies', 'Case Study', 'Updates', 'LL199 Updates', 'Costs', 'Recycling', 'Infrastructure', 'Readiness', 'Policy', 'Rules', 'Alternatives', 'Prevention', 'Zones');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_modules_slug" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_modules_sections_quiz" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_report" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_blog" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_modules_sections_vendor_access" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_slug" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__modules_v_version_sections_quiz" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_report" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_blog" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum__modules_v_version_sections_vendor_access" AS ENUM('live', 'comingSoon');
  CREATE TYPE "public"."enum_vendor_applications_service_category" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum_vendor_applications_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_vendor_applications_status" AS ENUM('new', 'inReview', 'approved', 'rejected');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'staff');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"module" "enum_articles_module",
  	"category" "enum_articles_category",
  	"slug" varchar,
  	"author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"read_time" numeric,
  	"read_count" numeric DEFAULT 0,
  	"seed_digest" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_image_id" integer,
  	"version_body" jsonb,
  	"version_module" "enum__articles_v_version_module",
  	"version_category" "enum__articles_v_version_category",
  	"version_slug" varchar,
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_read_time" numeric,
  	"version_read_count" numeric DEFAULT 0,
  	"version_seed_digest" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "modules_reports_premium" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" numeric NOT NULL
  );
  
  CREATE TABLE "modules_vendor_access_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "modules_vendor_access_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "modules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" "enum_modules_slug" NOT NULL,
  	"sections_quiz" "enum_modules_sections_quiz" DEFAULT 'comingSoon' NOT NULL,
  	"sections_report" "enum_modules_sections_report" DEFAULT 'comingSoon' NOT NULL,
  	"sections_blog" "enum_modules_sections_blog" DEFAULT 'comingSoon' NOT NULL,
  	"sections_vendor_access" "enum_modules_sections_vendor_access" DEFAULT 'comingSoon' NOT NULL,
  	"name" varchar NOT NULL,
  	"short_name" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"menu_overview" varchar NOT NULL,
  	"menu_quiz" varchar NOT NULL,
  	"menu_report" varchar NOT NULL,
  	"menu_blog" varchar NOT NULL,
  	"menu_vendor_access" varchar NOT NULL,
  	"official_resource_label" varchar NOT NULL,
  	"official_resource_url" varchar NOT NULL,
  	"overview_heading" varchar NOT NULL,
  	"overview_lead" varchar NOT NULL,
  	"overview_owners_tab" varchar NOT NULL,
  	"overview_providers_tab" varchar NOT NULL,
  	"overview_owner_sections" jsonb,
  	"overview_provider_sections" jsonb,
  	"blog_heading" varchar NOT NULL,
  	"blog_intro" varchar NOT NULL,
  	"blog_newsletter_heading" varchar NOT NULL,
  	"blog_newsletter_text" varchar NOT NULL,
  	"vendor_access_heading" varchar NOT NULL,
  	"vendor_access_intro" varchar NOT NULL,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_modules_v_version_reports_premium" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v_version_vendor_access_next_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_modules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" "enum__modules_v_version_slug" NOT NULL,
  	"version_sections_quiz" "enum__modules_v_version_sections_quiz" DEFAULT 'comingSoon' NOT NULL,
  	"version_sections_report" "enum__modules_v_version_sections_report" DEFAULT 'comingSoon' NOT NULL,
  	"version_sections_blog" "enum__modules_v_version_sections_blog" DEFAULT 'comingSoon' NOT NULL,
  	"version_sections_vendor_access" "enum__modules_v_version_sections_vendor_access" DEFAULT 'comingSoon' NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_short_name" varchar NOT NULL,
  	"version_summary" varchar NOT NULL,
  	"version_menu_overview" varchar NOT NULL,
  	"version_menu_quiz" varchar NOT NULL,
  	"version_menu_report" varchar NOT NULL,
  	"version_menu_blog" varchar NOT NULL,
  	"version_menu_vendor_access" varchar NOT NULL,
  	"version_official_resource_label" varchar NOT NULL,
  	"version_official_resource_url" varchar NOT NULL,
  	"version_overview_heading" varchar NOT NULL,
  	"version_overview_lead" varchar NOT NULL,
  	"version_overview_owners_tab" varchar NOT NULL,
  	"version_overview_providers_tab" varchar NOT NULL,
  	"version_overview_owner_sections" jsonb,
  	"version_overview_provider_sections" jsonb,
  	"version_blog_heading" varchar NOT NULL,
  	"version_blog_intro" varchar NOT NULL,
  	"version_blog_newsletter_heading" varchar NOT NULL,
  	"version_blog_newsletter_text" varchar NOT NULL,
  	"version_vendor_access_heading" varchar NOT NULL,
  	"version_vendor_access_intro" varchar NOT NULL,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "vendor_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar NOT NULL,
  	"service_category" "enum_vendor_applications_service_category" NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"company_website" varchar,
  	"requests_discount_code" boolean DEFAULT false,
  	"services_offered" varchar NOT NULL,
  	"experience" varchar NOT NULL,
  	"module" "enum_vendor_applications_module" NOT NULL,
  	"status" "enum_vendor_applications_status" DEFAULT 'new' NOT NULL,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer,
  	"modules_id" integer,
  	"media_id" integer,
  	"vendor_applications_id" integer,
  	"newsletter_subscriptions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_name" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "modules_reports_premium" ADD CONSTRAINT "modules_reports_premium_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_vendor_access_benefits" ADD CONSTRAINT "modules_vendor_access_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "modules_vendor_access_next_steps" ADD CONSTRAINT "modules_vendor_access_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_reports_premium" ADD CONSTRAINT "_modules_v_version_reports_premium_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_benefits" ADD CONSTRAINT "_modules_v_version_vendor_access_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v_version_vendor_access_next_steps" ADD CONSTRAINT "_modules_v_version_vendor_access_next_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_modules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_modules_v" ADD CONSTRAINT "_modules_v_parent_id_modules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."modules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_modules_fk" FOREIGN KEY ("modules_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendor_applications_fk" FOREIGN KEY ("vendor_applications_id") REFERENCES "public"."vendor_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_links" ADD CONSTRAINT "site_settings_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_module_idx" ON "articles" USING btree ("module");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category");
  CREATE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_published_at_idx" ON "articles" USING btree ("published_at");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "module_slug_idx" ON "articles" USING btree ("module","slug");
  CREATE INDEX "module__status_publishedAt_idx" ON "articles" USING btree ("module","_status","published_at");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_module_idx" ON "_articles_v" USING btree ("version_module");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_published_at_idx" ON "_articles_v" USING btree ("version_published_at");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "version_module_version_slug_idx" ON "_articles_v" USING btree ("version_module","version_slug");
  CREATE INDEX "version_module_version__status_version_publishedAt_idx" ON "_articles_v" USING btree ("version_module","version__status","version_published_at");
  CREATE INDEX "modules_reports_premium_order_idx" ON "modules_reports_premium" USING btree ("_order");
  CREATE INDEX "modules_reports_premium_parent_id_idx" ON "modules_reports_premium" USING btree ("_parent_id");
  CREATE INDEX "modules_vendor_access_benefits_order_idx" ON "modules_vendor_access_benefits" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_benefits_parent_id_idx" ON "modules_vendor_access_benefits" USING btree ("_parent_id");
  CREATE INDEX "modules_vendor_access_next_steps_order_idx" ON "modules_vendor_access_next_steps" USING btree ("_order");
  CREATE INDEX "modules_vendor_access_next_steps_parent_id_idx" ON "modules_vendor_access_next_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "modules_slug_idx" ON "modules" USING btree ("slug");
  CREATE INDEX "modules_updated_at_idx" ON "modules" USING btree ("updated_at");
  CREATE INDEX "modules_created_at_idx" ON "modules" USING btree ("created_at");
  CREATE INDEX "_modules_v_version_reports_premium_order_idx" ON "_modules_v_version_reports_premium" USING btree ("_order");
  CREATE INDEX "_modules_v_version_reports_premium_parent_id_idx" ON "_modules_v_version_reports_premium" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_benefits_order_idx" ON "_modules_v_version_vendor_access_benefits" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_benefits_parent_id_idx" ON "_modules_v_version_vendor_access_benefits" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_version_vendor_access_next_steps_order_idx" ON "_modules_v_version_vendor_access_next_steps" USING btree ("_order");
  CREATE INDEX "_modules_v_version_vendor_access_next_steps_parent_id_idx" ON "_modules_v_version_vendor_access_next_steps" USING btree ("_parent_id");
  CREATE INDEX "_modules_v_parent_idx" ON "_modules_v" USING btree ("parent_id");
  CREATE INDEX "_modules_v_version_version_slug_idx" ON "_modules_v" USING btree ("version_slug");
  CREATE INDEX "_modules_v_version_version_updated_at_idx" ON "_modules_v" USING btree ("version_updated_at");
  CREATE INDEX "_modules_v_version_version_created_at_idx" ON "_modules_v" USING btree ("version_created_at");
  CREATE INDEX "_modules_v_created_at_idx" ON "_modules_v" USING btree ("created_at");
  CREATE INDEX "_modules_v_updated_at_idx" ON "_modules_v" USING btree ("updated_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "vendor_applications_company_name_idx" ON "vendor_applications" USING btree ("company_name");
  CREATE INDEX "vendor_applications_contact_email_idx" ON "vendor_applications" USING btree ("contact_email");
  CREATE INDEX "vendor_applications_module_idx" ON "vendor_applications" USING btree ("module");
  CREATE INDEX "vendor_applications_status_idx" ON "vendor_applications" USING btree ("status");
  CREATE INDEX "vendor_applications_submission_digest_idx" ON "vendor_applications" USING btree ("submission_digest");
  CREATE INDEX "vendor_applications_updated_at_idx" ON "vendor_applications" USING btree ("updated_at");
  CREATE INDEX "vendor_applications_created_at_idx" ON "vendor_applications" USING btree ("created_at");
  CREATE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_source_idx" ON "newsletter_subscriptions" USING btree ("source");
  CREATE INDEX "newsletter_subscriptions_updated_at_idx" ON "newsletter_subscriptions" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscriptions_created_at_idx" ON "newsletter_subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_source_idx" ON "newsletter_subscriptions" USING btree ("email","source");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_modules_id_idx" ON "payload_locked_documents_rels" USING btree ("modules_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_vendor_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("vendor_applications_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_links_order_idx" ON "site_settings_footer_links" USING btree ("_order");
  CREATE INDEX "site_settings_footer_links_parent_id_idx" ON "site_settings_footer_links" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "modules_reports_premium" CASCADE;
  DROP TABLE "modules_vendor_access_benefits" CASCADE;
  DROP TABLE "modules_vendor_access_next_steps" CASCADE;
  DROP TABLE "modules" CASCADE;
  DROP TABLE "_modules_v_version_reports_premium" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_benefits" CASCADE;
  DROP TABLE "_modules_v_version_vendor_access_next_steps" CASCADE;
  DROP TABLE "_modules_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "vendor_applications" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_footer_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TYPE "public"."enum_articles_module";
  DROP TYPE "public"."enum_articles_category";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_module";
  DROP TYPE "public"."enum__articles_v_version_category";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_modules_slug";
  DROP TYPE "public"."enum_modules_sections_quiz";
  DROP TYPE "public"."enum_modules_sections_report";
  DROP TYPE "public"."enum_modules_sections_blog";
  DROP TYPE "public"."enum_modules_sections_vendor_access";
  DROP TYPE "public"."enum__modules_v_version_slug";
  DROP TYPE "public"."enum__modules_v_version_sections_quiz";
  DROP TYPE "public"."enum__modules_v_version_sections_report";
  DROP TYPE "public"."enum__modules_v_version_sections_blog";
  DROP TYPE "public"."enum__modules_v_version_sections_vendor_access";
  DROP TYPE "public"."enum_vendor_applications_service_category";
  DROP TYPE "public"."enum_vendor_applications_module";
  DROP TYPE "public"."enum_vendor_applications_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
