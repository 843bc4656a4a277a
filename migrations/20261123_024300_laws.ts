import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_laws_family" AS ENUM('energy', 'structure', 'devices', 'housing', 'waste', 'money', 'buildingWork');
  CREATE TYPE "public"."enum_laws_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_laws_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_laws_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__laws_v_version_family" AS ENUM('energy', 'structure', 'devices', 'housing', 'waste', 'money', 'buildingWork');
  CREATE TYPE "public"."enum__laws_v_version_key" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__laws_v_version_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__laws_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_buildings_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  CREATE TYPE "public"."enum_buildings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__buildings_v_version_questions_key" AS ENUM('gasPiping', 'gasAppliances', 'raisedCellar', 'fewOccupants', 'parapet', 'parking', 'retainingWall', 'boiler', 'highPressureBoiler', 'elevator', 'coolingTower', 'tallOffice', 'no4Oil', 'ownerLivesHere', 'rented', 'builtBefore1960', 'leadPaint', 'waterTank', 'rentStabilized', 'carter', 'backflow', 'shop', 'rentIncome', 'units', 'floors', 'floorArea', 'yearBuilt', 'district', 'buildingClass');
  CREATE TYPE "public"."enum__buildings_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_figures_module" ADD VALUE 'buildings';
  ALTER TYPE "public"."enum__figures_v_version_module" ADD VALUE 'buildings';
  ALTER TYPE "public"."enum_deadlines_module" ADD VALUE 'buildings';
  ALTER TYPE "public"."enum__deadlines_v_version_module" ADD VALUE 'buildings';
  CREATE TABLE "laws_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "laws" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"name" varchar,
  	"family" "enum_laws_family",
  	"agency" varchar,
  	"summary" varchar,
  	"exempt" varchar,
  	"what_to_do" varchar,
  	"date_in_words" varchar,
  	"penalty" varchar,
  	"citation" varchar,
  	"source_id" integer,
  	"page" varchar,
  	"is_off" boolean DEFAULT false,
  	"key" "enum_laws_key",
  	"certainty" "enum_laws_certainty",
  	"checked_on" varchar,
  	"checked_by_id" integer,
  	"check_again_after_days" numeric DEFAULT 180,
  	"note" varchar,
  	"seed_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_laws_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_laws_v_version_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_laws_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_name" varchar,
  	"version_family" "enum__laws_v_version_family",
  	"version_agency" varchar,
  	"version_summary" varchar,
  	"version_exempt" varchar,
  	"version_what_to_do" varchar,
  	"version_date_in_words" varchar,
  	"version_penalty" varchar,
  	"version_citation" varchar,
  	"version_source_id" integer,
  	"version_page" varchar,
  	"version_is_off" boolean DEFAULT false,
  	"version_key" "enum__laws_v_version_key",
  	"version_certainty" "enum__laws_v_version_certainty",
  	"version_checked_on" varchar,
  	"version_checked_by_id" integer,
  	"version_check_again_after_days" numeric DEFAULT 180,
  	"version_note" varchar,
  	"version_seed_digest" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__laws_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "buildings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_buildings_questions_key",
  	"question" varchar,
  	"why" varchar
  );
  
  CREATE TABLE "buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"search_label" varchar,
  	"search_hint" varchar,
  	"search_button_label" varchar,
  	"search_describe_label" varchar,
  	"search_several_heading" varchar,
  	"search_several_text" varchar,
  	"search_near_heading" varchar,
  	"search_near_text" varchar,
  	"search_none_heading" varchar,
  	"search_none_text" varchar,
  	"search_intersection_heading" varchar,
  	"search_intersection_text" varchar,
  	"search_unreadable_heading" varchar,
  	"search_unreadable_text" varchar,
  	"building_facts_heading" varchar,
  	"building_facts_text" varchar,
  	"building_correct_text" varchar,
  	"building_several_buildings_text" varchar,
  	"building_condo_text" varchar,
  	"building_next_heading" varchar,
  	"building_next_empty_text" varchar,
  	"building_weekend_text" varchar,
  	"building_notice" varchar,
  	"answers_applies_heading" varchar,
  	"answers_applies_text" varchar,
  	"answers_likely_heading" varchar,
  	"answers_likely_text" varchar,
  	"answers_ask_heading" varchar,
  	"answers_ask_text" varchar,
  	"answers_does_not_apply_heading" varchar,
  	"answers_does_not_apply_text" varchar,
  	"answers_only_if_you_build_heading" varchar,
  	"answers_only_if_you_build_text" varchar,
  	"emissions_heading" varchar,
  	"emissions_filings_text" varchar,
  	"unknown_lot_heading" varchar,
  	"unknown_lot_text" varchar,
  	"merged_lot_heading" varchar,
  	"merged_lot_text" varchar,
  	"impossible_lot_heading" varchar,
  	"impossible_lot_text" varchar,
  	"ask_heading" varchar,
  	"ask_lead" varchar,
  	"ask_yes_label" varchar,
  	"ask_no_label" varchar,
  	"ask_unknown_label" varchar,
  	"ask_button_label" varchar,
  	"describe_heading" varchar,
  	"describe_lead" varchar,
  	"describe_button_label" varchar,
  	"take_along_heading" varchar,
  	"take_along_text" varchar,
  	"take_along_mistake_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_buildings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_buildings_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__buildings_v_version_questions_key",
  	"question" varchar,
  	"why" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_buildings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_search_label" varchar,
  	"version_search_hint" varchar,
  	"version_search_button_label" varchar,
  	"version_search_describe_label" varchar,
  	"version_search_several_heading" varchar,
  	"version_search_several_text" varchar,
  	"version_search_near_heading" varchar,
  	"version_search_near_text" varchar,
  	"version_search_none_heading" varchar,
  	"version_search_none_text" varchar,
  	"version_search_intersection_heading" varchar,
  	"version_search_intersection_text" varchar,
  	"version_search_unreadable_heading" varchar,
  	"version_search_unreadable_text" varchar,
  	"version_building_facts_heading" varchar,
  	"version_building_facts_text" varchar,
  	"version_building_correct_text" varchar,
  	"version_building_several_buildings_text" varchar,
  	"version_building_condo_text" varchar,
  	"version_building_next_heading" varchar,
  	"version_building_next_empty_text" varchar,
  	"version_building_weekend_text" varchar,
  	"version_building_notice" varchar,
  	"version_answers_applies_heading" varchar,
  	"version_answers_applies_text" varchar,
  	"version_answers_likely_heading" varchar,
  	"version_answers_likely_text" varchar,
  	"version_answers_ask_heading" varchar,
  	"version_answers_ask_text" varchar,
  	"version_answers_does_not_apply_heading" varchar,
  	"version_answers_does_not_apply_text" varchar,
  	"version_answers_only_if_you_build_heading" varchar,
  	"version_answers_only_if_you_build_text" varchar,
  	"version_emissions_heading" varchar,
  	"version_emissions_filings_text" varchar,
  	"version_unknown_lot_heading" varchar,
  	"version_unknown_lot_text" varchar,
  	"version_merged_lot_heading" varchar,
  	"version_merged_lot_text" varchar,
  	"version_impossible_lot_heading" varchar,
  	"version_impossible_lot_text" varchar,
  	"version_ask_heading" varchar,
  	"version_ask_lead" varchar,
  	"version_ask_yes_label" varchar,
  	"version_ask_no_label" varchar,
  	"version_ask_unknown_label" varchar,
  	"version_ask_button_label" varchar,
  	"version_describe_heading" varchar,
  	"version_describe_lead" varchar,
  	"version_describe_button_label" varchar,
  	"version_take_along_heading" varchar,
  	"version_take_along_text" varchar,
  	"version_take_along_mistake_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__buildings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "laws_id" integer;
  ALTER TABLE "laws_reasons" ADD CONSTRAINT "laws_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."laws"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "laws" ADD CONSTRAINT "laws_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "laws" ADD CONSTRAINT "laws_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v_version_reasons" ADD CONSTRAINT "_laws_v_version_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_laws_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_parent_id_laws_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."laws"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_version_source_id_sources_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_laws_v" ADD CONSTRAINT "_laws_v_version_checked_by_id_users_id_fk" FOREIGN KEY ("version_checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buildings_questions" ADD CONSTRAINT "buildings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buildings_v_version_questions" ADD CONSTRAINT "_buildings_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "laws_reasons_order_idx" ON "laws_reasons" USING btree ("_order");
  CREATE INDEX "laws_reasons_parent_id_idx" ON "laws_reasons" USING btree ("_parent_id");
  CREATE INDEX "laws_source_idx" ON "laws" USING btree ("source_id");
  CREATE UNIQUE INDEX "laws_key_idx" ON "laws" USING btree ("key");
  CREATE INDEX "laws_checked_by_idx" ON "laws" USING btree ("checked_by_id");
  CREATE INDEX "laws_updated_at_idx" ON "laws" USING btree ("updated_at");
  CREATE INDEX "laws_created_at_idx" ON "laws" USING btree ("created_at");
  CREATE INDEX "laws__status_idx" ON "laws" USING btree ("_status");
  CREATE INDEX "_laws_v_version_reasons_order_idx" ON "_laws_v_version_reasons" USING btree ("_order");
  CREATE INDEX "_laws_v_version_reasons_parent_id_idx" ON "_laws_v_version_reasons" USING btree ("_parent_id");
  CREATE INDEX "_laws_v_parent_idx" ON "_laws_v" USING btree ("parent_id");
  CREATE INDEX "_laws_v_version_version_source_idx" ON "_laws_v" USING btree ("version_source_id");
  CREATE INDEX "_laws_v_version_version_key_idx" ON "_laws_v" USING btree ("version_key");
  CREATE INDEX "_laws_v_version_version_checked_by_idx" ON "_laws_v" USING btree ("version_checked_by_id");
  CREATE INDEX "_laws_v_version_version_updated_at_idx" ON "_laws_v" USING btree ("version_updated_at");
  CREATE INDEX "_laws_v_version_version_created_at_idx" ON "_laws_v" USING btree ("version_created_at");
  CREATE INDEX "_laws_v_version_version__status_idx" ON "_laws_v" USING btree ("version__status");
  CREATE INDEX "_laws_v_created_at_idx" ON "_laws_v" USING btree ("created_at");
  CREATE INDEX "_laws_v_updated_at_idx" ON "_laws_v" USING btree ("updated_at");
  CREATE INDEX "_laws_v_latest_idx" ON "_laws_v" USING btree ("latest");
  CREATE INDEX "_laws_v_autosave_idx" ON "_laws_v" USING btree ("autosave");
  CREATE INDEX "buildings_questions_order_idx" ON "buildings_questions" USING btree ("_order");
  CREATE INDEX "buildings_questions_parent_id_idx" ON "buildings_questions" USING btree ("_parent_id");
  CREATE INDEX "buildings__status_idx" ON "buildings" USING btree ("_status");
  CREATE INDEX "_buildings_v_version_questions_order_idx" ON "_buildings_v_version_questions" USING btree ("_order");
  CREATE INDEX "_buildings_v_version_questions_parent_id_idx" ON "_buildings_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_buildings_v_version_version__status_idx" ON "_buildings_v" USING btree ("version__status");
  CREATE INDEX "_buildings_v_created_at_idx" ON "_buildings_v" USING btree ("created_at");
  CREATE INDEX "_buildings_v_updated_at_idx" ON "_buildings_v" USING btree ("updated_at");
  CREATE INDEX "_buildings_v_latest_idx" ON "_buildings_v" USING btree ("latest");
  CREATE INDEX "_buildings_v_autosave_idx" ON "_buildings_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_laws_fk" FOREIGN KEY ("laws_id") REFERENCES "public"."laws"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_laws_id_idx" ON "payload_locked_documents_rels" USING btree ("laws_id");
  ALTER TABLE "site_settings" ADD COLUMN "lists_buildings" boolean DEFAULT true;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_lists_buildings" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "lists_buildings";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_lists_buildings";
  DELETE FROM "_figures_v" WHERE "version_module" = 'buildings';
  DELETE FROM "figures" WHERE "module" = 'buildings';
  DELETE FROM "_deadlines_v" WHERE "version_module" = 'buildings';
  DELETE FROM "deadlines" WHERE "module" = 'buildings';
   ALTER TABLE "laws_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "laws" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_laws_v_version_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_laws_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "buildings_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "buildings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_buildings_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_buildings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "laws_reasons" CASCADE;
  DROP TABLE "laws" CASCADE;
  DROP TABLE "_laws_v_version_reasons" CASCADE;
  DROP TABLE "_laws_v" CASCADE;
  DROP TABLE "buildings_questions" CASCADE;
  DROP TABLE "buildings" CASCADE;
  DROP TABLE "_buildings_v_version_questions" CASCADE;
  DROP TABLE "_buildings_v" CASCADE;
  
  ALTER TABLE "figures" ALTER COLUMN "module" SET DATA TYPE text;
  DROP TYPE "public"."enum_figures_module";
  CREATE TYPE "public"."enum_figures_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  ALTER TABLE "figures" ALTER COLUMN "module" SET DATA TYPE "public"."enum_figures_module" USING "module"::"public"."enum_figures_module";
  ALTER TABLE "_figures_v" ALTER COLUMN "version_module" SET DATA TYPE text;
  DROP TYPE "public"."enum__figures_v_version_module";
  CREATE TYPE "public"."enum__figures_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  ALTER TABLE "_figures_v" ALTER COLUMN "version_module" SET DATA TYPE "public"."enum__figures_v_version_module" USING "version_module"::"public"."enum__figures_v_version_module";
  ALTER TABLE "deadlines" ALTER COLUMN "module" SET DATA TYPE text;
  DROP TYPE "public"."enum_deadlines_module";
  CREATE TYPE "public"."enum_deadlines_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  ALTER TABLE "deadlines" ALTER COLUMN "module" SET DATA TYPE "public"."enum_deadlines_module" USING "module"::"public"."enum_deadlines_module";
  ALTER TABLE "_deadlines_v" ALTER COLUMN "version_module" SET DATA TYPE text;
  DROP TYPE "public"."enum__deadlines_v_version_module";
  CREATE TYPE "public"."enum__deadlines_v_version_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  ALTER TABLE "_deadlines_v" ALTER COLUMN "version_module" SET DATA TYPE "public"."enum__deadlines_v_version_module" USING "version_module"::"public"."enum__deadlines_v_version_module";
  DROP INDEX "payload_locked_documents_rels_laws_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "laws_id";
  DROP TYPE "public"."enum_laws_family";
  DROP TYPE "public"."enum_laws_key";
  DROP TYPE "public"."enum_laws_certainty";
  DROP TYPE "public"."enum_laws_status";
  DROP TYPE "public"."enum__laws_v_version_family";
  DROP TYPE "public"."enum__laws_v_version_key";
  DROP TYPE "public"."enum__laws_v_version_certainty";
  DROP TYPE "public"."enum__laws_v_version_status";
  DROP TYPE "public"."enum_buildings_questions_key";
  DROP TYPE "public"."enum_buildings_status";
  DROP TYPE "public"."enum__buildings_v_version_questions_key";
  DROP TYPE "public"."enum__buildings_v_version_status";`)
}
