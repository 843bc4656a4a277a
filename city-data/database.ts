import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientBase, Pool } from 'pg';
import { processWide } from './process-wide.ts';

/** A connection or a pool. */
export type Database = Pick<ClientBase, 'query'>;

export interface CityDatabase {
  drizzle: Pick<NodePgDatabase, 'execute'>;
  pool: Pick<Pool, 'query'>;
}

const opened = processWide<CityDatabase>('city database');

export const provideDatabase = opened.provide;

export function database(): CityDatabase {
  const found = opened.find();
  if (!found) throw new Error('The database is not open.');
  return found;
}
