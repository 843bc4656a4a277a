import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "inbox_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"filters" jsonb NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"owner_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inbox_views_id" integer;
  ALTER TABLE "inbox_views" ADD CONSTRAINT "inbox_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "inbox_views_is_shared_idx" ON "inbox_views" USING btree ("is_shared");
  CREATE INDEX "inbox_views_owner_idx" ON "inbox_views" USING btree ("owner_id");
  CREATE INDEX "inbox_views_updated_at_idx" ON "inbox_views" USING btree ("updated_at");
  CREATE INDEX "inbox_views_created_at_idx" ON "inbox_views" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inbox_views_fk" FOREIGN KEY ("inbox_views_id") REFERENCES "public"."inbox_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_inbox_views_id_idx" ON "payload_locked_documents_rels" USING btree ("inbox_views_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "inbox_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "inbox_views" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_inbox_views_fk";
  
  DROP INDEX "payload_locked_documents_rels_inbox_views_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inbox_views_id";`)
}
