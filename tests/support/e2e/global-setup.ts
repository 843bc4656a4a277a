import type { FullConfig } from '@playwright/test';
import { importSamples, sampleOf, SAMPLE_SETS } from '../city-records/samples.ts';
import { environmentBeside } from '../run/product.mjs';
import { openAdminApi } from './admin.ts';
import { ADMIN, adminOfWorker, DATA_DIRECTORY } from './settings.ts';

/** One screen of each kind. The server loads a screen's code on the first request, which takes seconds. */
const SCREENS = ['/admin', '/admin/inbox', '/admin/collections/articles'];

async function loadRecords(): Promise<void> {
  const { DATABASE_URL = '' } = await environmentBeside({ data: DATA_DIRECTORY });
  process.env.DATA_DIR = DATA_DIRECTORY;
  await importSamples(SAMPLE_SETS, sampleOf, DATABASE_URL);
}

/**
 * Runs once the server is ready. Creates an admin for each worker, makes the panel load its screens, and imports samples
 * of city records.
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
