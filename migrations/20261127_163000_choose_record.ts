import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Existing followers of buildings and portfolios get changes of the city's record if they chose changes: they asked to
 * hear of what is new about the building.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table follows add column record boolean default true not null;
    update follows set record = changes and kind in ('building', 'portfolio');
    -- What the city had on record of a lot when it was last planned. JSON and not JSONB: it is compared as it was written.
    alter table follow_snapshots add column record json;
    -- The next day on which it is compared, even if no row has changed.
    alter table follow_snapshots add column record_on date;
    -- Rows of the city's records that older transactions wrote were compared, and the sets in which they were.
    alter table follow_plans add column record_xid bigint, add column record_sets text[];
    alter table follow_changes add column is_record boolean default false not null`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table follow_changes drop column is_record;
    alter table follow_plans drop column record_xid, drop column record_sets;
    alter table follow_snapshots drop column record, drop column record_on;
    alter table follows drop column record`);
}
