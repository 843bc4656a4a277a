import pg from 'pg';

/** Runs statements one after another on their own connection. */
export async function administrate(connectionString: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'lotline tests' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns a statement that copies the files of a template, which is twice as fast as logging each page. */
export const copyDatabase = (from: string, to: string): string =>
  `create database ${pg.escapeIdentifier(to)} template ${pg.escapeIdentifier(from)} strategy file_copy`;

/** Returns a statement that deletes a database even while connections to it are open. */
export const dropDatabase = (name: string): string =>
  `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;

/** Statements that turn off durability. Test data may be lost, so nothing has to wait for the disk. */
export const WITHOUT_DURABILITY = [
  'alter system set fsync = off',
  'alter system set synchronous_commit = off',
  'alter system set full_page_writes = off',
  'select pg_reload_conf()',
];
