import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBackOffice } from '../back-office/load.ts';
import { createBackup } from '../backup/create.ts';
import { isComplete } from '../backup/manifest.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../database/embedded/embedded.ts';
import { loadEnvironment, publishEnvironment } from '../environment/load.ts';
import { variableNames } from '../environment/variables.ts';
import { log } from '../logger.ts';
import { errorMessage } from '../readable-error.ts';

/** Where to put the backup. Seeding is too slow for a first start, so the build backs up a seeded database. */
const [folder = ''] = process.argv.slice(2);

/** Clears all settings, so that the build does not touch the installation's database or bucket. */
function ignoreSettings(directory: string): void {
  for (const name of variableNames) process.env[name] = '';
  process.env.DATA_DIR = directory;
}

/** Returns undefined if PostgreSQL cannot start. The build then makes no backup, and the first start seeds the database. */
const startDatabase = (directory: string): Promise<EmbeddedDatabase | undefined> =>
  startEmbeddedDatabase({ directory, temporary: true }).catch((error: unknown) => {
    log.warn(errorMessage(error));
    return undefined;
  });

async function backUpSeededDatabase(directory: string): Promise<void> {
  ignoreSettings(directory);
  const environment = loadEnvironment();
  const database = await startDatabase(directory);
  if (!database) return;
  try {
    await publishEnvironment(environment, database.url);
    const backOffice = await loadBackOffice();
    const payload = await backOffice.openPayload();
    await backOffice.migrate(payload);
    await backOffice.seedContent(payload);
    await createBackup(database.url, folder);
    await backOffice.closePayload(payload);
  } finally {
    await database.stop();
  }
}

/** The server may be started by a different user than the one who built it. */
async function letEveryoneRead(): Promise<void> {
  if (!isComplete(folder)) return;
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

const directory = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
// PostgreSQL may run as a separate user, which needs access to its files in this folder.
await chmod(directory, 0o755);
try {
  await rm(folder, { recursive: true, force: true });
  await backUpSeededDatabase(directory);
  await letEveryoneRead();
} finally {
  await rm(directory, { recursive: true, force: true });
}
