import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mail_templates_key" ADD VALUE 'newsletterAlreadySubscribed' BEFORE 'sectionLaunch';
  ALTER TYPE "public"."enum__mail_templates_v_version_key" ADD VALUE 'newsletterAlreadySubscribed' BEFORE 'sectionLaunch';
  ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE text;
  UPDATE "bill_readings_values" SET "field" = 'amountDue' WHERE "field" = 'total';
  DROP TYPE "public"."enum_bill_readings_values_field";
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'periodStart', 'periodEnd', 'previousBalance', 'payments', 'credits', 'currentCharges', 'amountDue', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'tonnage', 'amount', 'fee', 'tax', 'recyclingRate', 'organicsRate');
  ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE "public"."enum_bill_readings_values_field" USING "field"::"public"."enum_bill_readings_values_field";
  ALTER TABLE "bill_readings" ADD COLUMN "bills" numeric;
  ALTER TABLE "portfolios" ADD COLUMN "form_key" varchar;
  CREATE UNIQUE INDEX "portfolios_form_key_idx" ON "portfolios" USING btree ("form_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE text;
  DROP TYPE "public"."enum_bill_readings_values_field";
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'periodStart', 'periodEnd', 'total', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'amount', 'fee', 'recyclingRate', 'organicsRate');
  ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE "public"."enum_bill_readings_values_field" USING "field"::"public"."enum_bill_readings_values_field";
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_mail_templates_key";
  CREATE TYPE "public"."enum_mail_templates_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "mail_templates" ALTER COLUMN "key" SET DATA TYPE "public"."enum_mail_templates_key" USING "key"::"public"."enum_mail_templates_key";
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE text;
  DROP TYPE "public"."enum__mail_templates_v_version_key";
  CREATE TYPE "public"."enum__mail_templates_v_version_key" AS ENUM('staffNotification', 'answerReceived', 'mentionedInNote', 'erasureRequested', 'inboxReport', 'messageReceived', 'reportRequestReceived', 'invoiceReceived', 'billReceived', 'vendorReceived', 'vendorApproved', 'vendorRejected', 'newsletterConfirmation', 'sectionLaunch', 'quizResult', 'cwzReport', 'emissionsReport', 'billReportSent', 'billRejected', 'figuresToCheck', 'followConfirmation', 'followReminder', 'followChanges', 'followDigest', 'followLink', 'portfolioLink', 'newsletterIssue');
  ALTER TABLE "_mail_templates_v" ALTER COLUMN "version_key" SET DATA TYPE "public"."enum__mail_templates_v_version_key" USING "version_key"::"public"."enum__mail_templates_v_version_key";
  DROP INDEX "portfolios_form_key_idx";
  ALTER TABLE "bill_readings" DROP COLUMN "bills";
  ALTER TABLE "portfolios" DROP COLUMN "form_key";`)
}
