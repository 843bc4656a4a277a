import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export interface CityDatabase {
  drizzle: Pick<NodePgDatabase, 'execute'>;
  pool: Pick<Pool, 'query'>;
}

/** The bundle of the admin panel has modules of its own, so both find the database in the global object. */
const opened = globalThis as { lotlineCityDatabase?: CityDatabase };

export function provideDatabase(database: CityDatabase): void {
  opened.lotlineCityDatabase = database;
}

export function database(): CityDatabase {
  if (!opened.lotlineCityDatabase) throw new Error('The database is not open.');
  return opened.lotlineCityDatabase;
}
