/** Each test file copies its database from one of these. */
export const TEMPLATES = {
  /** Migrated, without a document. */
  empty: 'lotline_template_empty',
  /** Migrated and seeded. */
  seeded: 'lotline_template',
} as const;

/** The global setup provides this to the test files. */
export interface TestDatabases {
  /** The URL of the server's `postgres` database. */
  serverUrl: string;
  /** The data directory with the seeded images. */
  seededDataDirectory: string;
}

export function toDatabaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
