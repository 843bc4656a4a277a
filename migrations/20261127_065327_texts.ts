import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_figures_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_checklist_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checklist_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "figures_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"deadlines_heading" varchar,
  	"deadlines_lead" varchar,
  	"none_text" varchar,
  	"files_heading" varchar,
  	"changes_heading" varchar,
  	"changes_lead" varchar,
  	"changes_empty_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_figures_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_figures_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_deadlines_heading" varchar,
  	"version_deadlines_lead" varchar,
  	"version_none_text" varchar,
  	"version_files_heading" varchar,
  	"version_changes_heading" varchar,
  	"version_changes_lead" varchar,
  	"version_changes_empty_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__figures_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "checklist_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quiz_call_title" varchar,
  	"quiz_call_text" varchar,
  	"empty_text" varchar,
  	"help_title" varchar,
  	"help_text" varchar,
  	"saved_by" varchar,
  	"_status" "enum_checklist_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_checklist_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_quiz_call_title" varchar,
  	"version_quiz_call_text" varchar,
  	"version_empty_text" varchar,
  	"version_help_title" varchar,
  	"version_help_text" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__checklist_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "buildings" ADD COLUMN "building_no_record_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_no_numbers_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_questions_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_year_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_year_legend" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_year_empty_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "building_next_steps_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "own_figures_address_hint" varchar;
  ALTER TABLE "buildings" ADD COLUMN "own_figures_area_hint" varchar;
  ALTER TABLE "buildings" ADD COLUMN "own_figures_floors_hint" varchar;
  ALTER TABLE "buildings" ADD COLUMN "own_figures_units_hint" varchar;
  ALTER TABLE "buildings" ADD COLUMN "own_figures_district_hint" varchar;
  ALTER TABLE "buildings" ADD COLUMN "if_late_buildings" varchar;
  ALTER TABLE "buildings" ADD COLUMN "if_late_hpd" varchar;
  ALTER TABLE "buildings" ADD COLUMN "if_late_other" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_filed_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_estimate_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_missing_facts_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_several_filings_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_several_pathways_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_not_listed_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "emissions_described_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "waste_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "waste_several_zones_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "ask_empty_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_no_record_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_no_numbers_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_questions_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_year_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_year_legend" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_year_empty_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_building_next_steps_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_own_figures_address_hint" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_own_figures_area_hint" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_own_figures_floors_hint" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_own_figures_units_hint" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_own_figures_district_hint" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_if_late_buildings" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_if_late_hpd" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_if_late_other" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_filed_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_estimate_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_missing_facts_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_several_filings_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_several_pathways_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_not_listed_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_emissions_described_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_waste_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_waste_several_zones_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_ask_empty_text" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_heading" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_date" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_penalty" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_what_to_do" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_if_late" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_exempt" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_heading" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_date" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_penalty" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_what_to_do" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_if_late" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_exempt" varchar;
  ALTER TABLE "following" ADD COLUMN "more_title" varchar;
  ALTER TABLE "following" ADD COLUMN "more_text" varchar;
  ALTER TABLE "following" ADD COLUMN "form_answers_text" varchar;
  ALTER TABLE "following" ADD COLUMN "form_place_hint" varchar;
  ALTER TABLE "following" ADD COLUMN "form_district_text" varchar;
  ALTER TABLE "following" ADD COLUMN "building_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "building_text" varchar;
  ALTER TABLE "following" ADD COLUMN "building_laws_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "building_laws_text" varchar;
  ALTER TABLE "following" ADD COLUMN "mine_address_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "mine_erase_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "links_confirm_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "links_confirm_question" varchar;
  ALTER TABLE "following" ADD COLUMN "links_confirm_done_text" varchar;
  ALTER TABLE "following" ADD COLUMN "links_unsubscribe_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "links_unsubscribe_question" varchar;
  ALTER TABLE "following" ADD COLUMN "links_unsubscribe_done_text" varchar;
  ALTER TABLE "following" ADD COLUMN "links_stop_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "links_stop_question" varchar;
  ALTER TABLE "following" ADD COLUMN "links_stop_done_text" varchar;
  ALTER TABLE "following" ADD COLUMN "links_end_newsletter_heading" varchar;
  ALTER TABLE "following" ADD COLUMN "links_end_newsletter_question" varchar;
  ALTER TABLE "following" ADD COLUMN "links_end_newsletter_done_text" varchar;
  ALTER TABLE "following" ADD COLUMN "links_expired_title" varchar;
  ALTER TABLE "following" ADD COLUMN "links_expired_text" varchar;
  ALTER TABLE "following" ADD COLUMN "links_forged_title" varchar;
  ALTER TABLE "following" ADD COLUMN "links_forged_text" varchar;
  ALTER TABLE "following" ADD COLUMN "newsletters_confirmed_title" varchar;
  ALTER TABLE "following" ADD COLUMN "newsletters_confirmed_text" varchar;
  ALTER TABLE "following" ADD COLUMN "newsletters_unsubscribed_title" varchar;
  ALTER TABLE "following" ADD COLUMN "newsletters_unsubscribed_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_more_title" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_more_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_form_answers_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_form_place_hint" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_form_district_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_building_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_building_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_building_laws_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_building_laws_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_mine_address_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_mine_erase_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_confirm_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_confirm_question" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_confirm_done_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_unsubscribe_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_unsubscribe_question" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_unsubscribe_done_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_stop_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_stop_question" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_stop_done_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_end_newsletter_heading" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_end_newsletter_question" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_end_newsletter_done_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_expired_title" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_expired_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_forged_title" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_links_forged_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_newsletters_confirmed_title" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_newsletters_confirmed_text" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_newsletters_unsubscribed_title" varchar;
  ALTER TABLE "_following_v" ADD COLUMN "version_newsletters_unsubscribed_text" varchar;
  CREATE INDEX "figures_page__status_idx" ON "figures_page" USING btree ("_status");
  CREATE INDEX "_figures_page_v_version_version__status_idx" ON "_figures_page_v" USING btree ("version__status");
  CREATE INDEX "_figures_page_v_created_at_idx" ON "_figures_page_v" USING btree ("created_at");
  CREATE INDEX "_figures_page_v_updated_at_idx" ON "_figures_page_v" USING btree ("updated_at");
  CREATE INDEX "_figures_page_v_latest_idx" ON "_figures_page_v" USING btree ("latest");
  CREATE INDEX "_figures_page_v_autosave_idx" ON "_figures_page_v" USING btree ("autosave");
  CREATE INDEX "checklist_page__status_idx" ON "checklist_page" USING btree ("_status");
  CREATE INDEX "_checklist_page_v_version_version__status_idx" ON "_checklist_page_v" USING btree ("version__status");
  CREATE INDEX "_checklist_page_v_created_at_idx" ON "_checklist_page_v" USING btree ("created_at");
  CREATE INDEX "_checklist_page_v_updated_at_idx" ON "_checklist_page_v" USING btree ("updated_at");
  CREATE INDEX "_checklist_page_v_latest_idx" ON "_checklist_page_v" USING btree ("latest");
  CREATE INDEX "_checklist_page_v_autosave_idx" ON "_checklist_page_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "figures_page" CASCADE;
  DROP TABLE "_figures_page_v" CASCADE;
  DROP TABLE "checklist_page" CASCADE;
  DROP TABLE "_checklist_page_v" CASCADE;
  ALTER TABLE "buildings" DROP COLUMN "building_no_record_text";
  ALTER TABLE "buildings" DROP COLUMN "building_no_numbers_text";
  ALTER TABLE "buildings" DROP COLUMN "building_questions_text";
  ALTER TABLE "buildings" DROP COLUMN "building_year_heading";
  ALTER TABLE "buildings" DROP COLUMN "building_year_legend";
  ALTER TABLE "buildings" DROP COLUMN "building_year_empty_text";
  ALTER TABLE "buildings" DROP COLUMN "building_next_steps_heading";
  ALTER TABLE "buildings" DROP COLUMN "own_figures_address_hint";
  ALTER TABLE "buildings" DROP COLUMN "own_figures_area_hint";
  ALTER TABLE "buildings" DROP COLUMN "own_figures_floors_hint";
  ALTER TABLE "buildings" DROP COLUMN "own_figures_units_hint";
  ALTER TABLE "buildings" DROP COLUMN "own_figures_district_hint";
  ALTER TABLE "buildings" DROP COLUMN "if_late_buildings";
  ALTER TABLE "buildings" DROP COLUMN "if_late_hpd";
  ALTER TABLE "buildings" DROP COLUMN "if_late_other";
  ALTER TABLE "buildings" DROP COLUMN "emissions_filed_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_estimate_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_missing_facts_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_several_filings_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_several_pathways_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_not_listed_text";
  ALTER TABLE "buildings" DROP COLUMN "emissions_described_text";
  ALTER TABLE "buildings" DROP COLUMN "waste_heading";
  ALTER TABLE "buildings" DROP COLUMN "waste_several_zones_text";
  ALTER TABLE "buildings" DROP COLUMN "ask_empty_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_no_record_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_no_numbers_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_questions_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_year_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_year_legend";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_year_empty_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_building_next_steps_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_own_figures_address_hint";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_own_figures_area_hint";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_own_figures_floors_hint";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_own_figures_units_hint";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_own_figures_district_hint";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_if_late_buildings";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_if_late_hpd";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_if_late_other";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_filed_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_estimate_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_missing_facts_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_several_filings_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_several_pathways_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_not_listed_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_emissions_described_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_waste_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_waste_several_zones_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_ask_empty_text";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_heading";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_date";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_penalty";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_what_to_do";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_if_late";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_exempt";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_heading";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_date";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_penalty";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_what_to_do";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_if_late";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_exempt";
  ALTER TABLE "following" DROP COLUMN "more_title";
  ALTER TABLE "following" DROP COLUMN "more_text";
  ALTER TABLE "following" DROP COLUMN "form_answers_text";
  ALTER TABLE "following" DROP COLUMN "form_place_hint";
  ALTER TABLE "following" DROP COLUMN "form_district_text";
  ALTER TABLE "following" DROP COLUMN "building_heading";
  ALTER TABLE "following" DROP COLUMN "building_text";
  ALTER TABLE "following" DROP COLUMN "building_laws_heading";
  ALTER TABLE "following" DROP COLUMN "building_laws_text";
  ALTER TABLE "following" DROP COLUMN "mine_address_heading";
  ALTER TABLE "following" DROP COLUMN "mine_erase_heading";
  ALTER TABLE "following" DROP COLUMN "links_confirm_heading";
  ALTER TABLE "following" DROP COLUMN "links_confirm_question";
  ALTER TABLE "following" DROP COLUMN "links_confirm_done_text";
  ALTER TABLE "following" DROP COLUMN "links_unsubscribe_heading";
  ALTER TABLE "following" DROP COLUMN "links_unsubscribe_question";
  ALTER TABLE "following" DROP COLUMN "links_unsubscribe_done_text";
  ALTER TABLE "following" DROP COLUMN "links_stop_heading";
  ALTER TABLE "following" DROP COLUMN "links_stop_question";
  ALTER TABLE "following" DROP COLUMN "links_stop_done_text";
  ALTER TABLE "following" DROP COLUMN "links_end_newsletter_heading";
  ALTER TABLE "following" DROP COLUMN "links_end_newsletter_question";
  ALTER TABLE "following" DROP COLUMN "links_end_newsletter_done_text";
  ALTER TABLE "following" DROP COLUMN "links_expired_title";
  ALTER TABLE "following" DROP COLUMN "links_expired_text";
  ALTER TABLE "following" DROP COLUMN "links_forged_title";
  ALTER TABLE "following" DROP COLUMN "links_forged_text";
  ALTER TABLE "following" DROP COLUMN "newsletters_confirmed_title";
  ALTER TABLE "following" DROP COLUMN "newsletters_confirmed_text";
  ALTER TABLE "following" DROP COLUMN "newsletters_unsubscribed_title";
  ALTER TABLE "following" DROP COLUMN "newsletters_unsubscribed_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_more_title";
  ALTER TABLE "_following_v" DROP COLUMN "version_more_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_form_answers_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_form_place_hint";
  ALTER TABLE "_following_v" DROP COLUMN "version_form_district_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_building_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_building_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_building_laws_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_building_laws_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_mine_address_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_mine_erase_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_confirm_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_confirm_question";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_confirm_done_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_unsubscribe_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_unsubscribe_question";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_unsubscribe_done_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_stop_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_stop_question";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_stop_done_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_end_newsletter_heading";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_end_newsletter_question";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_end_newsletter_done_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_expired_title";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_expired_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_forged_title";
  ALTER TABLE "_following_v" DROP COLUMN "version_links_forged_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_newsletters_confirmed_title";
  ALTER TABLE "_following_v" DROP COLUMN "version_newsletters_confirmed_text";
  ALTER TABLE "_following_v" DROP COLUMN "version_newsletters_unsubscribed_title";
  ALTER TABLE "_following_v" DROP COLUMN "version_newsletters_unsubscribed_text";
  DROP TYPE "public"."enum_figures_page_status";
  DROP TYPE "public"."enum__figures_page_v_version_status";
  DROP TYPE "public"."enum_checklist_page_status";
  DROP TYPE "public"."enum__checklist_page_v_version_status";`)
}
