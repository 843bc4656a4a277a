import path from 'node:path';
import { withClient } from '../database/client.ts';
import { projectRoot } from '../project-root.ts';
import { listTables } from './dump.ts';
import { isComplete } from './manifest.ts';

/** A backup of a seeded database, made by the build. */
const STARTING_CONTENT = path.join(projectRoot, 'build/starting-content');

const isEmpty = (databaseUrl: string): Promise<boolean> =>
  withClient({ connectionString: databaseUrl }, async (client) => (await listTables(client)).length === 0);

/** The caller must hold the boot lock. Returns false if the database is not empty or the build has made no backup. */
export async function restoreStartingContent(
  databaseUrl: string,
  folder: string = STARTING_CONTENT,
): Promise<boolean> {
  if (!isComplete(folder) || !(await isEmpty(databaseUrl))) return false;
  // Imported lazily, because the bucket client is slow to load.
  const { restoreInBootLock } = await import('./restore.ts');
  await restoreInBootLock(databaseUrl, folder, { replace: false });
  return true;
}
