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

/** Seeding takes too long for a first start, so the build seeds a temporary database and backs it up here. */
const [folder = ''] = process.argv.slice(2);

/** Ignores all settings, so that the build does not touch the installation's database or bucket. */
function ignoreSettings(directory: string): void {
  for (const name of variableNames) process.env[name] = '';
  process.env.DATA_DIR = directory;
}

/** If there is no PostgreSQL for this machine, there is no backup, and the first start seeds. */
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

/** Another user than the one who built the product may start it. */
async function letEveryoneRead(): Promise<void> {
  if (!isComplete(folder)) return;
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

const directory = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
// PostgreSQL may run as its own user, who has to reach its files in this folder.
await chmod(directory, 0o755);
try {
  await rm(folder, { recursive: true, force: true });
  await backUpSeededDatabase(directory);
  await letEveryoneRead();
} finally {
  await rm(directory, { recursive: true, force: true });
}
