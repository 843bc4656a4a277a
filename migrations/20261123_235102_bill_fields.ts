import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE text;
  UPDATE "bill_readings_values" SET "field" = 'amountDue' WHERE "field" = 'total';
  UPDATE "bill_reading_quality" SET "field" = 'amountDue' WHERE "field" = 'total';
  DROP TYPE "public"."enum_bill_readings_values_field";
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'periodStart', 'periodEnd', 'previousBalance', 'payments', 'credits', 'currentCharges', 'amountDue', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'tonnage', 'amount', 'fee', 'tax', 'recyclingRate', 'organicsRate');
  ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE "public"."enum_bill_readings_values_field" USING "field"::"public"."enum_bill_readings_values_field";
  ALTER TABLE "bill_readings" ADD COLUMN "bills" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE text;
  UPDATE "bill_readings_values" SET "field" = 'total' WHERE "field" = 'amountDue';
  UPDATE "bill_reading_quality" SET "field" = 'total' WHERE "field" = 'amountDue';
  DELETE FROM "bill_readings_values" WHERE "field" IN ('serviceAddress', 'invoiceNumber', 'invoiceDate', 'dueDate', 'previousBalance', 'payments', 'credits', 'currentCharges', 'tonnage', 'tax');
  DROP TYPE "public"."enum_bill_readings_values_field";
  CREATE TYPE "public"."enum_bill_readings_values_field" AS ENUM('hauler', 'license', 'account', 'periodStart', 'periodEnd', 'total', 'service', 'containerSize', 'pickups', 'ratePerYard', 'ratePer100Pounds', 'amount', 'fee', 'recyclingRate', 'organicsRate');
  ALTER TABLE "bill_readings_values" ALTER COLUMN "field" SET DATA TYPE "public"."enum_bill_readings_values_field" USING "field"::"public"."enum_bill_readings_values_field";
  ALTER TABLE "bill_readings" DROP COLUMN "bills";`)
}
