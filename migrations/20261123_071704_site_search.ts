import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres';
import { createSearchTables, dropSearchTables } from '#cms/search/tables.ts';

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "search_page_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar
  );
  
  CREATE TABLE "search_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"lead" varchar,
  	"none_heading" varchar,
  	"none_text" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_search_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_search_page_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_search_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_heading" varchar,
  	"version_lead" varchar,
  	"version_none_heading" varchar,
  	"version_none_text" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__search_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "search_page_synonyms" ADD CONSTRAINT "search_page_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_synonyms" ADD CONSTRAINT "_search_page_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_page_synonyms_order_idx" ON "search_page_synonyms" USING btree ("_order");
  CREATE INDEX "search_page_synonyms_parent_id_idx" ON "search_page_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_synonyms_order_idx" ON "_search_page_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_synonyms_parent_id_idx" ON "_search_page_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_autosave_idx" ON "_search_page_v" USING btree ("autosave");`);
  await createSearchTables(db);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropSearchTables(db);
  await db.execute(sql`
   DROP TABLE "search_page_synonyms" CASCADE;
  DROP TABLE "search_page" CASCADE;
  DROP TABLE "_search_page_v_version_synonyms" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_version_status";`)
}
