import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_report_enquiries_module" AS ENUM('ll97', 'll199', 'nyc-internet', 'nyc-plastic', 'nyc-pest', 'cwz');
  CREATE TYPE "public"."enum_report_enquiries_status" AS ENUM('new', 'answered', 'closed');
  CREATE TABLE "emissions_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"building_address" varchar,
  	"public_id" varchar NOT NULL,
  	"building" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report_title" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"building_address" varchar NOT NULL,
  	"message" varchar,
  	"module" "enum_report_enquiries_module" NOT NULL,
  	"status" "enum_report_enquiries_status" DEFAULT 'new' NOT NULL,
  	"is_spam" boolean DEFAULT false,
  	"submission_digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "emissions_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_enquiries_id" integer;
  CREATE UNIQUE INDEX "emissions_reports_public_id_idx" ON "emissions_reports" USING btree ("public_id");
  CREATE INDEX "emissions_reports_updated_at_idx" ON "emissions_reports" USING btree ("updated_at");
  CREATE INDEX "emissions_reports_created_at_idx" ON "emissions_reports" USING btree ("created_at");
  CREATE INDEX "report_enquiries_email_idx" ON "report_enquiries" USING btree ("email");
  CREATE INDEX "report_enquiries_module_idx" ON "report_enquiries" USING btree ("module");
  CREATE INDEX "report_enquiries_status_idx" ON "report_enquiries" USING btree ("status");
  CREATE INDEX "report_enquiries_is_spam_idx" ON "report_enquiries" USING btree ("is_spam");
  CREATE INDEX "report_enquiries_submission_digest_idx" ON "report_enquiries" USING btree ("submission_digest");
  CREATE INDEX "report_enquiries_updated_at_idx" ON "report_enquiries" USING btree ("updated_at");
  CREATE INDEX "report_enquiries_created_at_idx" ON "report_enquiries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_emissions_reports_fk" FOREIGN KEY ("emissions_reports_id") REFERENCES "public"."emissions_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_enquiries_fk" FOREIGN KEY ("report_enquiries_id") REFERENCES "public"."report_enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_emissions_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("emissions_reports_id");
  CREATE INDEX "payload_locked_documents_rels_report_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("report_enquiries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "emissions_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_enquiries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "emissions_reports" CASCADE;
  DROP TABLE "report_enquiries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_emissions_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_enquiries_fk";
  
  DROP INDEX "payload_locked_documents_rels_emissions_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_report_enquiries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "emissions_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_enquiries_id";
  DROP TYPE "public"."enum_report_enquiries_module";
  DROP TYPE "public"."enum_report_enquiries_status";`)
}
