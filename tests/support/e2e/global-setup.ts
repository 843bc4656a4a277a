import type { FullConfig } from '@playwright/test';
import { importSamples, sampleOf, SAMPLE_SETS } from '../city-records/samples.ts';
import { environmentBeside } from '../run/product.mjs';
import { openAdminApi } from './admin.ts';
import { ADMIN, adminOfWorker, DATA_DIRECTORY } from './settings.ts';

/** One screen of each kind: the server loads the code of a screen with its first request, which takes seconds. */
const SCREENS = ['/admin', '/admin/inbox', '/admin/collections/articles'];

async function loadRecords(): Promise<void> {
  const { DATABASE_URL = '' } = await environmentBeside({ data: DATA_DIRECTORY });
  process.env.DATA_DIR = DATA_DIRECTORY;
  await importSamples(SAMPLE_SETS, sampleOf, DATABASE_URL);
}

/**
 * Gives every worker an admin of its own, once the server is ready, has the panel load its screens, and loads a sample of the
 * city's records.
 */
export default async function setup({ workers }: FullConfig): Promise<void> {
  const api = await openAdminApi(ADMIN);
  for (let index = 0; index < workers; index += 1) {
    await api.addUser({ ...adminOfWorker(index), name: `Admin ${index}`, role: 'admin' });
  }
  const article = await api.find('articles', { _status: 'published' });
  for (const screen of [...SCREENS, `/admin/collections/articles/${article?.id}`]) await api.render(screen);
  await api.dispose();
  await loadRecords();
}
