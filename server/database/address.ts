import pg from 'pg';

/** Where a database is, without user and password: host:port/name. */
export function placeOf(databaseUrl: string): string {
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  return `${host}:${port}/${database ?? ''}`;
}
