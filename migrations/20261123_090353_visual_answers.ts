import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { dropFigureUses, indexFigureUses } from '#cms/custom-sql.ts';
import { createSearchTables, dropSearchTables } from '#cms/search/tables.ts';

/** The laws that a letter from the city may be about: what it is about, the law, the page. */
const LAWS = [
  ['Carbon emissions', 'Local Law 97', '/laws/ll97-320'],
  ['Energy benchmarking', 'Local Law 84', '/laws/ll84'],
  ['Gas piping', 'Local Law 152', '/laws/ll152'],
  ['Facade inspection', 'FISP, Local Law 11', '/laws/fisp'],
  ['Boiler inspection', 'Low-pressure boilers', '/laws/boiler-low'],
  ['Lead paint', 'Local Law 31', '/laws/ll31'],
  ['Pests or mold', 'Local Law 55, HPD', '/laws/ll55'],
  ['Choosing a waste carter', 'Commercial Waste Zones', '/cwz'],
  ['Waste bills and recycling', 'Local Law 199', '/ll199'],
  ['Foam, bags, straws', 'Single-use plastics', '/nyc-plastic'],
  ['Parking structures', 'Local Law 126', '/laws/ll126-parking'],
  ['Internet service', 'Internet Master Plan', '/nyc-internet'],
];

/** Texts that pages need since this migration, where content was seeded before it. Editors change them in the panel. */
async function fillTexts({ db }: MigrateUpArgs): Promise<void> {
  const laws = JSON.stringify(LAWS.map(([subject, law, url]) => ({ subject, law, url })));
  for (const [version, prefix] of [['', ''], ['_', 'version_']] as const) {
    const table = (name: string) => sql.raw(version ? `"_${name}_v"` : `"${name}"`);
    const set = (texts: Record<string, string>) =>
      sql.join(Object.entries(texts).map(([column, text]) => sql`${sql.identifier(prefix + column)} = ${text}`), sql`, `);
    await db.execute(sql`update ${table('home')} set ${set({
      letters_heading: 'I got a letter about ...',
      letters_laws_label: 'Something else? See all building laws',
    })}`);
    await db.execute(sql`update ${table('module_browser')} set ${set({
      laws_heading: 'All building laws',
      laws_lead:
        'Inspections, filings, registrations and limits for New York City buildings. Choose the law that your letter names to see what it asks for, when it\'s due, what it costs to miss it, and who is exempt.',
      laws_button_label: 'See all building laws',
      laws_box_label: 'Does it apply to your building, and when?',
    })}`);
    await db.execute(sql`update ${table('buildings')} set ${set({
      gas_piping_heading: 'When is your gas piping inspection due?',
      gas_piping_lead:
        'Local Law 152 sets the year by community district. Find yours on the map or in the table.',
      gas_piping_text:
        'Book a qualified plumber to inspect in the year your district is due, and file the certification within {figure:ll152-certification-days} of the inspection. One- and two-family homes and some small residences are exempt. The owner of a building without gas piping certifies that once. The schedule comes from published copies of 1 RCNY 103-10(c), which we couldn\'t compare with the official text.',
      gas_piping_call_heading: 'Don\'t know your community district?',
      gas_piping_call_text:
        'Look up your building to see its district, whether it needs the inspection, and its other dates.',
      gas_piping_button_label: 'Find my building',
    })}`);
  }
  await db.execute(sql`
    insert into site_settings_laws (_order, _parent_id, id, subject, law, url)
    select place, parent.id, gen_random_uuid()::text, law ->> 'subject', law ->> 'law', law ->> 'url'
    from site_settings parent, jsonb_array_elements(${laws}::jsonb) with ordinality as laws(law, place)`);
  await db.execute(sql`
    insert into _site_settings_v_version_laws (_order, _parent_id, subject, law, url)
    select place, parent.id, law ->> 'subject', law ->> 'law', law ->> 'url'
    from _site_settings_v parent, jsonb_array_elements(${laws}::jsonb) with ordinality as laws(law, place)
    where parent.latest`);
}

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__search_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "articles_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "_articles_v_version_updates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"articles_id" integer
  );
  
  CREATE TABLE "site_settings_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_laws" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar,
  	"law" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
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
  
  ALTER TABLE "bill_uploads" ADD COLUMN "first_file_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "file_number" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "home" ADD COLUMN "letters_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "letters_laws_label" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_letters_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_letters_laws_label" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_lead" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_call_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_call_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "gas_piping_button_label" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_lead" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_call_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_call_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_gas_piping_button_label" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_heading" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_lead" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_button_label" varchar;
  ALTER TABLE "module_browser" ADD COLUMN "laws_box_label" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_heading" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_lead" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_button_label" varchar;
  ALTER TABLE "_module_browser_v" ADD COLUMN "version_laws_box_label" varchar;
  ALTER TABLE "articles_updates" ADD CONSTRAINT "articles_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_updates" ADD CONSTRAINT "_articles_v_version_updates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_laws" ADD CONSTRAINT "site_settings_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_laws" ADD CONSTRAINT "_site_settings_v_version_laws_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_page_synonyms" ADD CONSTRAINT "search_page_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_page_v_version_synonyms" ADD CONSTRAINT "_search_page_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_updates_order_idx" ON "articles_updates" USING btree ("_order");
  CREATE INDEX "articles_updates_parent_id_idx" ON "articles_updates" USING btree ("_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_articles_id_idx" ON "articles_rels" USING btree ("articles_id");
  CREATE INDEX "_articles_v_version_updates_order_idx" ON "_articles_v_version_updates" USING btree ("_order");
  CREATE INDEX "_articles_v_version_updates_parent_id_idx" ON "_articles_v_version_updates" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_articles_id_idx" ON "_articles_v_rels" USING btree ("articles_id");
  CREATE INDEX "site_settings_laws_order_idx" ON "site_settings_laws" USING btree ("_order");
  CREATE INDEX "site_settings_laws_parent_id_idx" ON "site_settings_laws" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_laws_order_idx" ON "_site_settings_v_version_laws" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_laws_parent_id_idx" ON "_site_settings_v_version_laws" USING btree ("_parent_id");
  CREATE INDEX "search_page_synonyms_order_idx" ON "search_page_synonyms" USING btree ("_order");
  CREATE INDEX "search_page_synonyms_parent_id_idx" ON "search_page_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_page__status_idx" ON "search_page" USING btree ("_status");
  CREATE INDEX "_search_page_v_version_synonyms_order_idx" ON "_search_page_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_page_v_version_synonyms_parent_id_idx" ON "_search_page_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_page_v_version_version__status_idx" ON "_search_page_v" USING btree ("version__status");
  CREATE INDEX "_search_page_v_created_at_idx" ON "_search_page_v" USING btree ("created_at");
  CREATE INDEX "_search_page_v_updated_at_idx" ON "_search_page_v" USING btree ("updated_at");
  CREATE INDEX "_search_page_v_latest_idx" ON "_search_page_v" USING btree ("latest");
  CREATE INDEX "_search_page_v_autosave_idx" ON "_search_page_v" USING btree ("autosave");
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk" FOREIGN KEY ("first_file_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bill_uploads_first_file_idx" ON "bill_uploads" USING btree ("first_file_id");
  ALTER TABLE "home" DROP COLUMN "modules_heading";
  ALTER TABLE "home" DROP COLUMN "modules_introduction";
  ALTER TABLE "_home_v" DROP COLUMN "version_modules_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_modules_introduction";`);
  await createSearchTables(db);
  await indexFigureUses(db);
  await fillTexts({ db, payload, req });
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await dropFigureUses(db);
  await dropSearchTables(db);
  await db.execute(sql`
   ALTER TABLE "articles_updates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_updates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_laws" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_laws" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_page_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_page_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_search_page_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_updates" CASCADE;
  DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_version_updates" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "site_settings_laws" CASCADE;
  DROP TABLE "_site_settings_v_version_laws" CASCADE;
  DROP TABLE "search_page_synonyms" CASCADE;
  DROP TABLE "search_page" CASCADE;
  DROP TABLE "_search_page_v_version_synonyms" CASCADE;
  DROP TABLE "_search_page_v" CASCADE;
  ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk";
  
  DROP INDEX "bill_uploads_first_file_idx";
  ALTER TABLE "home" ADD COLUMN "modules_heading" varchar;
  ALTER TABLE "home" ADD COLUMN "modules_introduction" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_modules_heading" varchar;
  ALTER TABLE "_home_v" ADD COLUMN "version_modules_introduction" varchar;
  ALTER TABLE "bill_uploads" DROP COLUMN "first_file_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "file_number";
  ALTER TABLE "home" DROP COLUMN "letters_heading";
  ALTER TABLE "home" DROP COLUMN "letters_laws_label";
  ALTER TABLE "_home_v" DROP COLUMN "version_letters_heading";
  ALTER TABLE "_home_v" DROP COLUMN "version_letters_laws_label";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_heading";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_lead";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_text";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_call_heading";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_call_text";
  ALTER TABLE "buildings" DROP COLUMN "gas_piping_button_label";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_lead";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_call_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_call_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_gas_piping_button_label";
  ALTER TABLE "module_browser" DROP COLUMN "laws_heading";
  ALTER TABLE "module_browser" DROP COLUMN "laws_lead";
  ALTER TABLE "module_browser" DROP COLUMN "laws_button_label";
  ALTER TABLE "module_browser" DROP COLUMN "laws_box_label";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_heading";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_lead";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_button_label";
  ALTER TABLE "_module_browser_v" DROP COLUMN "version_laws_box_label";
  DROP TYPE "public"."enum_search_page_status";
  DROP TYPE "public"."enum__search_page_v_version_status";`)
}
