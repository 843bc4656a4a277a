import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

type Database = MigrateUpArgs['db'];

/** The history that bills had in tables of their own goes on in the history of all submissions. */
async function keepStatusHistory(db: Database): Promise<void> {
  for (const collection of ['invoice-submissions', 'bill-uploads']) {
    const history = sql.identifier(`${collection.replaceAll('-', '_')}_status_history`);
    const label = (column: string) => sql`case ${sql.identifier(column)}::text
      when 'pending' then 'Pending' when 'inReview' then 'In review'
      when 'reportSent' then 'Report sent' when 'rejected' then 'Rejected' end`;
    await db.execute(sql`
      insert into changes (collection, document, field, "from", "to", by_id, by_name, created_at, updated_at)
      select ${collection}::enum_changes_collection, _parent_id, 'Status', ${label('from')}, ${label('to')},
        by_id, coalesce(users.name, 'Lotline'), coalesce(at, now()), coalesce(at, now())
      from ${history} left join users on users.id = by_id
      order by at`);
    await db.execute(sql`drop table ${history}`);
    for (const column of ['from', 'to']) {
      const type = `enum_${collection.replaceAll('-', '_')}_status_history_${column}`;
      await db.execute(sql`drop type ${sql.identifier(type)}`);
    }
  }
}

/** What lies in the inbox when it gets due dates: how long it may, and which statuses are an end. */
const WAITING = [
  { table: 'vendor_applications', days: 7, ends: ['approved', 'rejected'] },
  { table: 'invoice_submissions', days: 2, ends: ['reportSent', 'rejected'] },
  { table: 'bill_uploads', days: 4, ends: ['reportSent', 'rejected'] },
  { table: 'contact_messages', days: 4, ends: ['answered', 'closed'] },
  { table: 'feedback', days: 7, ends: ['answered', 'closed'] },
  { table: 'report_enquiries', days: 4, ends: ['answered', 'closed'] },
];

/** Gives submissions that are there a due date, in whole days instead of business days, and ends those that ended. */
async function dateWaiting(db: Database): Promise<void> {
  for (const { table, days, ends } of WAITING) {
    const ended = sql.join(ends.map((status) => sql`${status}`), sql`, `);
    await db.execute(sql`
      update ${sql.identifier(table)} set
        due_at = created_at + ${days} * interval '1 day',
        closed_at = case when status::text in (${ended}) then updated_at end`);
  }
}

/** What lay in the inbox before it was one keeps its history, and gets what the inbox keeps beside it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await keepStatusHistory(db);
  await dateWaiting(db);
}

/** The columns go, and the old tables come back empty, with the migration before this one. */
export async function down(): Promise<void> {}
