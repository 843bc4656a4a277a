import type { FullConfig } from '@playwright/test';
import { openAdminApi } from './admin.ts';
import { ADMIN, adminOfWorker } from './settings.ts';

/** Gives every worker an admin of its own, once the server is ready. */
export default async function setup({ workers }: FullConfig): Promise<void> {
  const api = await openAdminApi(ADMIN);
  for (let index = 0; index < workers; index += 1) {
    await api.addUser({ ...adminOfWorker(index), name: `Admin ${index}`, role: 'admin' });
  }
  await api.dispose();
}
