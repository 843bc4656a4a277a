import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_erasure_requests_status" AS ENUM('open', 'done', 'declined');
  CREATE TABLE "erasure_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"note" varchar,
  	"status" "enum_erasure_requests_status" DEFAULT 'open' NOT NULL,
  	"reason" varchar,
  	"requested_by_id" integer,
  	"requested_by_name" varchar,
  	"decided_by_id" integer,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasure_requests_id" integer;
  ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "erasure_requests_address_idx" ON "erasure_requests" USING btree ("address");
  CREATE INDEX "erasure_requests_status_idx" ON "erasure_requests" USING btree ("status");
  CREATE INDEX "erasure_requests_requested_by_idx" ON "erasure_requests" USING btree ("requested_by_id");
  CREATE INDEX "erasure_requests_decided_by_idx" ON "erasure_requests" USING btree ("decided_by_id");
  CREATE INDEX "erasure_requests_updated_at_idx" ON "erasure_requests" USING btree ("updated_at");
  CREATE INDEX "erasure_requests_created_at_idx" ON "erasure_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasure_requests_fk" FOREIGN KEY ("erasure_requests_id") REFERENCES "public"."erasure_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_erasure_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("erasure_requests_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "erasure_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "erasure_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasure_requests_fk";
  
  DROP INDEX "payload_locked_documents_rels_erasure_requests_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasure_requests_id";
  DROP TYPE "public"."enum_erasure_requests_status";`)
}
