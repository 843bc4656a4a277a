/**
 * Packages that read no settings, so they can load while the database starts.
 *
 * The editor's packages import each other in a cycle with top-level await, which can end Node silently with
 * exit code 13 (https://github.com/nodejs/node/issues/55468). Importing their shared dependency first avoids
 * this. Remove it once @payloadcms/richtext-lexical loads in any order.
 */
export async function loadPackages() {
  await import('@payloadcms/richtext-lexical/lexical');
  await import('@payloadcms/db-postgres');
}

/** Call `publishEnvironment` first: the configuration reads `process.env` on import. */
export async function loadBackOffice() {
  await loadPackages();
  return import('./index.ts');
}
