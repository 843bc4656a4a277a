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
    alter table follow_changes add column is_record boolean default false not null`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table follow_changes drop column is_record;
    alter table follow_snapshots drop column record;
    alter table follows drop column record`);
}
