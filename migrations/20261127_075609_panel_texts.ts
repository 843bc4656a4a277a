import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_portfolio_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolio_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_checklist_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checklist_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_issues_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__issues_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll97_calculator_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll97_calculator_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll97_report_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll97_report_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_quiz_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__quiz_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cwz_zones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cwz_zones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ll199_invoice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ll199_invoice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_bill_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__bill_pages_v_version_status" AS ENUM('draft', 'published');
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
  
  CREATE TABLE "ll97_calculator_result_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "ll97_calculator" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"find_text" jsonb,
  	"filings_title" varchar,
  	"filings_text" varchar,
  	"compare_text" varchar,
  	"uses_title" varchar,
  	"uses_text" varchar,
  	"energy_title" varchar,
  	"energy_text" varchar,
  	"hints_address" varchar,
  	"hints_gas" varchar,
  	"hints_steam" varchar,
  	"hints_pathway" varchar,
  	"result_empty_text" varchar,
  	"result_typing_text" varchar,
  	"result_report_text" varchar,
  	"result_privacy_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll97_calculator_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll97_calculator_v_version_result_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ll97_calculator_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_find_text" jsonb,
  	"version_filings_title" varchar,
  	"version_filings_text" varchar,
  	"version_compare_text" varchar,
  	"version_uses_title" varchar,
  	"version_uses_text" varchar,
  	"version_energy_title" varchar,
  	"version_energy_text" varchar,
  	"version_hints_address" varchar,
  	"version_hints_gas" varchar,
  	"version_hints_steam" varchar,
  	"version_hints_pathway" varchar,
  	"version_result_empty_text" varchar,
  	"version_result_typing_text" varchar,
  	"version_result_report_text" varchar,
  	"version_result_privacy_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll97_calculator_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "ll97_report_scenarios_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_about_fuel" boolean DEFAULT false
  );
  
  CREATE TABLE "ll97_report" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"free_heading" varchar,
  	"free_intro" varchar,
  	"free_own_title" varchar,
  	"free_own_text" varchar,
  	"free_example_title" varchar,
  	"free_example_text" varchar,
  	"free_dates_title" varchar,
  	"free_dates_text" varchar,
  	"premium_heading" varchar,
  	"premium_intro" varchar,
  	"request_hint" varchar,
  	"request_received_title" varchar,
  	"request_received_text" varchar,
  	"report_cautions_estimate" varchar,
  	"report_cautions_not_covered" varchar,
  	"report_chart_limits" varchar,
  	"report_chart_some_limits" varchar,
  	"report_chart_no_limits" varchar,
  	"report_gap_heading" varchar,
  	"report_gap_within_text" varchar,
  	"report_gap_no_limit_text" varchar,
  	"report_article321_heading" varchar,
  	"report_article321_year_text" varchar,
  	"report_article321_penalty_text" varchar,
  	"report_peers_heading" varchar,
  	"report_peers_basis" varchar,
  	"report_peers_unverified" varchar,
  	"report_compliance_heading" varchar,
  	"report_compliance_not_covered_text" varchar,
  	"report_basis_heading" varchar,
  	"report_basis_penalty" varchar,
  	"report_basis_categories" varchar,
  	"report_basis_rounding" varchar,
  	"report_basis_last_period" varchar,
  	"report_basis_notice" varchar,
  	"report_mail_heading" varchar,
  	"report_mail_hint" varchar,
  	"report_mail_sent_title" varchar,
  	"report_mail_sent_text" varchar,
  	"report_next_steps_heading" varchar,
  	"report_next_steps_text" varchar,
  	"scenarios_heading" varchar,
  	"scenarios_intro" varchar,
  	"scenarios_empty_text" varchar,
  	"scenarios_hints_electricity_saved" varchar,
  	"scenarios_hints_heat_pumps" varchar,
  	"scenarios_hints_heat_pump_savings" varchar,
  	"scenarios_hints_solar_kwh" varchar,
  	"scenarios_hints_credits" varchar,
  	"scenarios_hints_offsets" varchar,
  	"scenarios_hints_boiler_efficiency" varchar,
  	"scenarios_hints_heat_pump_cop" varchar,
  	"scenarios_hints_credit_price" varchar,
  	"scenarios_legend" varchar,
  	"scenarios_ranking" varchar,
  	"scenarios_costs_heading" varchar,
  	"scenarios_late_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll97_report_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll97_report_v_version_scenarios_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"is_about_fuel" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ll97_report_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_free_heading" varchar,
  	"version_free_intro" varchar,
  	"version_free_own_title" varchar,
  	"version_free_own_text" varchar,
  	"version_free_example_title" varchar,
  	"version_free_example_text" varchar,
  	"version_free_dates_title" varchar,
  	"version_free_dates_text" varchar,
  	"version_premium_heading" varchar,
  	"version_premium_intro" varchar,
  	"version_request_hint" varchar,
  	"version_request_received_title" varchar,
  	"version_request_received_text" varchar,
  	"version_report_cautions_estimate" varchar,
  	"version_report_cautions_not_covered" varchar,
  	"version_report_chart_limits" varchar,
  	"version_report_chart_some_limits" varchar,
  	"version_report_chart_no_limits" varchar,
  	"version_report_gap_heading" varchar,
  	"version_report_gap_within_text" varchar,
  	"version_report_gap_no_limit_text" varchar,
  	"version_report_article321_heading" varchar,
  	"version_report_article321_year_text" varchar,
  	"version_report_article321_penalty_text" varchar,
  	"version_report_peers_heading" varchar,
  	"version_report_peers_basis" varchar,
  	"version_report_peers_unverified" varchar,
  	"version_report_compliance_heading" varchar,
  	"version_report_compliance_not_covered_text" varchar,
  	"version_report_basis_heading" varchar,
  	"version_report_basis_penalty" varchar,
  	"version_report_basis_categories" varchar,
  	"version_report_basis_rounding" varchar,
  	"version_report_basis_last_period" varchar,
  	"version_report_basis_notice" varchar,
  	"version_report_mail_heading" varchar,
  	"version_report_mail_hint" varchar,
  	"version_report_mail_sent_title" varchar,
  	"version_report_mail_sent_text" varchar,
  	"version_report_next_steps_heading" varchar,
  	"version_report_next_steps_text" varchar,
  	"version_scenarios_heading" varchar,
  	"version_scenarios_intro" varchar,
  	"version_scenarios_empty_text" varchar,
  	"version_scenarios_hints_electricity_saved" varchar,
  	"version_scenarios_hints_heat_pumps" varchar,
  	"version_scenarios_hints_heat_pump_savings" varchar,
  	"version_scenarios_hints_solar_kwh" varchar,
  	"version_scenarios_hints_credits" varchar,
  	"version_scenarios_hints_offsets" varchar,
  	"version_scenarios_hints_boiler_efficiency" varchar,
  	"version_scenarios_hints_heat_pump_cop" varchar,
  	"version_scenarios_hints_credit_price" varchar,
  	"version_scenarios_legend" varchar,
  	"version_scenarios_ranking" varchar,
  	"version_scenarios_costs_heading" varchar,
  	"version_scenarios_late_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll97_report_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "quiz_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"filled_in_text" varchar,
  	"idea_text" varchar,
  	"findings_heading" varchar,
  	"sending_address_hint" varchar,
  	"sending_sent_title" varchar,
  	"sending_sent_text" varchar,
  	"saved_by" varchar,
  	"_status" "enum_quiz_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_quiz_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_filled_in_text" varchar,
  	"version_idea_text" varchar,
  	"version_findings_heading" varchar,
  	"version_sending_address_hint" varchar,
  	"version_sending_sent_title" varchar,
  	"version_sending_sent_text" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__quiz_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cwz_zones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"map_credits" varchar,
  	"map_uncertain_label" varchar,
  	"map_manhattan5_name" varchar,
  	"map_manhattan5_text" varchar,
  	"map_roosevelt_island_name" varchar,
  	"map_roosevelt_island_text" varchar,
  	"map_roll_out_legend" varchar,
  	"next_steps_live" varchar,
  	"next_steps_scheduled" varchar,
  	"next_steps_undated" varchar,
  	"next_steps_unknown" varchar,
  	"finder_several_title" varchar,
  	"finder_several_text" varchar,
  	"finder_near_title" varchar,
  	"finder_near_text" varchar,
  	"finder_none_title" varchar,
  	"finder_none_text" varchar,
  	"saved_by" varchar,
  	"_status" "enum_cwz_zones_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_cwz_zones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_map_credits" varchar,
  	"version_map_uncertain_label" varchar,
  	"version_map_manhattan5_name" varchar,
  	"version_map_manhattan5_text" varchar,
  	"version_map_roosevelt_island_name" varchar,
  	"version_map_roosevelt_island_text" varchar,
  	"version_map_roll_out_legend" varchar,
  	"version_next_steps_live" varchar,
  	"version_next_steps_scheduled" varchar,
  	"version_next_steps_undated" varchar,
  	"version_next_steps_unknown" varchar,
  	"version_finder_several_title" varchar,
  	"version_finder_several_text" varchar,
  	"version_finder_near_title" varchar,
  	"version_finder_near_text" varchar,
  	"version_finder_none_title" varchar,
  	"version_finder_none_text" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__cwz_zones_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "ll199_invoice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"hints_square_footage" varchar,
  	"hints_hauler" varchar,
  	"hints_monthly_bill" varchar,
  	"hints_files" varchar,
  	"received_heading" varchar,
  	"received_notice" varchar,
  	"received_start" varchar,
  	"received_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"saved_by" varchar,
  	"_status" "enum_ll199_invoice_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_ll199_invoice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_hints_square_footage" varchar,
  	"version_hints_hauler" varchar,
  	"version_hints_monthly_bill" varchar,
  	"version_hints_files" varchar,
  	"version_received_heading" varchar,
  	"version_received_notice" varchar,
  	"version_received_start" varchar,
  	"version_received_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__ll199_invoice_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "bill_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"progress_heading" varchar,
  	"progress_lead" varchar,
  	"progress_first_reading_heading" varchar,
  	"progress_first_reading_intro" varchar,
  	"progress_first_reading_nothing_text" varchar,
  	"progress_first_reading_term_text" varchar,
  	"progress_first_reading_no_term_text" varchar,
  	"progress_values_heading" varchar,
  	"progress_values_open_text" varchar,
  	"progress_values_done_text" varchar,
  	"report_heading" varchar,
  	"report_findings_heading" varchar,
  	"report_recommendations_heading" varchar,
  	"report_notice" varchar,
  	"report_next_steps_title" varchar,
  	"report_next_steps_text" varchar,
  	"saved_by" varchar,
  	"_status" "enum_bill_pages_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_bill_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_progress_heading" varchar,
  	"version_progress_lead" varchar,
  	"version_progress_first_reading_heading" varchar,
  	"version_progress_first_reading_intro" varchar,
  	"version_progress_first_reading_nothing_text" varchar,
  	"version_progress_first_reading_term_text" varchar,
  	"version_progress_first_reading_no_term_text" varchar,
  	"version_progress_values_heading" varchar,
  	"version_progress_values_open_text" varchar,
  	"version_progress_values_done_text" varchar,
  	"version_report_heading" varchar,
  	"version_report_findings_heading" varchar,
  	"version_report_recommendations_heading" varchar,
  	"version_report_notice" varchar,
  	"version_report_next_steps_title" varchar,
  	"version_report_next_steps_text" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__bill_pages_v_version_status" DEFAULT 'draft',
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
  ALTER TABLE "search_page" ADD COLUMN "buildings_text" varchar;
  ALTER TABLE "search_page" ADD COLUMN "some_words_text" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_buildings_text" varchar;
  ALTER TABLE "_search_page_v" ADD COLUMN "version_some_words_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "directory_licenses_heading" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "directory_licenses_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "directory_example_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "experts_heading" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "experts_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "experts_empty_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "experts_apply_heading" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "experts_apply_text" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "application_benefits_heading" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "application_services_hint" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "application_experience_hint" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "application_trades_hint" varchar;
  ALTER TABLE "partner_program" ADD COLUMN "application_laws_hint" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_directory_licenses_heading" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_directory_licenses_text" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_directory_example_text" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_experts_heading" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_experts_text" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_experts_empty_text" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_experts_apply_heading" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_experts_apply_text" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_application_benefits_heading" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_application_services_hint" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_application_experience_hint" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_application_trades_hint" varchar;
  ALTER TABLE "_partner_program_v" ADD COLUMN "version_application_laws_hint" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_heading" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_date" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_penalty" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_what_to_do" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_if_late" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_questions_exempt" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "coming_soon_text" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "coming_soon_description" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_heading" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_date" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_penalty" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_what_to_do" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_if_late" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_questions_exempt" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_coming_soon_text" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_coming_soon_description" varchar;
  ALTER TABLE "contact" ADD COLUMN "application_title" varchar;
  ALTER TABLE "contact" ADD COLUMN "application_text" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_application_title" varchar;
  ALTER TABLE "_contact_v" ADD COLUMN "version_application_text" varchar;
  ALTER TABLE "feedback_page" ADD COLUMN "points_heading" varchar;
  ALTER TABLE "_feedback_page_v" ADD COLUMN "version_points_heading" varchar;
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
  ALTER TABLE "cwz_assessment_page" ADD COLUMN "hints_address" varchar;
  ALTER TABLE "cwz_assessment_page" ADD COLUMN "hints_other_hauler" varchar;
  ALTER TABLE "cwz_assessment_page" ADD COLUMN "hints_monthly_bill" varchar;
  ALTER TABLE "cwz_assessment_page" ADD COLUMN "summary_heading" varchar;
  ALTER TABLE "cwz_assessment_page" ADD COLUMN "filled_in_text" varchar;
  ALTER TABLE "_cwz_assessment_page_v" ADD COLUMN "version_hints_address" varchar;
  ALTER TABLE "_cwz_assessment_page_v" ADD COLUMN "version_hints_other_hauler" varchar;
  ALTER TABLE "_cwz_assessment_page_v" ADD COLUMN "version_hints_monthly_bill" varchar;
  ALTER TABLE "_cwz_assessment_page_v" ADD COLUMN "version_summary_heading" varchar;
  ALTER TABLE "_cwz_assessment_page_v" ADD COLUMN "version_filled_in_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "example_heading" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "example_zone_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "example_hauler_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "unknown_zone_heading" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "unknown_zone_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "unknown_zone_several_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "unknown_zone_one_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "unverified_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_heading" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_bill_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_warning_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_no_warning_text" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_hauler_awarded" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_hauler_live" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_hauler_scheduled" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_hauler_undated" varchar;
  ALTER TABLE "cwz_report" ADD COLUMN "told_hauler_unknown_zone" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_example_heading" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_example_zone_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_example_hauler_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_unknown_zone_heading" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_unknown_zone_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_unknown_zone_several_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_unknown_zone_one_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_unverified_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_heading" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_bill_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_warning_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_no_warning_text" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_hauler_awarded" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_hauler_live" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_hauler_scheduled" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_hauler_undated" varchar;
  ALTER TABLE "_cwz_report_v" ADD COLUMN "version_told_hauler_unknown_zone" varchar;
  ALTER TABLE "internet_quiz" ADD COLUMN "hints_address" varchar;
  ALTER TABLE "internet_quiz" ADD COLUMN "hints_notes" varchar;
  ALTER TABLE "internet_quiz" ADD COLUMN "filled_in_text" varchar;
  ALTER TABLE "internet_quiz" ADD COLUMN "summary_heading" varchar;
  ALTER TABLE "_internet_quiz_v" ADD COLUMN "version_hints_address" varchar;
  ALTER TABLE "_internet_quiz_v" ADD COLUMN "version_hints_notes" varchar;
  ALTER TABLE "_internet_quiz_v" ADD COLUMN "version_filled_in_text" varchar;
  ALTER TABLE "_internet_quiz_v" ADD COLUMN "version_summary_heading" varchar;
  ALTER TABLE "portfolio_pages_points" ADD CONSTRAINT "portfolio_pages_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."portfolio_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_portfolio_pages_v_version_points" ADD CONSTRAINT "_portfolio_pages_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_portfolio_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ll97_calculator_result_points" ADD CONSTRAINT "ll97_calculator_result_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ll97_calculator"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ll97_calculator_v_version_result_points" ADD CONSTRAINT "_ll97_calculator_v_version_result_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ll97_calculator_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ll97_report_scenarios_notes" ADD CONSTRAINT "ll97_report_scenarios_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ll97_report"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ll97_report_v_version_scenarios_notes" ADD CONSTRAINT "_ll97_report_v_version_scenarios_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ll97_report_v"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE INDEX "_checklist_page_v_autosave_idx" ON "_checklist_page_v" USING btree ("autosave");
  CREATE INDEX "issues_page__status_idx" ON "issues_page" USING btree ("_status");
  CREATE INDEX "_issues_page_v_version_version__status_idx" ON "_issues_page_v" USING btree ("version__status");
  CREATE INDEX "_issues_page_v_created_at_idx" ON "_issues_page_v" USING btree ("created_at");
  CREATE INDEX "_issues_page_v_updated_at_idx" ON "_issues_page_v" USING btree ("updated_at");
  CREATE INDEX "_issues_page_v_latest_idx" ON "_issues_page_v" USING btree ("latest");
  CREATE INDEX "_issues_page_v_autosave_idx" ON "_issues_page_v" USING btree ("autosave");
  CREATE INDEX "ll97_calculator_result_points_order_idx" ON "ll97_calculator_result_points" USING btree ("_order");
  CREATE INDEX "ll97_calculator_result_points_parent_id_idx" ON "ll97_calculator_result_points" USING btree ("_parent_id");
  CREATE INDEX "ll97_calculator__status_idx" ON "ll97_calculator" USING btree ("_status");
  CREATE INDEX "_ll97_calculator_v_version_result_points_order_idx" ON "_ll97_calculator_v_version_result_points" USING btree ("_order");
  CREATE INDEX "_ll97_calculator_v_version_result_points_parent_id_idx" ON "_ll97_calculator_v_version_result_points" USING btree ("_parent_id");
  CREATE INDEX "_ll97_calculator_v_version_version__status_idx" ON "_ll97_calculator_v" USING btree ("version__status");
  CREATE INDEX "_ll97_calculator_v_created_at_idx" ON "_ll97_calculator_v" USING btree ("created_at");
  CREATE INDEX "_ll97_calculator_v_updated_at_idx" ON "_ll97_calculator_v" USING btree ("updated_at");
  CREATE INDEX "_ll97_calculator_v_latest_idx" ON "_ll97_calculator_v" USING btree ("latest");
  CREATE INDEX "_ll97_calculator_v_autosave_idx" ON "_ll97_calculator_v" USING btree ("autosave");
  CREATE INDEX "ll97_report_scenarios_notes_order_idx" ON "ll97_report_scenarios_notes" USING btree ("_order");
  CREATE INDEX "ll97_report_scenarios_notes_parent_id_idx" ON "ll97_report_scenarios_notes" USING btree ("_parent_id");
  CREATE INDEX "ll97_report__status_idx" ON "ll97_report" USING btree ("_status");
  CREATE INDEX "_ll97_report_v_version_scenarios_notes_order_idx" ON "_ll97_report_v_version_scenarios_notes" USING btree ("_order");
  CREATE INDEX "_ll97_report_v_version_scenarios_notes_parent_id_idx" ON "_ll97_report_v_version_scenarios_notes" USING btree ("_parent_id");
  CREATE INDEX "_ll97_report_v_version_version__status_idx" ON "_ll97_report_v" USING btree ("version__status");
  CREATE INDEX "_ll97_report_v_created_at_idx" ON "_ll97_report_v" USING btree ("created_at");
  CREATE INDEX "_ll97_report_v_updated_at_idx" ON "_ll97_report_v" USING btree ("updated_at");
  CREATE INDEX "_ll97_report_v_latest_idx" ON "_ll97_report_v" USING btree ("latest");
  CREATE INDEX "_ll97_report_v_autosave_idx" ON "_ll97_report_v" USING btree ("autosave");
  CREATE INDEX "quiz_page__status_idx" ON "quiz_page" USING btree ("_status");
  CREATE INDEX "_quiz_page_v_version_version__status_idx" ON "_quiz_page_v" USING btree ("version__status");
  CREATE INDEX "_quiz_page_v_created_at_idx" ON "_quiz_page_v" USING btree ("created_at");
  CREATE INDEX "_quiz_page_v_updated_at_idx" ON "_quiz_page_v" USING btree ("updated_at");
  CREATE INDEX "_quiz_page_v_latest_idx" ON "_quiz_page_v" USING btree ("latest");
  CREATE INDEX "_quiz_page_v_autosave_idx" ON "_quiz_page_v" USING btree ("autosave");
  CREATE INDEX "cwz_zones__status_idx" ON "cwz_zones" USING btree ("_status");
  CREATE INDEX "_cwz_zones_v_version_version__status_idx" ON "_cwz_zones_v" USING btree ("version__status");
  CREATE INDEX "_cwz_zones_v_created_at_idx" ON "_cwz_zones_v" USING btree ("created_at");
  CREATE INDEX "_cwz_zones_v_updated_at_idx" ON "_cwz_zones_v" USING btree ("updated_at");
  CREATE INDEX "_cwz_zones_v_latest_idx" ON "_cwz_zones_v" USING btree ("latest");
  CREATE INDEX "_cwz_zones_v_autosave_idx" ON "_cwz_zones_v" USING btree ("autosave");
  CREATE INDEX "ll199_invoice__status_idx" ON "ll199_invoice" USING btree ("_status");
  CREATE INDEX "_ll199_invoice_v_version_version__status_idx" ON "_ll199_invoice_v" USING btree ("version__status");
  CREATE INDEX "_ll199_invoice_v_created_at_idx" ON "_ll199_invoice_v" USING btree ("created_at");
  CREATE INDEX "_ll199_invoice_v_updated_at_idx" ON "_ll199_invoice_v" USING btree ("updated_at");
  CREATE INDEX "_ll199_invoice_v_latest_idx" ON "_ll199_invoice_v" USING btree ("latest");
  CREATE INDEX "_ll199_invoice_v_autosave_idx" ON "_ll199_invoice_v" USING btree ("autosave");
  CREATE INDEX "bill_pages__status_idx" ON "bill_pages" USING btree ("_status");
  CREATE INDEX "_bill_pages_v_version_version__status_idx" ON "_bill_pages_v" USING btree ("version__status");
  CREATE INDEX "_bill_pages_v_created_at_idx" ON "_bill_pages_v" USING btree ("created_at");
  CREATE INDEX "_bill_pages_v_updated_at_idx" ON "_bill_pages_v" USING btree ("updated_at");
  CREATE INDEX "_bill_pages_v_latest_idx" ON "_bill_pages_v" USING btree ("latest");
  CREATE INDEX "_bill_pages_v_autosave_idx" ON "_bill_pages_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "portfolio_pages_points" CASCADE;
  DROP TABLE "portfolio_pages" CASCADE;
  DROP TABLE "_portfolio_pages_v_version_points" CASCADE;
  DROP TABLE "_portfolio_pages_v" CASCADE;
  DROP TABLE "figures_page" CASCADE;
  DROP TABLE "_figures_page_v" CASCADE;
  DROP TABLE "checklist_page" CASCADE;
  DROP TABLE "_checklist_page_v" CASCADE;
  DROP TABLE "issues_page" CASCADE;
  DROP TABLE "_issues_page_v" CASCADE;
  DROP TABLE "ll97_calculator_result_points" CASCADE;
  DROP TABLE "ll97_calculator" CASCADE;
  DROP TABLE "_ll97_calculator_v_version_result_points" CASCADE;
  DROP TABLE "_ll97_calculator_v" CASCADE;
  DROP TABLE "ll97_report_scenarios_notes" CASCADE;
  DROP TABLE "ll97_report" CASCADE;
  DROP TABLE "_ll97_report_v_version_scenarios_notes" CASCADE;
  DROP TABLE "_ll97_report_v" CASCADE;
  DROP TABLE "quiz_page" CASCADE;
  DROP TABLE "_quiz_page_v" CASCADE;
  DROP TABLE "cwz_zones" CASCADE;
  DROP TABLE "_cwz_zones_v" CASCADE;
  DROP TABLE "ll199_invoice" CASCADE;
  DROP TABLE "_ll199_invoice_v" CASCADE;
  DROP TABLE "bill_pages" CASCADE;
  DROP TABLE "_bill_pages_v" CASCADE;
  ALTER TABLE "mail_templates" DROP COLUMN "reason";
  ALTER TABLE "_mail_templates_v" DROP COLUMN "version_reason";
  ALTER TABLE "site_settings" DROP COLUMN "search_hint";
  ALTER TABLE "site_settings" DROP COLUMN "checked_text";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_search_hint";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_checked_text";
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
  ALTER TABLE "search_page" DROP COLUMN "buildings_text";
  ALTER TABLE "search_page" DROP COLUMN "some_words_text";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_buildings_text";
  ALTER TABLE "_search_page_v" DROP COLUMN "version_some_words_text";
  ALTER TABLE "partner_program" DROP COLUMN "directory_licenses_heading";
  ALTER TABLE "partner_program" DROP COLUMN "directory_licenses_text";
  ALTER TABLE "partner_program" DROP COLUMN "directory_example_text";
  ALTER TABLE "partner_program" DROP COLUMN "experts_heading";
  ALTER TABLE "partner_program" DROP COLUMN "experts_text";
  ALTER TABLE "partner_program" DROP COLUMN "experts_empty_text";
  ALTER TABLE "partner_program" DROP COLUMN "experts_apply_heading";
  ALTER TABLE "partner_program" DROP COLUMN "experts_apply_text";
  ALTER TABLE "partner_program" DROP COLUMN "application_benefits_heading";
  ALTER TABLE "partner_program" DROP COLUMN "application_services_hint";
  ALTER TABLE "partner_program" DROP COLUMN "application_experience_hint";
  ALTER TABLE "partner_program" DROP COLUMN "application_trades_hint";
  ALTER TABLE "partner_program" DROP COLUMN "application_laws_hint";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_directory_licenses_heading";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_directory_licenses_text";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_directory_example_text";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_experts_heading";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_experts_text";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_experts_empty_text";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_experts_apply_heading";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_experts_apply_text";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_application_benefits_heading";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_application_services_hint";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_application_experience_hint";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_application_trades_hint";
  ALTER TABLE "_partner_program_v" DROP COLUMN "version_application_laws_hint";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_heading";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_date";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_penalty";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_what_to_do";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_if_late";
  ALTER TABLE "module_browser" DROP COLUMN "laws_questions_exempt";
  ALTER TABLE "module_browser" DROP COLUMN "coming_soon_text";
  ALTER TABLE "module_browser" DROP COLUMN "coming_soon_description";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_heading";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_date";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_penalty";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_what_to_do";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_if_late";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_questions_exempt";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_coming_soon_text";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_coming_soon_description";
  ALTER TABLE "contact" DROP COLUMN "application_title";
  ALTER TABLE "contact" DROP COLUMN "application_text";
  ALTER TABLE "_contact_v" DROP COLUMN "version_application_title";
  ALTER TABLE "_contact_v" DROP COLUMN "version_application_text";
  ALTER TABLE "feedback_page" DROP COLUMN "points_heading";
  ALTER TABLE "_feedback_page_v" DROP COLUMN "version_points_heading";
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
  ALTER TABLE "cwz_assessment_page" DROP COLUMN "hints_address";
  ALTER TABLE "cwz_assessment_page" DROP COLUMN "hints_other_hauler";
  ALTER TABLE "cwz_assessment_page" DROP COLUMN "hints_monthly_bill";
  ALTER TABLE "cwz_assessment_page" DROP COLUMN "summary_heading";
  ALTER TABLE "cwz_assessment_page" DROP COLUMN "filled_in_text";
  ALTER TABLE "_cwz_assessment_page_v" DROP COLUMN "version_hints_address";
  ALTER TABLE "_cwz_assessment_page_v" DROP COLUMN "version_hints_other_hauler";
  ALTER TABLE "_cwz_assessment_page_v" DROP COLUMN "version_hints_monthly_bill";
  ALTER TABLE "_cwz_assessment_page_v" DROP COLUMN "version_summary_heading";
  ALTER TABLE "_cwz_assessment_page_v" DROP COLUMN "version_filled_in_text";
  ALTER TABLE "cwz_report" DROP COLUMN "example_heading";
  ALTER TABLE "cwz_report" DROP COLUMN "example_zone_text";
  ALTER TABLE "cwz_report" DROP COLUMN "example_hauler_text";
  ALTER TABLE "cwz_report" DROP COLUMN "unknown_zone_heading";
  ALTER TABLE "cwz_report" DROP COLUMN "unknown_zone_text";
  ALTER TABLE "cwz_report" DROP COLUMN "unknown_zone_several_text";
  ALTER TABLE "cwz_report" DROP COLUMN "unknown_zone_one_text";
  ALTER TABLE "cwz_report" DROP COLUMN "unverified_text";
  ALTER TABLE "cwz_report" DROP COLUMN "told_heading";
  ALTER TABLE "cwz_report" DROP COLUMN "told_bill_text";
  ALTER TABLE "cwz_report" DROP COLUMN "told_warning_text";
  ALTER TABLE "cwz_report" DROP COLUMN "told_no_warning_text";
  ALTER TABLE "cwz_report" DROP COLUMN "told_hauler_awarded";
  ALTER TABLE "cwz_report" DROP COLUMN "told_hauler_live";
  ALTER TABLE "cwz_report" DROP COLUMN "told_hauler_scheduled";
  ALTER TABLE "cwz_report" DROP COLUMN "told_hauler_undated";
  ALTER TABLE "cwz_report" DROP COLUMN "told_hauler_unknown_zone";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_example_heading";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_example_zone_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_example_hauler_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_unknown_zone_heading";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_unknown_zone_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_unknown_zone_several_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_unknown_zone_one_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_unverified_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_heading";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_bill_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_warning_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_no_warning_text";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_hauler_awarded";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_hauler_live";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_hauler_scheduled";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_hauler_undated";
  ALTER TABLE "_cwz_report_v" DROP COLUMN "version_told_hauler_unknown_zone";
  ALTER TABLE "internet_quiz" DROP COLUMN "hints_address";
  ALTER TABLE "internet_quiz" DROP COLUMN "hints_notes";
  ALTER TABLE "internet_quiz" DROP COLUMN "filled_in_text";
  ALTER TABLE "internet_quiz" DROP COLUMN "summary_heading";
  ALTER TABLE "_internet_quiz_v" DROP COLUMN "version_hints_address";
  ALTER TABLE "_internet_quiz_v" DROP COLUMN "version_hints_notes";
  ALTER TABLE "_internet_quiz_v" DROP COLUMN "version_filled_in_text";
  ALTER TABLE "_internet_quiz_v" DROP COLUMN "version_summary_heading";
  DROP TYPE "public"."enum_portfolio_pages_status";
  DROP TYPE "public"."enum__portfolio_pages_v_version_status";
  DROP TYPE "public"."enum_figures_page_status";
  DROP TYPE "public"."enum__figures_page_v_version_status";
  DROP TYPE "public"."enum_checklist_page_status";
  DROP TYPE "public"."enum__checklist_page_v_version_status";
  DROP TYPE "public"."enum_issues_page_status";
  DROP TYPE "public"."enum__issues_page_v_version_status";
  DROP TYPE "public"."enum_ll97_calculator_status";
  DROP TYPE "public"."enum__ll97_calculator_v_version_status";
  DROP TYPE "public"."enum_ll97_report_status";
  DROP TYPE "public"."enum__ll97_report_v_version_status";
  DROP TYPE "public"."enum_quiz_page_status";
  DROP TYPE "public"."enum__quiz_page_v_version_status";
  DROP TYPE "public"."enum_cwz_zones_status";
  DROP TYPE "public"."enum__cwz_zones_v_version_status";
  DROP TYPE "public"."enum_ll199_invoice_status";
  DROP TYPE "public"."enum__ll199_invoice_v_version_status";
  DROP TYPE "public"."enum_bill_pages_status";
  DROP TYPE "public"."enum__bill_pages_v_version_status";`)
}
