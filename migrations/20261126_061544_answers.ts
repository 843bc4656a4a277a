import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "follows" ADD COLUMN "answers" varchar;
  ALTER TABLE "portfolio_buildings" ADD COLUMN "answers" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_neighbors_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_neighbors_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_zip_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_zip_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_neighbors_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_neighbors_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_zip_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_zip_text" varchar;
  ALTER TABLE "buildings" DROP COLUMN "search_intersection_heading";
  ALTER TABLE "buildings" DROP COLUMN "search_intersection_text";
  ALTER TABLE "buildings" DROP COLUMN "search_unreadable_heading";
  ALTER TABLE "buildings" DROP COLUMN "search_unreadable_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_intersection_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_intersection_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_unreadable_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_unreadable_text";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "buildings" ADD COLUMN "search_intersection_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_intersection_text" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_unreadable_heading" varchar;
  ALTER TABLE "buildings" ADD COLUMN "search_unreadable_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_intersection_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_intersection_text" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_unreadable_heading" varchar;
  ALTER TABLE "_buildings_v" ADD COLUMN "version_search_unreadable_text" varchar;
  ALTER TABLE "follows" DROP COLUMN "answers";
  ALTER TABLE "portfolio_buildings" DROP COLUMN "answers";
  ALTER TABLE "buildings" DROP COLUMN "search_neighbors_heading";
  ALTER TABLE "buildings" DROP COLUMN "search_neighbors_text";
  ALTER TABLE "buildings" DROP COLUMN "search_zip_heading";
  ALTER TABLE "buildings" DROP COLUMN "search_zip_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_neighbors_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_neighbors_text";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_zip_heading";
  ALTER TABLE "_buildings_v" DROP COLUMN "version_search_zip_text";`)
}
