/** The databases that test files copy. */
export const TEMPLATES = {
  /** Migrated, but without documents. */
  empty: 'lotline_template_empty',
  /** Migrated and seeded. */
  seeded: 'lotline_template',
} as const;

/** The global setup provides this to the test files. */
export interface TestDatabases {
  /** The URL of the server's `postgres` database. */
  serverUrl: string;
  /** The data directory that contains the seeded images. */
  seededDataDirectory: string;
}

export function toDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
