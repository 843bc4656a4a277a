import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bill_uploads" ADD COLUMN "first_file_id" integer;
  ALTER TABLE "bill_uploads" ADD COLUMN "file_number" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "bill_uploads" ADD CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk" FOREIGN KEY ("first_file_id") REFERENCES "public"."bill_uploads"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "bill_uploads_first_file_idx" ON "bill_uploads" USING btree ("first_file_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bill_uploads" DROP CONSTRAINT "bill_uploads_first_file_id_bill_uploads_id_fk";
  
  DROP INDEX "bill_uploads_first_file_idx";
  ALTER TABLE "bill_uploads" DROP COLUMN "first_file_id";
  ALTER TABLE "bill_uploads" DROP COLUMN "file_number";`)
}
