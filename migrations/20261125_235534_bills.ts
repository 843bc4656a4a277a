import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

type Database = MigrateUpArgs['db']

const ANALYSIS = `analysis_summary, analysis_monthly_cost, analysis_fair_monthly_cost, analysis_rejection_reason,
  analysis_report_id, analysis_review_started_at, analysis_sent_at`
const READING = 'kind, bills, attempts, started_at, read_at'
const PAGE = 'id, _order, file, page, width, height'
const VALUE = `id, _order, line, label, value, printed, place_file, place_page, place_left, place_top, place_width,
  place_height, confidence, corrected_value, revision`

const of = (alias: string, columns: string): string =>
  columns.split(',').map((column) => `${alias}.${column.trim()}`).join(', ')

const NEW_KEY = `translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')`

async function moveRows(db: Database): Promise<void> {
  await db.execute(sql.raw(`
    alter table invoice_submissions drop constraint invoice_submissions_bill_id_bill_uploads_id_fk;
    alter table bill_reading_quality drop constraint bill_reading_quality_reading_id_fkey;
    alter table bill_uploads add column bill_id integer;
    alter table bills add column file_id integer, add column invoice_id integer;
    insert into bills (file_id, invoice_id, key, created_at)
      select u.id, i.id, coalesce(u.key, i.key, ${NEW_KEY}), u.created_at
      from bill_uploads u left join invoice_submissions i on i.bill_id = u.id
      where u.first_file_id is null order by u.id;
    insert into bills (invoice_id, key, created_at)
      select id, coalesce(key, ${NEW_KEY}), created_at from invoice_submissions where bill_id is null order by id;
    update bills b set state = r.state::text::enum_bills_state, reason = r.reason::text::enum_bills_reason,
      (${READING}) = (select r.kind::text::enum_bills_kind, ${of('r', READING.replace('kind, ', ''))}), updated_at = r.updated_at
      from bill_readings r where r.bill_id = b.file_id;
    update bills b set (${ANALYSIS}) = (select ${of('i', ANALYSIS)})
      from invoice_submissions i where i.id = b.invoice_id;
    update bills b set (${ANALYSIS}) = (select ${of('u', ANALYSIS)})
      from bill_uploads u where u.id = b.file_id and u.assessment_id is not null;
    insert into bills_pages (_parent_id, ${PAGE}, source)
      select b.id, ${of('p', PAGE)}, p.source::text::enum_bills_pages_source
      from bill_readings_pages p join bill_readings r on r.id = p._parent_id join bills b on b.file_id = r.bill_id;
    insert into bills_values (_parent_id, ${VALUE}, field, verdict, corrected_by)
      select b.id, ${of('v', VALUE)}, v.field::text::enum_bills_values_field,
        v.verdict::text::enum_bills_values_verdict, v.corrected_by::text::enum_bills_values_corrected_by
      from bill_readings_values v join bill_readings r on r.id = v._parent_id join bills b on b.file_id = r.bill_id;
    update bill_reading_quality q set reading_id = b.id
      from bill_readings r join bills b on b.file_id = r.bill_id where r.id = q.reading_id;
    update payload_jobs j set input = jsonb_build_object('bill', b.id) from bills b
      where j.task_slug = 'readBill' and (j.input->>'bill')::int = b.file_id;
    update bill_uploads u set bill_id = b.id from bills b where b.file_id = coalesce(u.first_file_id, u.id);
    update invoice_submissions i set bill_id = b.id from bills b where b.invoice_id = i.id;
    alter table bill_reading_quality add foreign key (reading_id) references bills on delete set null`))
  for (const [table, owner] of [['invoice_submissions', 'invoice_id'], ['bill_uploads', 'file_id']]) {
    await db.execute(sql.raw(`
      insert into bills_analysis_findings (_order, _parent_id, id, title, text)
        select f._order, b.id, f.id, coalesce(f.title, ''), f.text from ${table}_analysis_findings f join bills b on b.${owner} = f._parent_id;
      insert into bills_analysis_recommendations (_order, _parent_id, id, text)
        select f._order, b.id, f.id, coalesce(f.text, '') from ${table}_analysis_recommendations f join bills b on b.${owner} = f._parent_id`))
  }
  await db.execute(sql`alter table bills drop column file_id, drop column invoice_id`)
}

async function moveRowsBack(db: Database): Promise<void> {
  await db.execute(sql.raw(`
    alter table bill_reading_quality drop constraint bill_reading_quality_reading_id_fkey;
    update bill_uploads u set first_file_id = f.id from bill_uploads f
      where f.bill_id = u.bill_id and f.file_number = 1 and f.id <> u.id;
    update bill_uploads u set key = b.key, (${ANALYSIS}) = (select ${of('b', ANALYSIS)})
      from bills b where b.id = u.bill_id and u.assessment_id is not null;
    update invoice_submissions i set key = b.key, (${ANALYSIS}) = (select ${of('b', ANALYSIS)})
      from bills b where b.id = i.bill_id;
    insert into bill_readings (id, bill_id, state, reason, ${READING}, updated_at, created_at)
      select b.id, u.id, b.state::text::enum_bill_readings_state, b.reason::text::enum_bill_readings_reason,
        b.kind::text::enum_bill_readings_kind, ${of('b', READING.replace('kind, ', ''))}, b.updated_at, b.created_at
      from bills b join bill_uploads u on u.bill_id = b.id and u.first_file_id is null where b.state <> 'notRead';
    select setval('bill_readings_id_seq', coalesce((select max(id) from bill_readings), 0) + 1, false);
    insert into bill_readings_pages (_parent_id, ${PAGE}, source)
      select r.id, ${of('p', PAGE)}, p.source::text::enum_bill_readings_pages_source
      from bills_pages p join bill_readings r on r.id = p._parent_id;
    insert into bill_readings_values (_parent_id, ${VALUE}, field, verdict, corrected_by)
      select r.id, ${of('v', VALUE)}, v.field::text::enum_bill_readings_values_field,
        v.verdict::text::enum_bill_readings_values_verdict, v.corrected_by::text::enum_bill_readings_values_corrected_by
      from bills_values v join bill_readings r on r.id = v._parent_id;
    update bill_reading_quality set reading_id = null where reading_id not in (select id from bill_readings);
    update payload_jobs j set input = jsonb_build_object('bill', r.bill_id) from bill_readings r
      where j.task_slug = 'readBill' and (j.input->>'bill')::int = r.id;
    alter table bill_reading_quality add foreign key (reading_id) references bill_readings on delete set null`))
  for (const [table, owned] of [
    ['invoice_submissions', ''],
    ['bill_uploads', 'and o.assessment_id is not null'],
  ]) {
    await db.execute(sql.raw(`
      insert into ${table}_analysis_findings (_order, _parent_id, id, title, text)
        select f._order, o.id, f.id, f.title, f.text from bills_analysis_findings f
        join ${table} o on o.bill_id = f._parent_id ${owned};
      insert into ${table}_analysis_recommendations (_order, _parent_id, id, text)
        select f._order, o.id, f.id, f.text from bills_analysis_recommendations f
        join ${table} o on o.bill_id = f._parent_id ${owned}`))
  }
  await db.execute(sql`
    update invoice_submissions i set bill_id = (
      select id from bill_uploads u where u.bill_id = i.bill_id and u.first_file_id is null)`)
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bills_pages_source" AS ENUM('text', 'scan');
  CREATE TYPE "public"."enum_bills_values_field" AS ENUM('hauler', 'license', 'account', 'serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'periodStart', 'periodEnd', 'previousBalance', 'payments', 'credits', 'currentCharges', 'amountDue', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'tonnage', 'amount', 'fee', 'tax', 'recyclingRate', 'organicsRate');
  CREATE TYPE "public"."enum_bills_values_verdict" AS ENUM('none', 'accepted', 'corrected', 'dismissed');
  CREATE TYPE "public"."enum_bills_values_corrected_by" AS ENUM('visitor', 'staff');
  CREATE TYPE "public"."enum_bills_state" AS ENUM('notRead', 'waiting', 'reading', 'read', 'byHand');
  CREATE TYPE "public"."enum_bills_reason" AS ENUM('crashed', 'tooLong', 'tooLarge', 'interrupted', 'infected', 'notScanned', 'notFound');
  CREATE TYPE "public"."enum_bills_kind" AS ENUM('bill', 'notABill', 'empty');
  CREATE TABLE "bills_analysis_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "bills_analysis_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "bills_pages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file" numeric NOT NULL,
  	"page" numeric NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"source" "enum_bills_pages_source" NOT NULL
  );
  
  CREATE TABLE "bills_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" "enum_bills_values_field" NOT NULL,
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
  	"verdict" "enum_bills_values_verdict" DEFAULT 'none' NOT NULL,
  	"corrected_value" varchar,
  	"corrected_by" "enum_bills_values_corrected_by",
  	"revision" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "bills" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"analysis_summary" varchar,
  	"analysis_monthly_cost" numeric,
  	"analysis_fair_monthly_cost" numeric,
  	"analysis_rejection_reason" varchar,
  	"analysis_report_id" varchar,
  	"analysis_review_started_at" timestamp(3) with time zone,
  	"analysis_sent_at" timestamp(3) with time zone,
  	"state" "enum_bills_state" DEFAULT 'notRead' NOT NULL,
  	"reason" "enum_bills_reason",
  	"kind" "enum_bills_kind",
  	"bills" numeric,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );`)
  await moveRows(db)
  await db.execute(sql`
  DROP TABLE "invoice_submissions_analysis_findings" CASCADE;
  DROP TABLE "invoice_submissions_analysis_recommendations" CASCADE;
  DROP TABLE "bill_uploads_analysis_findings" CASCADE;
  DROP TABLE "bill_uploads_analysis_recommendations" CASCADE;
  DROP TABLE "bill_readings_pages" CASCADE;
  DROP TABLE "bill_readings_values" CASCADE;
  DROP TABLE "bill_readings" CASCADE;
  ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk";
  
  DROP INDEX "invoice_submissions_analysis_analysis_report_id_idx";
  DROP INDEX "invoice_submissions_key_idx";
  DROP INDEX "bill_uploads_first_file_idx";
  DROP INDEX "bill_uploads_analysis_analysis_report_id_idx";
  DROP INDEX "bill_uploads_key_idx";
  DROP INDEX "payload_locked_documents_rels_bill_readings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bills_id" integer;
  ALTER TABLE "bills_analysis_findings" ADD CONSTRAINT "bills_analysis_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_analysis_recommendations" ADD CONSTRAINT "bills_analysis_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_pages" ADD CONSTRAINT "bills_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bills_values" ADD CONSTRAINT "bills_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bills_analysis_findings_order_idx" ON "bills_analysis_findings" USING btree ("_order");
  CREATE INDEX "bills_analysis_findings_parent_id_idx" ON "bills_analysis_findings" USING btree ("_parent_id");
  CREATE INDEX "bills_analysis_recommendations_order_idx" ON "bills_analysis_recommendations" USING btree ("_order");
  CREATE INDEX "bills_analysis_recommendations_parent_id_idx" ON "bills_analysis_recommendations" USING btree ("_parent_id");
  CREATE INDEX "bills_pages_order_idx" ON "bills_pages" USING btree ("_order");
  CREATE INDEX "bills_pages_parent_id_idx" ON "bills_pages" USING btree ("_parent_id");
  CREATE INDEX "bills_values_order_idx" ON "bills_values" USING btree ("_order");
  CREATE INDEX "bills_values_parent_id_idx" ON "bills_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bills_key_idx" ON "bills" USING btree ("key");
  CREATE UNIQUE INDEX "bills_analysis_analysis_report_id_idx" ON "bills" USING btree ("analysis_report_id");
  CREATE INDEX "bills_state_idx" ON "bills" USING btree ("state");
  CREATE INDEX "bills_updated_at_idx" ON "bills" USING btree ("updated_at");
  CREATE INDEX "bills_created_at_idx" ON "bills" USING btree ("created_at");
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bills_fk" FOREIGN KEY ("bills_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bill_uploads_bill_idx" ON "bill_uploads" USING btree ("bill_id");
  CREATE INDEX "payload_locked_documents_rels_bills_id_idx" ON "payload_locked_documents_rels" USING btree ("bills_id");
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_summary";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_monthly_cost";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_fair_monthly_cost";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_rejection_reason";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_report_id";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_review_started_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "analysis_sent_at";
  ALTER TABLE "invoice_submissions" DROP COLUMN "key";
  ALTER TABLE "bill_uploads" DROP COLUMN "first_file_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_summary";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_monthly_cost";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_fair_monthly_cost";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_rejection_reason";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_report_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_review_started_at";
  ALTER TABLE "bill_uploads" DROP COLUMN "analysis_sent_at";
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


export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bill_readings_pages_source" AS ENUM('text', 'scan');
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'periodStart', 'periodEnd', 'previousBalance', 'payments', 'credits', 'currentCharges', 'amountDue', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'tonnage', 'amount', 'fee', 'tax', 'recyclingRate', 'organicsRate');
  CREATE TYPE "public"."enum_bill_readings_values_verdict" AS ENUM('none', 'accepted', 'corrected', 'dismissed');
  CREATE TYPE "public"."enum_bill_readings_values_corrected_by" AS ENUM('visitor', 'staff');
  CREATE TYPE "public"."enum_bill_readings_state" AS ENUM('waiting', 'reading', 'read', 'byHand');
  CREATE TYPE "public"."enum_bill_readings_reason" AS ENUM('crashed', 'tooLong', 'tooLarge', 'interrupted', 'infected', 'notScanned', 'notFound');
  CREATE TYPE "public"."enum_bill_readings_kind" AS ENUM('bill', 'notABill', 'empty');
  CREATE TABLE "invoice_submissions_analysis_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "invoice_submissions_analysis_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "bill_uploads_analysis_findings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "bill_uploads_analysis_recommendations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
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
  	"bills" numeric,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_summary" varchar;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_monthly_cost" numeric;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_fair_monthly_cost" numeric;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_rejection_reason" varchar;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_report_id" varchar;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_review_started_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "analysis_sent_at" timestamp(3) with time zone;
  ALTER TABLE "invoice_submissions" ADD COLUMN "key" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "first_file_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_summary" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_monthly_cost" numeric;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_fair_monthly_cost" numeric;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_rejection_reason" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_report_id" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_review_started_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "analysis_sent_at" timestamp(3) with time zone;
  ALTER TABLE "bill_uploads" ADD COLUMN "key" varchar;
  ALTER TABLE "invoice_submissions" DROP CONSTRAINT "invoice_submissions_bill_id_bills_id_fk";`)
  await moveRowsBack(db)
  await db.execute(sql`
  DROP TABLE "bills_analysis_findings" CASCADE;
  DROP TABLE "bills_analysis_recommendations" CASCADE;
  DROP TABLE "bills_pages" CASCADE;
  DROP TABLE "bills_values" CASCADE;
  DROP TABLE "bills" CASCADE;
  DROP INDEX "bill_uploads_bill_idx";
  DROP INDEX "payload_locked_documents_rels_bills_id_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bill_readings_id" integer;
  ALTER TABLE "invoice_submissions_analysis_findings" ADD CONSTRAINT "invoice_submissions_analysis_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invoice_submissions_analysis_recommendations" ADD CONSTRAINT "invoice_submissions_analysis_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."invoice_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads_analysis_findings" ADD CONSTRAINT "bill_uploads_analysis_findings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_uploads_analysis_recommendations" ADD CONSTRAINT "bill_uploads_analysis_recommendations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_readings_pages" ADD CONSTRAINT "bill_readings_pages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_readings_values" ADD CONSTRAINT "bill_readings_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "bill_readings" ADD CONSTRAINT "bill_readings_bill_id_bill_uploads_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "invoice_submissions_analysis_findings_order_idx" ON "invoice_submissions_analysis_findings" USING btree ("_order");
  CREATE INDEX "invoice_submissions_analysis_findings_parent_id_idx" ON "invoice_submissions_analysis_findings" USING btree ("_parent_id");
  CREATE INDEX "invoice_submissions_analysis_recommendations_order_idx" ON "invoice_submissions_analysis_recommendations" USING btree ("_order");
  CREATE INDEX "invoice_submissions_analysis_recommendations_parent_id_idx" ON "invoice_submissions_analysis_recommendations" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_analysis_findings_order_idx" ON "bill_uploads_analysis_findings" USING btree ("_order");
  CREATE INDEX "bill_uploads_analysis_findings_parent_id_idx" ON "bill_uploads_analysis_findings" USING btree ("_parent_id");
  CREATE INDEX "bill_uploads_analysis_recommendations_order_idx" ON "bill_uploads_analysis_recommendations" USING btree ("_order");
  CREATE INDEX "bill_uploads_analysis_recommendations_parent_id_idx" ON "bill_uploads_analysis_recommendations" USING btree ("_parent_id");
  CREATE INDEX "bill_readings_pages_order_idx" ON "bill_readings_pages" USING btree ("_order");
  CREATE INDEX "bill_readings_pages_parent_id_idx" ON "bill_readings_pages" USING btree ("_parent_id");
  CREATE INDEX "bill_readings_values_order_idx" ON "bill_readings_values" USING btree ("_order");
  CREATE INDEX "bill_readings_values_parent_id_idx" ON "bill_readings_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "bill_readings_bill_idx" ON "bill_readings" USING btree ("bill_id");
  CREATE INDEX "bill_readings_state_idx" ON "bill_readings" USING btree ("state");
  CREATE INDEX "bill_readings_updated_at_idx" ON "bill_readings" USING btree ("updated_at");
  CREATE INDEX "bill_readings_created_at_idx" ON "bill_readings" USING btree ("created_at");
  ALTER TABLE "invoice_submissions" ADD CONSTRAINT "invoice_submissions_bill_id_bill_uploads_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk" FOREIGN KEY ("first_file_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bill_readings_fk" FOREIGN KEY ("bill_readings_id") REFERENCES "public"."bill_readings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "invoice_submissions_analysis_analysis_report_id_idx" ON "invoice_submissions" USING btree ("analysis_report_id");
  CREATE UNIQUE INDEX "invoice_submissions_key_idx" ON "invoice_submissions" USING btree ("key");
  CREATE INDEX "bill_uploads_first_file_idx" ON "bill_uploads" USING btree ("first_file_id");
  CREATE UNIQUE INDEX "bill_uploads_analysis_analysis_report_id_idx" ON "bill_uploads" USING btree ("analysis_report_id");
  CREATE UNIQUE INDEX "bill_uploads_key_idx" ON "bill_uploads" USING btree ("key");
  CREATE INDEX "payload_locked_documents_rels_bill_readings_id_idx" ON "payload_locked_documents_rels" USING btree ("bill_readings_id");
  ALTER TABLE "bill_uploads" DROP COLUMN "bill_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bills_id";
  DROP TYPE "public"."enum_bills_pages_source";
  DROP TYPE "public"."enum_bills_values_field";
  DROP TYPE "public"."enum_bills_values_verdict";
  DROP TYPE "public"."enum_bills_values_corrected_by";
  DROP TYPE "public"."enum_bills_state";
  DROP TYPE "public"."enum_bills_reason";
  DROP TYPE "public"."enum_bills_kind";`)
}
