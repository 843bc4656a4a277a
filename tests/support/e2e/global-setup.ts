import type { FullConfig } from '@playwright/test';
import { openAdminApi } from './admin.ts';
import { ADMIN, adminOfWorker } from './settings.ts';

/** One screen of each kind: the server loads the code of a screen with its first request, which takes seconds. */
const SCREENS = ['/admin', '/admin/inbox', '/admin/collections/articles'];

/** Gives every worker an admin of its own, once the server is ready, and has the panel load its screens. */
export default async function setup({ workers }: FullConfig): Promise<void> {
  const api = await openAdminApi(ADMIN);
  for (let index = 0; index < workers; index += 1) {
    await api.addUser({ ...adminOfWorker(index), name: `Admin ${index}`, role: 'admin' });
  }
  const article = await api.find('articles', { _status: 'published' });
  for (const screen of [...SCREENS, `/admin/collections/articles/${article?.id}`]) await api.render(screen);
  await api.dispose();
}
