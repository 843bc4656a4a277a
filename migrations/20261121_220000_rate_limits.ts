import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * How often forms were sent from where, for minutes only: rate-limiter-flexible counts in it. `key` names the form
 * and holds a keyed digest of the address, never the address; `expire` is in milliseconds. A table of the
 * server's own: Payload does not know it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table rate_limits`);
}
