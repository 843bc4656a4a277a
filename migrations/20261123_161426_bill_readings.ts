import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bill_readings_pages_source" AS ENUM('text', 'scan');
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'periodStart', 'periodEnd', 'total', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'amount', 'fee', 'recyclingRate', 'organicsRate');
  CREATE TYPE "public"."enum_bill_readings_values_verdict" AS ENUM('none', 'accepted', 'corrected', 'dismissed');
  CREATE TYPE "public"."enum_bill_readings_values_corrected_by" AS ENUM('visitor', 'staff');
  CREATE TYPE "public"."enum_bill_readings_state" AS ENUM('waiting', 'reading', 'read', 'byHand');
  CREATE TYPE "public"."enum_bill_readings_reason" AS ENUM('crashed', 'tooLong', 'tooLarge', 'interrupted', 'infected', 'notScanned', 'notFound');
  CREATE TYPE "public"."enum_bill_readings_kind" AS ENUM('bill', 'notABill', 'empty');
  CREATE TABLE "bill_readings_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" numeric NOT NULL,
  	"page" numeric NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"source" "enum_bill_readings_pages_source" NOT NULL
  );
  
  CREATE TABLE "bill_readings_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_bill_readings_values_field" NOT NULL,
  	"line" numeric,
  	"label" varchar,
  	"value" varchar NOT NULL,
  	"printed" varchar NOT NULL,
  	"place_file" numeric NOT NULL,
  	"place_page" numeric NOT NULL,
  	"place_left" numeric NOT NULL,
  	"place_top" numeric NOT NULL,
  	"place_width" numeric NOT NULL,
  	"place_height" numeric NOT NULL,
  	"confidence" numeric NOT NULL,
  	"verdict" "enum_bill_readings_values_verdict" DEFAULT 'none' NOT NULL,
  	"corrected_value" varchar,
  	"corrected_by" "enum_bill_readings_values_corrected_by",
  	"revision" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "bill_readings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bill_id" integer NOT NULL,
  	"state" "enum_bill_readings_state" DEFAULT 'waiting' NOT NULL,
  	"reason" "enum_bill_readings_reason",
  	"kind" "enum_bill_readings_kind",
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_review_started_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "key" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_review_started_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bill_readings_id" integer;
  ALTER TABLE "bill_readings_pages" ADD CONSTRAINT "bill_readings_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_readings_values" ADD CONSTRAINT "bill_readings_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_readings" ADD CONSTRAINT "bill_readings_bill_id_bill_uploads_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bill_readings_pages_order_idx" ON "bill_readings_pages" USING btree ("_order");
  CREATE INDEX "bill_readings_pages_parent_id_idx" ON "bill_readings_pages" USING btree ("_parent_id");
  CREATE INDEX "bill_readings_values_order_idx" ON "bill_readings_values" USING btree ("_order");
  CREATE INDEX "bill_readings_values_parent_id_idx" ON "bill_readings_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bill_readings_bill_idx" ON "bill_readings" USING btree ("bill_id");
  CREATE INDEX "bill_readings_state_idx" ON "bill_readings" USING btree ("state");
  CREATE INDEX "bill_readings_updated_at_idx" ON "bill_readings" USING btree ("updated_at");
  CREATE INDEX "bill_readings_created_at_idx" ON "bill_readings" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bill_readings_fk" FOREIGN KEY ("bill_readings_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "invoice_submissions_key_idx" ON "invoice_submissions" USING btree ("key");
  CREATE UNIQUE INDEX "bill_uploads_key_idx" ON "bill_uploads" USING btree ("key");
  CREATE INDEX "payload_locked_documents_rels_bill_readings_id_idx" ON "payload_locked_documents_rels" USING btree ("bill_readings_id");`)
  // How well bills are read, without their text: it stays when a bill is deleted.
  await db.execute(sql`
    create table bill_reading_quality (
      id bigserial primary key,
      reading_id integer references bill_readings on delete set null,
      value_id text not null,
      field text not null,
      hauler text not null,
      source text not null check (source in ('text', 'scan')),
      confidence numeric not null,
      verdict text not null check (verdict in ('accepted', 'corrected', 'dismissed')),
      decided_by text not null check (decided_by in ('visitor', 'staff')),
      decided_at timestamptz not null default now(),
      unique (reading_id, value_id)
    )`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop table bill_reading_quality;
   ALTER TABLE "bill_readings_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_readings_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_readings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bill_readings_pages" CASCADE;
  DROP TABLE "bill_readings_values" CASCADE;
  DROP TABLE "bill_readings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_bill_readings_fk";
  
  DROP INDEX "invoice_submissions_key_idx";
  DROP INDEX "bill_uploads_key_idx";
  DROP INDEX "payload_locked_documents_rels_bill_readings_id_idx";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_review_started_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "key";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_review_started_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bill_readings_id";
  DROP TYPE "public"."enum_bill_readings_pages_source";
  DROP TYPE "public"."enum_bill_readings_values_field";
  DROP TYPE "public"."enum_bill_readings_values_verdict";
  DROP TYPE "public"."enum_bill_readings_values_corrected_by";
  DROP TYPE "public"."enum_bill_readings_state";
  DROP TYPE "public"."enum_bill_readings_reason";
  DROP TYPE "public"."enum_bill_readings_kind";`)
}
