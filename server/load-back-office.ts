/**
 * Loads the back office. Its configuration reads `process.env` when it is loaded, so `publishEnvironment` has to come
 * first. The editor's packages wait for one another while they are loaded; in some orders Node 20 never sees the end
 * of that, and ends with an exit code of 13 and without a word. What they all wait for is loaded before them.
 */
export async function loadBackOffice() {
  await import('@payloadcms/richtext-lexical/lexical');
  return import('./back-office/index.ts');
}
