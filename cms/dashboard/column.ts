import { sql } from '@payloadcms/db-postgres';
import type { SQL } from 'drizzle-orm';

/** The column of a field of this name. */
export const columnOf = (field: string, prefix = ''): SQL =>
  sql`${sql.identifier(prefix + field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
