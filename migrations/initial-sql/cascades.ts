import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const OWNED = [
  ['vendor_applications', 'submission_id', 'submissions'],
  ['invoice_submissions', 'submission_id', 'submissions'],
  ['contact_messages', 'submission_id', 'submissions'],
  ['feedback', 'submission_id', 'submissions'],
  ['report_inquiries', 'submission_id', 'submissions'],
  ['bills', 'submission_id', 'submissions'],
  ['notes', 'submission_id', 'submissions'],
  ['replies', 'submission_id', 'submissions'],
  ['changes', 'submission_id', 'submissions'],
  ['bill_uploads', 'bill_id', 'bills'],
  ['follows', 'follower_id', 'subscribers'],
  ['newsletter_subscriptions', 'subscriber_id', 'subscribers'],
  ['portfolio_buildings', 'portfolio_id', 'portfolios'],
  ['portfolio_entries', 'portfolio_id', 'portfolios'],
] as const;

/** Deletes these rows with what they refer to. Payload can only set such a reference to null. */
export async function deleteWithOwners(db: MigrateUpArgs['db']): Promise<void> {
  for (const [table, column, to] of OWNED) {
    const name = `${table}_${column}_${to}_id_fk`;
    await db.execute(
      sql.raw(`
        alter table ${table} drop constraint ${name};
        alter table ${table} add constraint ${name} foreign key (${column}) references ${to} on delete cascade`),
    );
  }
  // Marks and notes end with their building.
  await db.execute(sql`
    alter table portfolio_entries add constraint portfolio_entries_building_fk foreign key (portfolio_id, bbl)
      references portfolio_buildings (portfolio_id, bbl) on delete cascade`);
}
