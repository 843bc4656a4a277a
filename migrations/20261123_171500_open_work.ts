import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const TABLES = [
  'vendor_applications',
  'invoice_submissions',
  'bill_uploads',
  'contact_messages',
  'feedback',
  'report_enquiries',
];

/** Most submissions are closed. The inbox opens on the others, by when they are due: see docs/decisions/0048. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`
      create index ${sql.identifier(`${table}_open_work_idx`)} on ${sql.identifier(table)} (due_at, id)
        where closed_at is null and is_spam is not true`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`drop index ${sql.identifier(`${table}_open_work_idx`)}`);
  }
}
