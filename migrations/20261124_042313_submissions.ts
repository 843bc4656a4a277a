import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const KINDS = [
  {
    slug: 'vendor-applications',
    table: 'vendor_applications',
    texts: `d.company_name, d.contact_email, d.module::text, concat_ws(E'\\n', d.company_name, d.contact_name, d.contact_email)`,
  },
  {
    slug: 'invoice-submissions',
    table: 'invoice_submissions',
    texts: `d.contact_name, d.contact_email, 'll199', concat_ws(E'\\n', d.reference, d.contact_name, d.contact_email,
      d.building_address, d.additional_notes)`,
    hasReference: true,
  },
  {
    slug: 'bill-uploads',
    table: 'bill_uploads',
    join: 'join cwz_assessments a on a.id = d.assessment_id',
    texts: `d.original_name, coalesce(a.business_name, a.email), 'cwz', concat_ws(E'\\n', d.reference, d.original_name,
      a.email, a.business_name)`,
    hasReference: true,
  },
  {
    slug: 'contact-messages',
    table: 'contact_messages',
    texts: `d.subject, d.email, null, concat_ws(E'\\n', d.reference, d.subject, d.name, d.email)`,
    hasReference: true,
  },
  {
    slug: 'feedback',
    table: 'feedback',
    texts: `d.feedback_type::text, d.email, null, concat_ws(E'\\n', d.feedback, d.name, d.email, d.feedback_type)`,
  },
  {
    slug: 'report-enquiries',
    table: 'report_enquiries',
    texts: `d.report_title, d.email, d.module::text, concat_ws(E'\\n', d.reference, d.report_title, d.name, d.email,
      d.building_address)`,
    hasReference: true,
  },
]

type Database = MigrateUpArgs['db']

async function moveRows(db: Database): Promise<void> {
  for (const { slug, table, join = '', texts, hasReference } of KINDS) {
    await db.execute(sql.raw(`
      insert into submissions (collection, document, title, sender, module, search_text, reference, status, assignee_id,
        due_at, snoozed_until, closed_at, is_spam, revision, updated_at, created_at)
      select '${slug}', d.id, ${texts}, ${hasReference ? 'd.reference' : 'null'}, d.status::text, d.assignee_id,
        d.due_at, d.snoozed_until, d.closed_at, coalesce(d.is_spam, false), coalesce(d.revision, 0), d.updated_at,
        d.created_at
      from ${table} d ${join} order by d.id`))
    await db.execute(sql.raw(`
      update ${table} set submission_id = s.id from submissions s
      where s.collection = '${slug}' and s.document = ${table}.id`))
  }
}

async function moveRowsBack(db: Database): Promise<void> {
  for (const { slug, table, hasReference } of KINDS) {
    await db.execute(sql.raw(`
      update ${table} set status = s.status::enum_${table}_status, assignee_id = s.assignee_id, due_at = s.due_at,
        snoozed_until = s.snoozed_until, closed_at = s.closed_at, is_spam = s.is_spam, revision = s.revision
        ${hasReference ? ', reference = s.reference' : ''}
      from submissions s where s.id = ${table}.submission_id`))
  }
}

/** For open work by due date, and for substring search. Payload cannot define these indexes. */
const indexInbox = (db: Database) =>
  db.execute(sql`
    create index submissions_open_work_idx on submissions (due_at, id) where closed_at is null;
    create index submissions_search_text_idx on submissions using gin (search_text gin_trgm_ops)`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_collection" AS ENUM('vendor-applications', 'invoice-submissions', 'bill-uploads', 'contact-messages', 'feedback', 'report-enquiries');
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" "enum_submissions_collection" NOT NULL,
  	"document" numeric,
  	"title" varchar,
  	"sender" varchar,
  	"module" varchar,
  	"search_text" varchar,
  	"status" varchar NOT NULL,
  	"assignee_id" integer,
  	"due_at" timestamp(3) with time zone,
  	"snoozed_until" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"is_spam" boolean DEFAULT false NOT NULL,
  	"reference" varchar,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vendor_applications" DROP CONSTRAINT "vendor_applications_assignee_id_users_id_fk";
  
  ALTER TABLE "invoice_submissions" DROP CONSTRAINT "invoice_submissions_assignee_id_users_id_fk";
  
  ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_assignee_id_users_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_assignee_id_users_id_fk";
  
  ALTER TABLE "report_enquiries" DROP CONSTRAINT "report_enquiries_assignee_id_users_id_fk";
  
  DROP INDEX "vendor_applications_status_idx";
  DROP INDEX "vendor_applications_assignee_idx";
  DROP INDEX "vendor_applications_due_at_idx";
  DROP INDEX "vendor_applications_snoozed_until_idx";
  DROP INDEX "vendor_applications_closed_at_idx";
  DROP INDEX "vendor_applications_is_spam_idx";
  DROP INDEX "invoice_submissions_reference_idx";
  DROP INDEX "invoice_submissions_status_idx";
  DROP INDEX "invoice_submissions_assignee_idx";
  DROP INDEX "invoice_submissions_due_at_idx";
  DROP INDEX "invoice_submissions_snoozed_until_idx";
  DROP INDEX "invoice_submissions_closed_at_idx";
  DROP INDEX "invoice_submissions_is_spam_idx";
  DROP INDEX "bill_uploads_reference_idx";
  DROP INDEX "bill_uploads_status_idx";
  DROP INDEX "bill_uploads_assignee_idx";
  DROP INDEX "bill_uploads_due_at_idx";
  DROP INDEX "bill_uploads_snoozed_until_idx";
  DROP INDEX "bill_uploads_closed_at_idx";
  DROP INDEX "bill_uploads_is_spam_idx";
  DROP INDEX "contact_messages_reference_idx";
  DROP INDEX "contact_messages_status_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_due_at_idx";
  DROP INDEX "contact_messages_snoozed_until_idx";
  DROP INDEX "contact_messages_closed_at_idx";
  DROP INDEX "contact_messages_is_spam_idx";
  DROP INDEX "feedback_status_idx";
  DROP INDEX "feedback_assignee_idx";
  DROP INDEX "feedback_due_at_idx";
  DROP INDEX "feedback_snoozed_until_idx";
  DROP INDEX "feedback_closed_at_idx";
  DROP INDEX "feedback_is_spam_idx";
  DROP INDEX "report_enquiries_reference_idx";
  DROP INDEX "report_enquiries_status_idx";
  DROP INDEX "report_enquiries_assignee_idx";
  DROP INDEX "report_enquiries_due_at_idx";
  DROP INDEX "report_enquiries_snoozed_until_idx";
  DROP INDEX "report_enquiries_closed_at_idx";
  DROP INDEX "report_enquiries_is_spam_idx";
  DROP INDEX "collection_document_idx";
  DROP INDEX "collection_document_1_idx";
  DROP INDEX "collection_document_2_idx";
  ALTER TABLE "vendor_applications" ADD COLUMN "submission_id" integer;
  ALTER TABLE "invoice_submissions" ADD COLUMN "submission_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "submission_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "submission_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "submission_id" integer;
  ALTER TABLE "report_enquiries" ADD COLUMN "submission_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE INDEX "submissions_due_at_idx" ON "submissions" USING btree ("due_at");
  CREATE INDEX "submissions_snoozed_until_idx" ON "submissions" USING btree ("snoozed_until");
  CREATE INDEX "submissions_closed_at_idx" ON "submissions" USING btree ("closed_at");
  CREATE INDEX "submissions_is_spam_idx" ON "submissions" USING btree ("is_spam");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE UNIQUE INDEX "collection_document_idx" ON "submissions" USING btree ("collection","document");
  ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_enquiries" ADD CONSTRAINT "report_enquiries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vendor_applications_submission_idx" ON "vendor_applications" USING btree ("submission_id");
  CREATE INDEX "invoice_submissions_submission_idx" ON "invoice_submissions" USING btree ("submission_id");
  CREATE INDEX "bill_uploads_submission_idx" ON "bill_uploads" USING btree ("submission_id");
  CREATE INDEX "contact_messages_submission_idx" ON "contact_messages" USING btree ("submission_id");
  CREATE INDEX "feedback_submission_idx" ON "feedback" USING btree ("submission_id");
  CREATE INDEX "report_enquiries_submission_idx" ON "report_enquiries" USING btree ("submission_id");
  CREATE INDEX "collection_document_1_idx" ON "notes" USING btree ("collection","document");
  CREATE INDEX "collection_document_2_idx" ON "changes" USING btree ("collection","document");
  CREATE INDEX "collection_document_3_idx" ON "replies" USING btree ("collection","document");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");`)
  await moveRows(db)
  await indexInbox(db)
  await db.execute(sql`
  ALTER TABLE "vendor_applications" DROP COLUMN "status";
  ALTER TABLE "vendor_applications" DROP COLUMN "assignee_id";
  ALTER TABLE "vendor_applications" DROP COLUMN "due_at";
  ALTER TABLE "vendor_applications" DROP COLUMN "snoozed_until";
  ALTER TABLE "vendor_applications" DROP COLUMN "closed_at";
  ALTER TABLE "vendor_applications" DROP COLUMN "revision";
  ALTER TABLE "vendor_applications" DROP COLUMN "is_spam";
  ALTER TABLE "invoice_submissions" DROP COLUMN "reference";
  ALTER TABLE "invoice_submissions" DROP COLUMN "status";
  ALTER TABLE "invoice_submissions" DROP COLUMN "assignee_id";
  ALTER TABLE "invoice_submissions" DROP COLUMN "due_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "snoozed_until";
  ALTER TABLE "invoice_submissions" DROP COLUMN "closed_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "revision";
  ALTER TABLE "invoice_submissions" DROP COLUMN "is_spam";
  ALTER TABLE "bill_uploads" DROP COLUMN "reference";
  ALTER TABLE "bill_uploads" DROP COLUMN "status";
  ALTER TABLE "bill_uploads" DROP COLUMN "assignee_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "due_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "snoozed_until";
  ALTER TABLE "bill_uploads" DROP COLUMN "closed_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "revision";
  ALTER TABLE "bill_uploads" DROP COLUMN "is_spam";
  ALTER TABLE "contact_messages" DROP COLUMN "reference";
  ALTER TABLE "contact_messages" DROP COLUMN "status";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "due_at";
  ALTER TABLE "contact_messages" DROP COLUMN "snoozed_until";
  ALTER TABLE "contact_messages" DROP COLUMN "closed_at";
  ALTER TABLE "contact_messages" DROP COLUMN "revision";
  ALTER TABLE "contact_messages" DROP COLUMN "is_spam";
  ALTER TABLE "feedback" DROP COLUMN "status";
  ALTER TABLE "feedback" DROP COLUMN "assignee_id";
  ALTER TABLE "feedback" DROP COLUMN "due_at";
  ALTER TABLE "feedback" DROP COLUMN "snoozed_until";
  ALTER TABLE "feedback" DROP COLUMN "closed_at";
  ALTER TABLE "feedback" DROP COLUMN "revision";
  ALTER TABLE "feedback" DROP COLUMN "is_spam";
  ALTER TABLE "report_enquiries" DROP COLUMN "reference";
  ALTER TABLE "report_enquiries" DROP COLUMN "status";
  ALTER TABLE "report_enquiries" DROP COLUMN "assignee_id";
  ALTER TABLE "report_enquiries" DROP COLUMN "due_at";
  ALTER TABLE "report_enquiries" DROP COLUMN "snoozed_until";
  ALTER TABLE "report_enquiries" DROP COLUMN "closed_at";
  ALTER TABLE "report_enquiries" DROP COLUMN "revision";
  ALTER TABLE "report_enquiries" DROP COLUMN "is_spam";
  DROP TYPE "public"."enum_vendor_applications_status";
  DROP TYPE "public"."enum_invoice_submissions_status";
  DROP TYPE "public"."enum_bill_uploads_status";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_feedback_status";
  DROP TYPE "public"."enum_report_enquiries_status";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vendor_applications_status" AS ENUM('new', 'inReview', 'approved', 'rejected');
  CREATE TYPE "public"."enum_invoice_submissions_status" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_bill_uploads_status" AS ENUM('pending', 'inReview', 'reportSent', 'rejected');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_feedback_status" AS ENUM('new', 'answered', 'closed');
  CREATE TYPE "public"."enum_report_enquiries_status" AS ENUM('new', 'answered', 'closed');
  ALTER TABLE "vendor_applications" ADD COLUMN "status" "enum_vendor_applications_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "vendor_applications" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "vendor_applications" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "vendor_applications" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "vendor_applications" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "vendor_applications" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "vendor_applications" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "invoice_submissions" ADD COLUMN "reference" varchar;
  ALTER TABLE "invoice_submissions" ADD COLUMN "status" "enum_invoice_submissions_status" DEFAULT 'pending' NOT NULL;
  ALTER TABLE "invoice_submissions" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "invoice_submissions" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "invoice_submissions" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "bill_uploads" ADD COLUMN "reference" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "status" "enum_bill_uploads_status" DEFAULT 'pending';
  ALTER TABLE "bill_uploads" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "bill_uploads" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "contact_messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "feedback" ADD COLUMN "status" "enum_feedback_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "feedback" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "feedback" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "report_enquiries" ADD COLUMN "reference" varchar;
  ALTER TABLE "report_enquiries" ADD COLUMN "status" "enum_report_enquiries_status" DEFAULT 'new' NOT NULL;
  ALTER TABLE "report_enquiries" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "report_enquiries" ADD COLUMN "due_at" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "report_enquiries" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "report_enquiries" ADD COLUMN "is_spam" boolean DEFAULT false;`)
  await moveRowsBack(db)
  await db.execute(sql`
  ALTER TABLE "vendor_applications" DROP CONSTRAINT "vendor_applications_submission_id_submissions_id_fk";
  ALTER TABLE "invoice_submissions" DROP CONSTRAINT "invoice_submissions_submission_id_submissions_id_fk";
  ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_submission_id_submissions_id_fk";
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_submission_id_submissions_id_fk";
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_submission_id_submissions_id_fk";
  ALTER TABLE "report_enquiries" DROP CONSTRAINT "report_enquiries_submission_id_submissions_id_fk";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  DROP INDEX "vendor_applications_submission_idx";
  DROP INDEX "invoice_submissions_submission_idx";
  DROP INDEX "bill_uploads_submission_idx";
  DROP INDEX "contact_messages_submission_idx";
  DROP INDEX "feedback_submission_idx";
  DROP INDEX "report_enquiries_submission_idx";
  DROP INDEX "collection_document_1_idx";
  DROP INDEX "collection_document_2_idx";
  DROP INDEX "collection_document_3_idx";
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP TABLE "submissions" CASCADE;
  ALTER TABLE "vendor_applications" ADD CONSTRAINT "vendor_applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_enquiries" ADD CONSTRAINT "report_enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vendor_applications_status_idx" ON "vendor_applications" USING btree ("status");
  CREATE INDEX "vendor_applications_assignee_idx" ON "vendor_applications" USING btree ("assignee_id");
  CREATE INDEX "vendor_applications_due_at_idx" ON "vendor_applications" USING btree ("due_at");
  CREATE INDEX "vendor_applications_snoozed_until_idx" ON "vendor_applications" USING btree ("snoozed_until");
  CREATE INDEX "vendor_applications_closed_at_idx" ON "vendor_applications" USING btree ("closed_at");
  CREATE INDEX "vendor_applications_is_spam_idx" ON "vendor_applications" USING btree ("is_spam");
  CREATE UNIQUE INDEX "invoice_submissions_reference_idx" ON "invoice_submissions" USING btree ("reference");
  CREATE INDEX "invoice_submissions_status_idx" ON "invoice_submissions" USING btree ("status");
  CREATE INDEX "invoice_submissions_assignee_idx" ON "invoice_submissions" USING btree ("assignee_id");
  CREATE INDEX "invoice_submissions_due_at_idx" ON "invoice_submissions" USING btree ("due_at");
  CREATE INDEX "invoice_submissions_snoozed_until_idx" ON "invoice_submissions" USING btree ("snoozed_until");
  CREATE INDEX "invoice_submissions_closed_at_idx" ON "invoice_submissions" USING btree ("closed_at");
  CREATE INDEX "invoice_submissions_is_spam_idx" ON "invoice_submissions" USING btree ("is_spam");
  CREATE UNIQUE INDEX "bill_uploads_reference_idx" ON "bill_uploads" USING btree ("reference");
  CREATE INDEX "bill_uploads_status_idx" ON "bill_uploads" USING btree ("status");
  CREATE INDEX "bill_uploads_assignee_idx" ON "bill_uploads" USING btree ("assignee_id");
  CREATE INDEX "bill_uploads_due_at_idx" ON "bill_uploads" USING btree ("due_at");
  CREATE INDEX "bill_uploads_snoozed_until_idx" ON "bill_uploads" USING btree ("snoozed_until");
  CREATE INDEX "bill_uploads_closed_at_idx" ON "bill_uploads" USING btree ("closed_at");
  CREATE INDEX "bill_uploads_is_spam_idx" ON "bill_uploads" USING btree ("is_spam");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_due_at_idx" ON "contact_messages" USING btree ("due_at");
  CREATE INDEX "contact_messages_snoozed_until_idx" ON "contact_messages" USING btree ("snoozed_until");
  CREATE INDEX "contact_messages_closed_at_idx" ON "contact_messages" USING btree ("closed_at");
  CREATE INDEX "contact_messages_is_spam_idx" ON "contact_messages" USING btree ("is_spam");
  CREATE INDEX "feedback_status_idx" ON "feedback" USING btree ("status");
  CREATE INDEX "feedback_assignee_idx" ON "feedback" USING btree ("assignee_id");
  CREATE INDEX "feedback_due_at_idx" ON "feedback" USING btree ("due_at");
  CREATE INDEX "feedback_snoozed_until_idx" ON "feedback" USING btree ("snoozed_until");
  CREATE INDEX "feedback_closed_at_idx" ON "feedback" USING btree ("closed_at");
  CREATE INDEX "feedback_is_spam_idx" ON "feedback" USING btree ("is_spam");
  CREATE UNIQUE INDEX "report_enquiries_reference_idx" ON "report_enquiries" USING btree ("reference");
  CREATE INDEX "report_enquiries_status_idx" ON "report_enquiries" USING btree ("status");
  CREATE INDEX "report_enquiries_assignee_idx" ON "report_enquiries" USING btree ("assignee_id");
  CREATE INDEX "report_enquiries_due_at_idx" ON "report_enquiries" USING btree ("due_at");
  CREATE INDEX "report_enquiries_snoozed_until_idx" ON "report_enquiries" USING btree ("snoozed_until");
  CREATE INDEX "report_enquiries_closed_at_idx" ON "report_enquiries" USING btree ("closed_at");
  CREATE INDEX "report_enquiries_is_spam_idx" ON "report_enquiries" USING btree ("is_spam");
  CREATE INDEX "collection_document_idx" ON "notes" USING btree ("collection","document");
  CREATE INDEX "collection_document_1_idx" ON "changes" USING btree ("collection","document");
  CREATE INDEX "collection_document_2_idx" ON "replies" USING btree ("collection","document");
  ALTER TABLE "vendor_applications" DROP COLUMN "submission_id";
  ALTER TABLE "invoice_submissions" DROP COLUMN "submission_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "submission_id";
  ALTER TABLE "contact_messages" DROP COLUMN "submission_id";
  ALTER TABLE "feedback" DROP COLUMN "submission_id";
  ALTER TABLE "report_enquiries" DROP COLUMN "submission_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  DROP TYPE "public"."enum_submissions_collection";
  CREATE INDEX "vendor_applications_open_work_idx" ON "vendor_applications" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;
  CREATE INDEX "invoice_submissions_open_work_idx" ON "invoice_submissions" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;
  CREATE INDEX "bill_uploads_open_work_idx" ON "bill_uploads" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;
  CREATE INDEX "contact_messages_open_work_idx" ON "contact_messages" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;
  CREATE INDEX "feedback_open_work_idx" ON "feedback" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;
  CREATE INDEX "report_enquiries_open_work_idx" ON "report_enquiries" USING btree ("due_at","id") WHERE closed_at is null and is_spam is not true;`)
}
