import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quizzes_questions_options" ADD COLUMN "lead" varchar;
  ALTER TABLE "_quizzes_v_version_questions_options" ADD COLUMN "lead" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quizzes_questions_options" DROP COLUMN "lead";
  ALTER TABLE "_quizzes_v_version_questions_options" DROP COLUMN "lead";`)
}
