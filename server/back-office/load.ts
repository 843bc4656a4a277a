/**
 * Call `publishEnvironment` first: the configuration reads `process.env` on import.
 *
 * The editor's packages import each other in a cycle with top-level await, which can end Node silently with
 * exit code 13 (https://github.com/nodejs/node/issues/55468). Importing their shared dependency first avoids
 * this. Remove that import once @payloadcms/richtext-lexical loads in any order.
 */
export async function loadBackOffice() {
  await import('@payloadcms/richtext-lexical/lexical');
  return import('./index.ts');
}
