/** The databases that each test file's own database is copied from. */
export const TEMPLATES = {
  /** Migrated, without a document. */
  empty: 'lotline_template_empty',
  /** Migrated and seeded. */
  seeded: 'lotline_template',
} as const;

/** What the global setup hands to the test files. */
export interface TestDatabases {
  /** The address of the server's own `postgres` database, from which the others are made. */
  serverUrl: string;
  /** The data directory into which the seeding wrote its images. */
  seededDataDirectory: string;
}

/** The address of another database on the same server. */
export function toDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
