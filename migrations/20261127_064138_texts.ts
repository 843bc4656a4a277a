import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_portfolio_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolio_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_issues_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__issues_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "portfolio_pages_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "portfolio_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"deleted_text" varchar,
  	"create_heading" varchar,
  	"create_lead" varchar,
  	"create_list_hint" varchar,
  	"create_file_hint" varchar,
  	"create_email_hint" varchar,
  	"dates_bookmark_text" varchar,
  	"dates_questions_text" varchar,
  	"dates_reminders_text" varchar,
  	"dates_year_heading" varchar,
  	"dates_legend" varchar,
  	"dates_empty_text" varchar,
  	"emissions_heading" varchar,
  	"emissions_text" varchar,
  	"emissions_limits_text" varchar,
  	"emissions_empty_text" varchar,
  	"questions_empty_text" varchar,
  	"settings_reminders_title" varchar,
  	"settings_reminders_text" varchar,
  	"settings_stop_text" varchar,
  	"settings_share_title" varchar,
  	"settings_share_text" varchar,
  	"settings_calendar_title" varchar,
  	"settings_calendar_text" varchar,
  	"settings_name_title" varchar,
  	"settings_name_text" varchar,
  	"settings_link_title" varchar,
  	"settings_link_text" varchar,
  	"settings_delete_title" varchar,
  	"settings_delete_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_portfolio_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_portfolio_pages_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_portfolio_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_deleted_text" varchar,
  	"version_create_heading" varchar,
  	"version_create_lead" varchar,
  	"version_create_list_hint" varchar,
  	"version_create_file_hint" varchar,
  	"version_create_email_hint" varchar,
  	"version_dates_bookmark_text" varchar,
  	"version_dates_questions_text" varchar,
  	"version_dates_reminders_text" varchar,
  	"version_dates_year_heading" varchar,
  	"version_dates_legend" varchar,
  	"version_dates_empty_text" varchar,
  	"version_emissions_heading" varchar,
  	"version_emissions_text" varchar,
  	"version_emissions_limits_text" varchar,
  	"version_emissions_empty_text" varchar,
  	"version_questions_empty_text" varchar,
  	"version_settings_reminders_title" varchar,
  	"version_settings_reminders_text" varchar,
  	"version_settings_stop_text" varchar,
  	"version_settings_share_title" varchar,
  	"version_settings_share_text" varchar,
  	"version_settings_calendar_title" varchar,
  	"version_settings_calendar_text" varchar,
  	"version_settings_name_title" varchar,
  	"version_settings_name_text" varchar,
  	"version_settings_link_title" varchar,
  	"version_settings_link_text" varchar,
  	"version_settings_delete_title" varchar,
  	"version_settings_delete_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__portfolio_pages_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "issues_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"empty_text" varchar,
  	"empty_newsletter_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_issues_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_issues_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_empty_text" varchar,
  	"version_empty_newsletter_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__issues_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "mail_templates" ADD COLUMN "reason" varchar;
  ALTER TABLE "_mail_templates_v" ADD COLUMN "version_reason" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "search_hint" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "checked_text" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_search_hint" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_checked_text" varchar;
  ALTER TABLE "search_page" ADD COLUMN "buildings_text" varchar;
  ALTER TABLE "search_page" ADD COLUMN "some_words_text" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_buildings_text" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_some_words_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "directory_licenses_heading" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "directory_licenses_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "directory_example_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "experts_heading" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "experts_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "experts_empty_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "experts_apply_heading" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "experts_apply_text" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "application_benefits_heading" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "application_services_hint" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "application_experience_hint" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "application_trades_hint" varchar;
  ALTER TABLE "partner_programme" ADD COLUMN "application_laws_hint" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_directory_licenses_heading" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_directory_licenses_text" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_directory_example_text" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_experts_heading" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_experts_text" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_experts_empty_text" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_experts_apply_heading" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_experts_apply_text" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_application_benefits_heading" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_application_services_hint" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_application_experience_hint" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_application_trades_hint" varchar;
  ALTER TABLE "_partner_programme_v" ADD COLUMN "version_application_laws_hint" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "coming_soon_text" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "coming_soon_description" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_coming_soon_text" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_coming_soon_description" varchar;
  ALTER TABLE "contact" ADD COLUMN "application_title" varchar;
  ALTER TABLE "contact" ADD COLUMN "application_text" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_application_title" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_application_text" varchar;
  ALTER TABLE "feedback_page" ADD COLUMN "points_heading" varchar;
  ALTER TABLE "_feedback_page_v" ADD COLUMN "version_points_heading" varchar;
  ALTER TABLE "portfolio_pages_points" ADD CONSTRAINT "portfolio_pages_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolio_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolio_pages_v_version_points" ADD CONSTRAINT "_portfolio_pages_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portfolio_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "portfolio_pages_points_order_idx" ON "portfolio_pages_points" USING btree ("_order");
  CREATE INDEX "portfolio_pages_points_parent_id_idx" ON "portfolio_pages_points" USING btree ("_parent_id");
  CREATE INDEX "portfolio_pages__status_idx" ON "portfolio_pages" USING btree ("_status");
  CREATE INDEX "_portfolio_pages_v_version_points_order_idx" ON "_portfolio_pages_v_version_points" USING btree ("_order");
  CREATE INDEX "_portfolio_pages_v_version_points_parent_id_idx" ON "_portfolio_pages_v_version_points" USING btree ("_parent_id");
  CREATE INDEX "_portfolio_pages_v_version_version__status_idx" ON "_portfolio_pages_v" USING btree ("version__status");
  CREATE INDEX "_portfolio_pages_v_created_at_idx" ON "_portfolio_pages_v" USING btree ("created_at");
  CREATE INDEX "_portfolio_pages_v_updated_at_idx" ON "_portfolio_pages_v" USING btree ("updated_at");
  CREATE INDEX "_portfolio_pages_v_latest_idx" ON "_portfolio_pages_v" USING btree ("latest");
  CREATE INDEX "_portfolio_pages_v_autosave_idx" ON "_portfolio_pages_v" USING btree ("autosave");
  CREATE INDEX "issues_page__status_idx" ON "issues_page" USING btree ("_status");
  CREATE INDEX "_issues_page_v_version_version__status_idx" ON "_issues_page_v" USING btree ("version__status");
  CREATE INDEX "_issues_page_v_created_at_idx" ON "_issues_page_v" USING btree ("created_at");
  CREATE INDEX "_issues_page_v_updated_at_idx" ON "_issues_page_v" USING btree ("updated_at");
  CREATE INDEX "_issues_page_v_latest_idx" ON "_issues_page_v" USING btree ("latest");
  CREATE INDEX "_issues_page_v_autosave_idx" ON "_issues_page_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "portfolio_pages_points" CASCADE;
  DROP TABLE "portfolio_pages" CASCADE;
  DROP TABLE "_portfolio_pages_v_version_points" CASCADE;
  DROP TABLE "_portfolio_pages_v" CASCADE;
  DROP TABLE "issues_page" CASCADE;
  DROP TABLE "_issues_page_v" CASCADE;
  ALTER TABLE "mail_templates" DROP COLUMN "reason";
  ALTER TABLE "_mail_templates_v" DROP COLUMN "version_reason";
  ALTER TABLE "site_settings" DROP COLUMN "search_hint";
  ALTER TABLE "site_settings" DROP COLUMN "checked_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_search_hint";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_checked_text";
  ALTER TABLE "search_page" DROP COLUMN "buildings_text";
  ALTER TABLE "search_page" DROP COLUMN "some_words_text";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_buildings_text";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_some_words_text";
  ALTER TABLE "partner_programme" DROP COLUMN "directory_licenses_heading";
  ALTER TABLE "partner_programme" DROP COLUMN "directory_licenses_text";
  ALTER TABLE "partner_programme" DROP COLUMN "directory_example_text";
  ALTER TABLE "partner_programme" DROP COLUMN "experts_heading";
  ALTER TABLE "partner_programme" DROP COLUMN "experts_text";
  ALTER TABLE "partner_programme" DROP COLUMN "experts_empty_text";
  ALTER TABLE "partner_programme" DROP COLUMN "experts_apply_heading";
  ALTER TABLE "partner_programme" DROP COLUMN "experts_apply_text";
  ALTER TABLE "partner_programme" DROP COLUMN "application_benefits_heading";
  ALTER TABLE "partner_programme" DROP COLUMN "application_services_hint";
  ALTER TABLE "partner_programme" DROP COLUMN "application_experience_hint";
  ALTER TABLE "partner_programme" DROP COLUMN "application_trades_hint";
  ALTER TABLE "partner_programme" DROP COLUMN "application_laws_hint";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_directory_licenses_heading";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_directory_licenses_text";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_directory_example_text";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_experts_heading";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_experts_text";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_experts_empty_text";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_experts_apply_heading";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_experts_apply_text";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_application_benefits_heading";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_application_services_hint";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_application_experience_hint";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_application_trades_hint";
  ALTER TABLE "_partner_programme_v" DROP COLUMN "version_application_laws_hint";
  ALTER TABLE "module_browser" DROP COLUMN "coming_soon_text";
  ALTER TABLE "module_browser" DROP COLUMN "coming_soon_description";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_coming_soon_text";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_coming_soon_description";
  ALTER TABLE "contact" DROP COLUMN "application_title";
  ALTER TABLE "contact" DROP COLUMN "application_text";
  ALTER TABLE "_contact_v" DROP COLUMN "version_application_title";
  ALTER TABLE "_contact_v" DROP COLUMN "version_application_text";
  ALTER TABLE "feedback_page" DROP COLUMN "points_heading";
  ALTER TABLE "_feedback_page_v" DROP COLUMN "version_points_heading";
  DROP TYPE "public"."enum_portfolio_pages_status";
  DROP TYPE "public"."enum__portfolio_pages_v_version_status";
  DROP TYPE "public"."enum_issues_page_status";
  DROP TYPE "public"."enum__issues_page_v_version_status";`)
}
