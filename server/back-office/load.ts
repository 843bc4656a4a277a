/**
 * Loads the back office. Its configuration reads `process.env` when it is loaded, so `publishEnvironment` comes first.
 *
 * The editor's packages import one another in a cycle with top-level await, in which Node can end silently with exit
 * code 13 (https://github.com/nodejs/node/issues/55468). What they all need is loaded before them. Can go when
 * @payloadcms/richtext-lexical loads in any order.
 */
export async function loadBackOffice() {
  await import('@payloadcms/richtext-lexical/lexical');
  return import('./index.ts');
}
