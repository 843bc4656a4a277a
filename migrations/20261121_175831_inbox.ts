import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_notes_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TYPE "public"."enum_changes_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TABLE "notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_notes_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"by_name" varchar DEFAULT 'Lotline' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_changes_collection" NOT NULL,
  	"document" numeric NOT NULL,
  	"field" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"by_id" integer,
  	"by_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "invoice_submissions_status_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bill_uploads_status_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "invoice_submissions_status_history" CASCADE;
  DROP TABLE "bill_uploads_status_history" CASCADE;
  ALTER TABLE "vendor_applications" ADD COLUMN "rejection_reason" varchar;
  ALTER TABLE "vendor_applications" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "vendor_applications" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "vendor_applications" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "vendor_applications" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "invoice_submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "invoice_submissions" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "bill_uploads" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "feedback" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "report_enquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "report_enquiries" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "changes_id" integer;
  ALTER TABLE "notes" ADD CONSTRAINT "notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "changes" ADD CONSTRAINT "changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "notes_by_idx" ON "notes" USING btree ("by_id");
  CREATE INDEX "notes_updated_at_idx" ON "notes" USING btree ("updated_at");
  CREATE INDEX "notes_created_at_idx" ON "notes" USING btree ("created_at");
  CREATE INDEX "collection_document_idx" ON "notes" USING btree ("collection","document");
  CREATE INDEX "changes_by_idx" ON "changes" USING btree ("by_id");
  CREATE INDEX "changes_updated_at_idx" ON "changes" USING btree ("updated_at");
  CREATE INDEX "changes_created_at_idx" ON "changes" USING btree ("created_at");
  CREATE INDEX "collection_document_1_idx" ON "changes" USING btree ("collection","document");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_enquiries" ADD CONSTRAINT "report_enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notes_fk" FOREIGN KEY ("notes_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_changes_fk" FOREIGN KEY ("changes_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vendor_applications_assignee_idx" ON "vendor_applications" USING btree ("assignee_id");
  CREATE INDEX "vendor_applications_due_at_idx" ON "vendor_applications" USING btree ("due_at");
  CREATE INDEX "vendor_applications_closed_at_idx" ON "vendor_applications" USING btree ("closed_at");
  CREATE INDEX "invoice_submissions_assignee_idx" ON "invoice_submissions" USING btree ("assignee_id");
  CREATE INDEX "invoice_submissions_due_at_idx" ON "invoice_submissions" USING btree ("due_at");
  CREATE INDEX "invoice_submissions_closed_at_idx" ON "invoice_submissions" USING btree ("closed_at");
  CREATE INDEX "bill_uploads_assignee_idx" ON "bill_uploads" USING btree ("assignee_id");
  CREATE INDEX "bill_uploads_due_at_idx" ON "bill_uploads" USING btree ("due_at");
  CREATE INDEX "bill_uploads_closed_at_idx" ON "bill_uploads" USING btree ("closed_at");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_due_at_idx" ON "contact_messages" USING btree ("due_at");
  CREATE INDEX "contact_messages_closed_at_idx" ON "contact_messages" USING btree ("closed_at");
  CREATE INDEX "feedback_assignee_idx" ON "feedback" USING btree ("assignee_id");
  CREATE INDEX "feedback_due_at_idx" ON "feedback" USING btree ("due_at");
  CREATE INDEX "feedback_closed_at_idx" ON "feedback" USING btree ("closed_at");
  CREATE INDEX "report_enquiries_assignee_idx" ON "report_enquiries" USING btree ("assignee_id");
  CREATE INDEX "report_enquiries_due_at_idx" ON "report_enquiries" USING btree ("due_at");
  CREATE INDEX "report_enquiries_closed_at_idx" ON "report_enquiries" USING btree ("closed_at");
  CREATE INDEX "payload_locked_documents_rels_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("notes_id");
  CREATE INDEX "payload_locked_documents_rels_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("changes_id");
  DROP TYPE "public"."enum_invoice_submissions_status_history_from";
  DROP TYPE "public"."enum_invoice_submissions_status_history_to";
  DROP TYPE "public"."enum_bill_uploads_status_history_from";
  DROP TYPE "public"."enum_bill_uploads_status_history_to";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invoice_submissions_status_history_from" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_invoice_submissions_status_history_to" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_status_history_from" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_status_history_to" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TABLE "invoice_submissions_status_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_invoice_submissions_status_history_from",
  	"to" "enum_invoice_submissions_status_history_to",
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "bill_uploads_status_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_bill_uploads_status_history_from",
  	"to" "enum_bill_uploads_status_history_to",
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  ALTER TABLE "notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "notes" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "vendor_applications" DROP CONSTRAINT "vendor_applications_assignee_id_users_id_fk";
  
  ALTER TABLE "invoice_submissions" DROP CONSTRAINT "invoice_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_assignee_id_users_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_assignee_id_users_id_fk";
  
  ALTER TABLE "report_enquiries" DROP CONSTRAINT "report_enquiries_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_changes_fk";
  
  DROP INDEX "vendor_applications_assignee_idx";
  DROP INDEX "vendor_applications_due_at_idx";
  DROP INDEX "vendor_applications_closed_at_idx";
  DROP INDEX "invoice_submissions_assignee_idx";
  DROP INDEX "invoice_submissions_due_at_idx";
  DROP INDEX "invoice_submissions_closed_at_idx";
  DROP INDEX "bill_uploads_assignee_idx";
  DROP INDEX "bill_uploads_due_at_idx";
  DROP INDEX "bill_uploads_closed_at_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_due_at_idx";
  DROP INDEX "contact_messages_closed_at_idx";
  DROP INDEX "feedback_assignee_idx";
  DROP INDEX "feedback_due_at_idx";
  DROP INDEX "feedback_closed_at_idx";
  DROP INDEX "report_enquiries_assignee_idx";
  DROP INDEX "report_enquiries_due_at_idx";
  DROP INDEX "report_enquiries_closed_at_idx";
  DROP INDEX "payload_locked_documents_rels_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_changes_id_idx";
  ALTER TABLE "invoice_submissions_status_history" ADD CONSTRAINT "invoice_submissions_status_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions_status_history" ADD CONSTRAINT "invoice_submissions_status_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads_status_history" ADD CONSTRAINT "bill_uploads_status_history_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads_status_history" ADD CONSTRAINT "bill_uploads_status_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invoice_submissions_status_history_order_idx" ON "invoice_submissions_status_history" USING btree ("_order");
  CREATE INDEX "invoice_submissions_status_history_parent_id_idx" ON "invoice_submissions_status_history" USING btree ("_parent_id");
  CREATE INDEX "invoice_submissions_status_history_by_idx" ON "invoice_submissions_status_history" USING btree ("by_id");
  CREATE INDEX "bill_uploads_status_history_order_idx" ON "bill_uploads_status_history" USING btree ("_order");
  CREATE INDEX "bill_uploads_status_history_parent_id_idx" ON "bill_uploads_status_history" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_status_history_by_idx" ON "bill_uploads_status_history" USING btree ("by_id");
  ALTER TABLE "vendor_applications" DROP COLUMN "rejection_reason";
  ALTER TABLE "vendor_applications" DROP COLUMN "assignee_id";
  ALTER TABLE "vendor_applications" DROP COLUMN "due_at";
  ALTER TABLE "vendor_applications" DROP COLUMN "closed_at";
  ALTER TABLE "vendor_applications" DROP COLUMN "revision";
  ALTER TABLE "invoice_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "invoice_submissions" DROP COLUMN "due_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "closed_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "revision";
  ALTER TABLE "bill_uploads" DROP COLUMN "assignee_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "due_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "closed_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "revision";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "due_at";
  ALTER TABLE "contact_messages" DROP COLUMN "closed_at";
  ALTER TABLE "contact_messages" DROP COLUMN "revision";
  ALTER TABLE "feedback" DROP COLUMN "assignee_id";
  ALTER TABLE "feedback" DROP COLUMN "due_at";
  ALTER TABLE "feedback" DROP COLUMN "closed_at";
  ALTER TABLE "feedback" DROP COLUMN "revision";
  ALTER TABLE "report_enquiries" DROP COLUMN "assignee_id";
  ALTER TABLE "report_enquiries" DROP COLUMN "due_at";
  ALTER TABLE "report_enquiries" DROP COLUMN "closed_at";
  ALTER TABLE "report_enquiries" DROP COLUMN "revision";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "changes_id";
  DROP TYPE "public"."enum_notes_collection";
  DROP TYPE "public"."enum_changes_collection";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
