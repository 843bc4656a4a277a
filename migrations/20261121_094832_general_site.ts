import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_modules" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_partners_service_categories" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum_partners_partner_type" AS ENUM('consultants', 'serviceProviders', 'implementationPartners');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_modules" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__partners_v_version_service_categories" AS ENUM('Engineering', 'Consulting', 'Technology', 'Financial', 'Legal', 'Waste Hauling', 'Recycling', 'isp', 'infrastructure', 'consultant', 'integrator', 'equipment', 'other', 'Packaging', 'Distribution', 'Pest Management', 'Exclusion', 'Remediation', 'Organics');
  CREATE TYPE "public"."enum__partners_v_version_partner_type" AS ENUM('consultants', 'serviceProviders', 'implementationPartners');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_themes_items_icon" AS ENUM('alerts', 'compliance', 'location', 'reports', 'partners', 'education');
  CREATE TYPE "public"."enum__home_v_version_themes_items_icon" AS ENUM('alerts', 'compliance', 'location', 'reports', 'partners', 'education');
  CREATE TYPE "public"."enum_module_browser_cards_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_module_browser_band_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__module_browser_v_version_cards_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum__module_browser_v_version_band_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"slug" varchar,
  	"order" numeric DEFAULT 10,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 10,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "partners_modules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_modules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_service_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_service_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"website" varchar,
  	"logo_id" integer,
  	"slug" varchar,
  	"partner_type" "enum_partners_partner_type",
  	"featured" boolean DEFAULT false,
  	"is_example" boolean DEFAULT false,
  	"vendor_application_id" integer,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v_version_modules" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_modules",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_service_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_service_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"version_website" varchar,
  	"version_logo_id" integer,
  	"version_slug" varchar,
  	"version_partner_type" "enum__partners_v_version_partner_type",
  	"version_featured" boolean DEFAULT false,
  	"version_is_example" boolean DEFAULT false,
  	"version_vendor_application_id" integer,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "site_settings_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_office_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_product_name" varchar NOT NULL,
  	"version_tagline" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_contact_email" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_themes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_home_themes_items_icon" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_introduction" varchar NOT NULL,
  	"hero_learn_more_label" varchar NOT NULL,
  	"hero_contact_label" varchar NOT NULL,
  	"themes_heading" varchar NOT NULL,
  	"themes_introduction" varchar NOT NULL,
  	"modules_heading" varchar NOT NULL,
  	"modules_introduction" varchar NOT NULL,
  	"modules_button_label" varchar NOT NULL,
  	"partners_heading" varchar NOT NULL,
  	"partners_text" varchar NOT NULL,
  	"partners_button_label" varchar NOT NULL,
  	"articles_heading" varchar NOT NULL,
  	"articles_introduction" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_themes_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum__home_v_version_themes_items_icon" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_introduction" varchar NOT NULL,
  	"version_hero_learn_more_label" varchar NOT NULL,
  	"version_hero_contact_label" varchar NOT NULL,
  	"version_themes_heading" varchar NOT NULL,
  	"version_themes_introduction" varchar NOT NULL,
  	"version_modules_heading" varchar NOT NULL,
  	"version_modules_introduction" varchar NOT NULL,
  	"version_modules_button_label" varchar NOT NULL,
  	"version_partners_heading" varchar NOT NULL,
  	"version_partners_text" varchar NOT NULL,
  	"version_partners_button_label" varchar NOT NULL,
  	"version_articles_heading" varchar NOT NULL,
  	"version_articles_introduction" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "about_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"story" jsonb NOT NULL,
  	"story_button_label" varchar NOT NULL,
  	"values_heading" varchar NOT NULL,
  	"call_to_action_heading" varchar NOT NULL,
  	"call_to_action_text" varchar NOT NULL,
  	"call_to_action_button_label" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_story" jsonb NOT NULL,
  	"version_story_button_label" varchar NOT NULL,
  	"version_values_heading" varchar NOT NULL,
  	"version_call_to_action_heading" varchar NOT NULL,
  	"version_call_to_action_text" varchar NOT NULL,
  	"version_call_to_action_button_label" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "help_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL
  );
  
  CREATE TABLE "help" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"cards_faqs_title" varchar NOT NULL,
  	"cards_faqs_text" varchar NOT NULL,
  	"cards_guides_title" varchar NOT NULL,
  	"cards_guides_text" varchar NOT NULL,
  	"cards_support_title" varchar NOT NULL,
  	"cards_support_text" varchar NOT NULL,
  	"faq_heading" varchar NOT NULL,
  	"guides_heading" varchar NOT NULL,
  	"guides_introduction" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_help_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_help_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_cards_faqs_title" varchar NOT NULL,
  	"version_cards_faqs_text" varchar NOT NULL,
  	"version_cards_guides_title" varchar NOT NULL,
  	"version_cards_guides_text" varchar NOT NULL,
  	"version_cards_support_title" varchar NOT NULL,
  	"version_cards_support_text" varchar NOT NULL,
  	"version_faq_heading" varchar NOT NULL,
  	"version_guides_heading" varchar NOT NULL,
  	"version_guides_introduction" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "legal" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"last_updated" timestamp(3) with time zone NOT NULL,
  	"privacy_email" varchar NOT NULL,
  	"legal_email" varchar NOT NULL,
  	"privacy_title" varchar NOT NULL,
  	"privacy_body" jsonb NOT NULL,
  	"terms_title" varchar NOT NULL,
  	"terms_body" jsonb NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_legal_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_last_updated" timestamp(3) with time zone NOT NULL,
  	"version_privacy_email" varchar NOT NULL,
  	"version_legal_email" varchar NOT NULL,
  	"version_privacy_title" varchar NOT NULL,
  	"version_privacy_body" jsonb NOT NULL,
  	"version_terms_title" varchar NOT NULL,
  	"version_terms_body" jsonb NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "partner_programme_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "partner_programme_types_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "partner_programme_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "partner_programme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"benefits_heading" varchar NOT NULL,
  	"types_heading" varchar NOT NULL,
  	"featured_heading" varchar NOT NULL,
  	"featured_introduction" varchar NOT NULL,
  	"apply_label" varchar NOT NULL,
  	"apply_now_label" varchar NOT NULL,
  	"contact_label" varchar NOT NULL,
  	"directory_label" varchar NOT NULL,
  	"call_to_action_heading" varchar NOT NULL,
  	"call_to_action_text" varchar NOT NULL,
  	"directory_heading" varchar NOT NULL,
  	"directory_lead" varchar NOT NULL,
  	"directory_empty_text" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_partner_programme_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_programme_v_version_types_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_programme_v_version_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_partner_programme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_benefits_heading" varchar NOT NULL,
  	"version_types_heading" varchar NOT NULL,
  	"version_featured_heading" varchar NOT NULL,
  	"version_featured_introduction" varchar NOT NULL,
  	"version_apply_label" varchar NOT NULL,
  	"version_apply_now_label" varchar NOT NULL,
  	"version_contact_label" varchar NOT NULL,
  	"version_directory_label" varchar NOT NULL,
  	"version_call_to_action_heading" varchar NOT NULL,
  	"version_call_to_action_text" varchar NOT NULL,
  	"version_directory_heading" varchar NOT NULL,
  	"version_directory_lead" varchar NOT NULL,
  	"version_directory_empty_text" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "module_browser_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"module" "enum_module_browser_cards_module" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "module_browser" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"explore_label" varchar NOT NULL,
  	"band_module" "enum_module_browser_band_module" NOT NULL,
  	"band_title" varchar NOT NULL,
  	"band_text" varchar NOT NULL,
  	"band_button_label" varchar NOT NULL,
  	"meta_title" varchar NOT NULL,
  	"meta_description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_module_browser_v_version_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"module" "enum__module_browser_v_version_cards_module" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_module_browser_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_explore_label" varchar NOT NULL,
  	"version_band_module" "enum__module_browser_v_version_band_module" NOT NULL,
  	"version_band_title" varchar NOT NULL,
  	"version_band_text" varchar NOT NULL,
  	"version_band_button_label" varchar NOT NULL,
  	"version_meta_title" varchar NOT NULL,
  	"version_meta_description" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guides_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "contact_email" varchar NOT NULL DEFAULT 'hello@lotline.example';
  ALTER TABLE "site_settings" ALTER COLUMN "contact_email" DROP DEFAULT;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_modules" ADD CONSTRAINT "partners_modules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_service_categories" ADD CONSTRAINT "partners_service_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_vendor_application_id_vendor_applications_id_fk" FOREIGN KEY ("vendor_application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_version_modules" ADD CONSTRAINT "_partners_v_version_modules_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_service_categories" ADD CONSTRAINT "_partners_v_version_service_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_vendor_application_id_vendor_applications_id_fk" FOREIGN KEY ("version_vendor_application_id") REFERENCES "public"."vendor_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_office_hours" ADD CONSTRAINT "site_settings_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_office_hours" ADD CONSTRAINT "_site_settings_v_version_office_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_links" ADD CONSTRAINT "_site_settings_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_themes_items" ADD CONSTRAINT "home_themes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_themes_items" ADD CONSTRAINT "_home_v_version_themes_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_values" ADD CONSTRAINT "about_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_values" ADD CONSTRAINT "_about_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."help"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_help_v_version_questions" ADD CONSTRAINT "_help_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_help_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_programme_benefits" ADD CONSTRAINT "partner_programme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_programme_types_points" ADD CONSTRAINT "partner_programme_types_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_programme_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partner_programme_types" ADD CONSTRAINT "partner_programme_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partner_programme"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_programme_v_version_benefits" ADD CONSTRAINT "_partner_programme_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_programme_v_version_types_points" ADD CONSTRAINT "_partner_programme_v_version_types_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_programme_v_version_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partner_programme_v_version_types" ADD CONSTRAINT "_partner_programme_v_version_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partner_programme_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "module_browser_cards" ADD CONSTRAINT "module_browser_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."module_browser"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_module_browser_v_version_cards" ADD CONSTRAINT "_module_browser_v_version_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_module_browser_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides__status_idx" ON "guides" USING btree ("_status");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v" USING btree ("version__status");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "partners_modules_order_idx" ON "partners_modules" USING btree ("order");
  CREATE INDEX "partners_modules_parent_idx" ON "partners_modules" USING btree ("parent_id");
  CREATE INDEX "partners_service_categories_order_idx" ON "partners_service_categories" USING btree ("order");
  CREATE INDEX "partners_service_categories_parent_idx" ON "partners_service_categories" USING btree ("parent_id");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_vendor_application_idx" ON "partners" USING btree ("vendor_application_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_version_modules_order_idx" ON "_partners_v_version_modules" USING btree ("order");
  CREATE INDEX "_partners_v_version_modules_parent_idx" ON "_partners_v_version_modules" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_service_categories_order_idx" ON "_partners_v_version_service_categories" USING btree ("order");
  CREATE INDEX "_partners_v_version_service_categories_parent_idx" ON "_partners_v_version_service_categories" USING btree ("parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_vendor_application_idx" ON "_partners_v" USING btree ("version_vendor_application_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "site_settings_office_hours_order_idx" ON "site_settings_office_hours" USING btree ("_order");
  CREATE INDEX "site_settings_office_hours_parent_id_idx" ON "site_settings_office_hours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_office_hours_order_idx" ON "_site_settings_v_version_office_hours" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_office_hours_parent_id_idx" ON "_site_settings_v_version_office_hours" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_links_order_idx" ON "_site_settings_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_links_parent_id_idx" ON "_site_settings_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "home_themes_items_order_idx" ON "home_themes_items" USING btree ("_order");
  CREATE INDEX "home_themes_items_parent_id_idx" ON "home_themes_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_themes_items_order_idx" ON "_home_v_version_themes_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_themes_items_parent_id_idx" ON "_home_v_version_themes_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "about_values_order_idx" ON "about_values" USING btree ("_order");
  CREATE INDEX "about_values_parent_id_idx" ON "about_values" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_values_order_idx" ON "_about_v_version_values" USING btree ("_order");
  CREATE INDEX "_about_v_version_values_parent_id_idx" ON "_about_v_version_values" USING btree ("_parent_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE INDEX "help_questions_order_idx" ON "help_questions" USING btree ("_order");
  CREATE INDEX "help_questions_parent_id_idx" ON "help_questions" USING btree ("_parent_id");
  CREATE INDEX "_help_v_version_questions_order_idx" ON "_help_v_version_questions" USING btree ("_order");
  CREATE INDEX "_help_v_version_questions_parent_id_idx" ON "_help_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_help_v_created_at_idx" ON "_help_v" USING btree ("created_at");
  CREATE INDEX "_help_v_updated_at_idx" ON "_help_v" USING btree ("updated_at");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  CREATE INDEX "partner_programme_benefits_order_idx" ON "partner_programme_benefits" USING btree ("_order");
  CREATE INDEX "partner_programme_benefits_parent_id_idx" ON "partner_programme_benefits" USING btree ("_parent_id");
  CREATE INDEX "partner_programme_types_points_order_idx" ON "partner_programme_types_points" USING btree ("_order");
  CREATE INDEX "partner_programme_types_points_parent_id_idx" ON "partner_programme_types_points" USING btree ("_parent_id");
  CREATE INDEX "partner_programme_types_order_idx" ON "partner_programme_types" USING btree ("_order");
  CREATE INDEX "partner_programme_types_parent_id_idx" ON "partner_programme_types" USING btree ("_parent_id");
  CREATE INDEX "_partner_programme_v_version_benefits_order_idx" ON "_partner_programme_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_partner_programme_v_version_benefits_parent_id_idx" ON "_partner_programme_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_partner_programme_v_version_types_points_order_idx" ON "_partner_programme_v_version_types_points" USING btree ("_order");
  CREATE INDEX "_partner_programme_v_version_types_points_parent_id_idx" ON "_partner_programme_v_version_types_points" USING btree ("_parent_id");
  CREATE INDEX "_partner_programme_v_version_types_order_idx" ON "_partner_programme_v_version_types" USING btree ("_order");
  CREATE INDEX "_partner_programme_v_version_types_parent_id_idx" ON "_partner_programme_v_version_types" USING btree ("_parent_id");
  CREATE INDEX "_partner_programme_v_created_at_idx" ON "_partner_programme_v" USING btree ("created_at");
  CREATE INDEX "_partner_programme_v_updated_at_idx" ON "_partner_programme_v" USING btree ("updated_at");
  CREATE INDEX "module_browser_cards_order_idx" ON "module_browser_cards" USING btree ("_order");
  CREATE INDEX "module_browser_cards_parent_id_idx" ON "module_browser_cards" USING btree ("_parent_id");
  CREATE INDEX "module_browser_cards_module_idx" ON "module_browser_cards" USING btree ("module");
  CREATE INDEX "module_browser_band_band_module_idx" ON "module_browser" USING btree ("band_module");
  CREATE INDEX "_module_browser_v_version_cards_order_idx" ON "_module_browser_v_version_cards" USING btree ("_order");
  CREATE INDEX "_module_browser_v_version_cards_parent_id_idx" ON "_module_browser_v_version_cards" USING btree ("_parent_id");
  CREATE INDEX "_module_browser_v_version_cards_module_idx" ON "_module_browser_v_version_cards" USING btree ("module");
  CREATE INDEX "_module_browser_v_version_band_version_band_module_idx" ON "_module_browser_v" USING btree ("version_band_module");
  CREATE INDEX "_module_browser_v_created_at_idx" ON "_module_browser_v" USING btree ("created_at");
  CREATE INDEX "_module_browser_v_updated_at_idx" ON "_module_browser_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_guides_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_modules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_service_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_modules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_service_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_office_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_office_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_themes_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_themes_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "help" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_help_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_programme_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_programme_types_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_programme_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partner_programme" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partner_programme_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partner_programme_v_version_types_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partner_programme_v_version_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partner_programme_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "module_browser_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "module_browser" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_module_browser_v_version_cards" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_module_browser_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "partners_modules" CASCADE;
  DROP TABLE "partners_service_categories" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v_version_modules" CASCADE;
  DROP TABLE "_partners_v_version_service_categories" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "site_settings_office_hours" CASCADE;
  DROP TABLE "_site_settings_v_version_office_hours" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "home_themes_items" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_themes_items" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "about_values" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "_about_v_version_values" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "help_questions" CASCADE;
  DROP TABLE "help" CASCADE;
  DROP TABLE "_help_v_version_questions" CASCADE;
  DROP TABLE "_help_v" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  DROP TABLE "partner_programme_benefits" CASCADE;
  DROP TABLE "partner_programme_types_points" CASCADE;
  DROP TABLE "partner_programme_types" CASCADE;
  DROP TABLE "partner_programme" CASCADE;
  DROP TABLE "_partner_programme_v_version_benefits" CASCADE;
  DROP TABLE "_partner_programme_v_version_types_points" CASCADE;
  DROP TABLE "_partner_programme_v_version_types" CASCADE;
  DROP TABLE "_partner_programme_v" CASCADE;
  DROP TABLE "module_browser_cards" CASCADE;
  DROP TABLE "module_browser" CASCADE;
  DROP TABLE "_module_browser_v_version_cards" CASCADE;
  DROP TABLE "_module_browser_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guides_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  DROP INDEX "payload_locked_documents_rels_guides_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guides_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "site_settings" DROP COLUMN "contact_email";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum_partners_modules";
  DROP TYPE "public"."enum_partners_service_categories";
  DROP TYPE "public"."enum_partners_partner_type";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_modules";
  DROP TYPE "public"."enum__partners_v_version_service_categories";
  DROP TYPE "public"."enum__partners_v_version_partner_type";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_home_themes_items_icon";
  DROP TYPE "public"."enum__home_v_version_themes_items_icon";
  DROP TYPE "public"."enum_module_browser_cards_module";
  DROP TYPE "public"."enum_module_browser_band_module";
  DROP TYPE "public"."enum__module_browser_v_version_cards_module";
  DROP TYPE "public"."enum__module_browser_v_version_band_module";`)
}
