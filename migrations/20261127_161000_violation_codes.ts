import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_violation_codes_lines_field" AS ENUM('type', 'deviceType', 'sections', 'words', 'order', 'codes', 'charges', 'agency');
  CREATE TYPE "public"."enum_violation_codes_lines_match" AS ENUM('exact', 'pattern');
  CREATE TYPE "public"."enum_violation_codes_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum_violation_codes_lines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum_violation_codes_key" AS ENUM('dob-violations', 'dob-safety-violations', 'dob-ecb-violations', 'hpd-violations', 'oath-hearings');
  CREATE TYPE "public"."enum_violation_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_field" AS ENUM('type', 'deviceType', 'sections', 'words', 'order', 'codes', 'charges', 'agency');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_match" AS ENUM('exact', 'pattern');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_law" AS ENUM('ll97-320', 'll97-321', 'll84', 'll33', 'll87', 'll88', 'no4-oil', 'll152', 'fisp', 'parapet', 'll126-parking', 'retaining-wall', 'boiler-low', 'boiler-high', 'elevator', 'cooling-tower', 'll26', 'll157', 'hpd-registration', 'bedbug', 'll55', 'll31', 'll1-lead-notice', 'window-guards', 'stove-knobs', 'heat-season', 'fdny-notices', 'water-tank', 'rent-registration', 'cwz', 'nyc-bin', 'backflow', 'storefront', 'rpie', 'landmark', 'll92-94', 'll154', 'stormwater', 'll196', 'conh');
  CREATE TYPE "public"."enum__violation_codes_v_version_lines_certainty" AS ENUM('verified', 'reported', 'unverified');
  CREATE TYPE "public"."enum__violation_codes_v_version_key" AS ENUM('dob-violations', 'dob-safety-violations', 'dob-ecb-violations', 'hpd-violations', 'oath-hearings');
  CREATE TYPE "public"."enum__violation_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "violation_codes_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_violation_codes_lines_field",
  	"match" "enum_violation_codes_lines_match" DEFAULT 'exact',
  	"value" varchar,
  	"law" "enum_violation_codes_lines_law",
  	"meaning" varchar,
  	"closes" varchar,
  	"certainty" "enum_violation_codes_lines_certainty" DEFAULT 'unverified'
  );
  
  CREATE TABLE "violation_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_violation_codes_key",
  	"seed_digest" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_violation_codes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_violation_codes_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"field" "enum__violation_codes_v_version_lines_field",
  	"match" "enum__violation_codes_v_version_lines_match" DEFAULT 'exact',
  	"value" varchar,
  	"law" "enum__violation_codes_v_version_lines_law",
  	"meaning" varchar,
  	"closes" varchar,
  	"certainty" "enum__violation_codes_v_version_lines_certainty" DEFAULT 'unverified',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_violation_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__violation_codes_v_version_key",
  	"version_seed_digest" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__violation_codes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "violation_codes_id" integer;
  ALTER TABLE "violation_codes_lines" ADD CONSTRAINT "violation_codes_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."violation_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_violation_codes_v_version_lines" ADD CONSTRAINT "_violation_codes_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_violation_codes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_violation_codes_v" ADD CONSTRAINT "_violation_codes_v_parent_id_violation_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."violation_codes"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "violation_codes_lines_order_idx" ON "violation_codes_lines" USING btree ("_order");
  CREATE INDEX "violation_codes_lines_parent_id_idx" ON "violation_codes_lines" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "violation_codes_key_idx" ON "violation_codes" USING btree ("key");
  CREATE INDEX "violation_codes_updated_at_idx" ON "violation_codes" USING btree ("updated_at");
  CREATE INDEX "violation_codes_created_at_idx" ON "violation_codes" USING btree ("created_at");
  CREATE INDEX "violation_codes__status_idx" ON "violation_codes" USING btree ("_status");
  CREATE INDEX "_violation_codes_v_version_lines_order_idx" ON "_violation_codes_v_version_lines" USING btree ("_order");
  CREATE INDEX "_violation_codes_v_version_lines_parent_id_idx" ON "_violation_codes_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_violation_codes_v_parent_idx" ON "_violation_codes_v" USING btree ("parent_id");
  CREATE INDEX "_violation_codes_v_version_version_key_idx" ON "_violation_codes_v" USING btree ("version_key");
  CREATE INDEX "_violation_codes_v_version_version_updated_at_idx" ON "_violation_codes_v" USING btree ("version_updated_at");
  CREATE INDEX "_violation_codes_v_version_version_created_at_idx" ON "_violation_codes_v" USING btree ("version_created_at");
  CREATE INDEX "_violation_codes_v_version_version__status_idx" ON "_violation_codes_v" USING btree ("version__status");
  CREATE INDEX "_violation_codes_v_created_at_idx" ON "_violation_codes_v" USING btree ("created_at");
  CREATE INDEX "_violation_codes_v_updated_at_idx" ON "_violation_codes_v" USING btree ("updated_at");
  CREATE INDEX "_violation_codes_v_latest_idx" ON "_violation_codes_v" USING btree ("latest");
  CREATE INDEX "_violation_codes_v_autosave_idx" ON "_violation_codes_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_violation_codes_fk" FOREIGN KEY ("violation_codes_id") REFERENCES "public"."violation_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_violation_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("violation_codes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "violation_codes_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "violation_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_violation_codes_v_version_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_violation_codes_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "violation_codes_lines" CASCADE;
  DROP TABLE "violation_codes" CASCADE;
  DROP TABLE "_violation_codes_v_version_lines" CASCADE;
  DROP TABLE "_violation_codes_v" CASCADE;
  DROP INDEX "payload_locked_documents_rels_violation_codes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "violation_codes_id";
  DROP TYPE "public"."enum_violation_codes_lines_field";
  DROP TYPE "public"."enum_violation_codes_lines_match";
  DROP TYPE "public"."enum_violation_codes_lines_law";
  DROP TYPE "public"."enum_violation_codes_lines_certainty";
  DROP TYPE "public"."enum_violation_codes_key";
  DROP TYPE "public"."enum_violation_codes_status";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_field";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_match";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_law";
  DROP TYPE "public"."enum__violation_codes_v_version_lines_certainty";
  DROP TYPE "public"."enum__violation_codes_v_version_key";
  DROP TYPE "public"."enum__violation_codes_v_version_status";`)
}
