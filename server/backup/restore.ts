import type { ClientBase } from 'pg';
import { MEDIA_PREFIX } from '#cms/uploads/bucket.ts';
import type { Measured } from '#cms/uploads/meter.ts';
import { migrations } from '#migrations/index.ts';
import { withBootLock, withClient } from '../database/client.ts';
import { ReadableError } from '../readable-error.ts';
import { clearDatabase, loadDatabase } from './load.ts';
import { filePath, type Manifest, measureFile, readManifest, tablePath } from './manifest.ts';
import { openFileStores } from './stores.ts';

const isSame = (wanted: Measured, found: Measured | undefined) =>
  found?.size === wanted.size && found.sha256 === wanted.sha256;

async function countDamaged(folder: string, { tables, files }: Manifest): Promise<number> {
  let damaged = 0;
  for (const table of tables) {
    if (!isSame(table, await measureFile(tablePath(folder, table)))) damaged += 1;
  }
  for (const file of files) {
    if (!isSame(file, await measureFile(filePath(folder, file)))) damaged += 1;
  }
  return damaged;
}

/** Rejects a backup with an unknown schema. The newest migration identifies the schema. */
function requireKnownSchema({ migrations: ran }: Manifest): void {
  const newest = ran.at(-1) ?? '';
  if (migrations.some(({ name }) => name === newest)) return;
  const isNewer = newest > (migrations.at(-1)?.name ?? '');
  throw new ReadableError(
    isNewer
      ? `This backup was made by a newer version: this one does not know ${newest}. Nothing was changed.`
      : `This backup was made by a version that is too old for this one (${newest || 'no migrations'}). Restore it with that version, update to one that has ${migrations[0]?.name ?? ''}, and back that up. Nothing was changed.`,
  );
}

async function requireIntact(folder: string, manifest: Manifest): Promise<void> {
  requireKnownSchema(manifest);
  const damaged = await countDamaged(folder, manifest);
  if (damaged > 0) {
    const all = manifest.tables.length + manifest.files.length;
    throw new ReadableError(
      `This backup is damaged: ${damaged} of its ${all} files are missing or have changed. Nothing was changed.`,
    );
  }
}

async function billPrefixes(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ filename: string; prefix: string | null }>(
    'select filename, prefix from bill_uploads where filename is not null',
  );
  return new Map(rows.map(({ filename, prefix }) => [filename, prefix ?? '']));
}

async function putFiles(client: ClientBase, folder: string, { files }: Manifest): Promise<void> {
  const stores = openFileStores();
  const prefixes = files.some(({ place }) => place === 'bills') ? await billPrefixes(client) : undefined;
  for (const file of files) {
    const prefix = file.place === 'media' ? MEDIA_PREFIX : prefixes?.get(file.name);
    // A bill file without a row was being deleted or uploaded during the backup.
    if (prefix === undefined) continue;
    await stores[file.place].put(filePath(folder, file), file.name, prefix);
  }
}

async function countWaitingMails(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from payload_jobs where task_slug = 'sendMail' and has_error is not true and completed_at is null",
  );
  return rows[0]?.count ?? 0;
}

/**
 * The caller must hold the boot lock. Stores the files before committing the database transaction, so an interruption
 * leaves the database unchanged.
 */
export async function restoreInBootLock(
  databaseUrl: string,
  folder: string,
  { replace }: { replace: boolean },
) {
  const manifest = await readManifest(folder);
  await requireIntact(folder, manifest);
  const connection = { connectionString: databaseUrl, application_name: 'lotline restore' };
  return withClient(connection, async (client) => {
    await client.query('begin');
    await clearDatabase(client, replace);
    await loadDatabase(client, folder, manifest);
    await putFiles(client, folder, manifest);
    const waitingMails = await countWaitingMails(client);
    await client.query('commit');
    return {
      takenAt: manifest.takenAt,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      waitingMails,
    };
  });
}

export const restore: typeof restoreInBootLock = (databaseUrl, folder, options) =>
  withBootLock(databaseUrl, () => restoreInBootLock(databaseUrl, folder, options));
