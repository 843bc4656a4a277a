import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'messageReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'reportRequestReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'invoiceReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'billReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'messageReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'reportRequestReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'invoiceReceived' BEFORE 'vendorReceived';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'billReceived' BEFORE 'vendorReceived';
  ALTER TABLE "invoice_submissions" ADD COLUMN "reference" varchar;
  ALTER TABLE "bill_uploads" ADD COLUMN "reference" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "reference" varchar;
  ALTER TABLE "report_enquiries" ADD COLUMN "reference" varchar;
  CREATE UNIQUE INDEX "invoice_submissions_reference_idx" ON "invoice_submissions" USING btree ("reference");
  CREATE UNIQUE INDEX "bill_uploads_reference_idx" ON "bill_uploads" USING btree ("reference");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE UNIQUE INDEX "report_enquiries_reference_idx" ON "report_enquiries" USING btree ("reference");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "_mail_templates_v" WHERE "version_key" IN ('messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived');
  DELETE FROM "mail_templates" WHERE "key" IN ('messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffArrival', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionOpening', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffArrival', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionOpening', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  DROP INDEX "invoice_submissions_reference_idx";
  DROP INDEX "bill_uploads_reference_idx";
  DROP INDEX "contact_messages_reference_idx";
  DROP INDEX "report_enquiries_reference_idx";
  ALTER TABLE "invoice_submissions" DROP COLUMN "reference";
  ALTER TABLE "bill_uploads" DROP COLUMN "reference";
  ALTER TABLE "contact_messages" DROP COLUMN "reference";
  ALTER TABLE "report_enquiries" DROP COLUMN "reference";`)
}
