import pg from 'pg';
import { MEDIA_PREFIX } from '#cms/uploads/bucket.ts';
import { withBootLock } from '../database/boot-lock.ts';
import { requireSound } from './check.ts';
import { openFilePlaces } from './file-places.ts';
import { loadDatabase } from './load.ts';
import { makeWay } from './make-way.ts';
import { filePath, type Manifest, readManifest } from './manifest.ts';

/** What was restored, in numbers. */
export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
  /** Mails that wait in the restored database, and go out when the product starts. */
  waitingMails: number;
}

/** In which folder of a bucket each bill lies. */
async function billPrefixes(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ filename: string; prefix: string | null }>(
    'select filename, prefix from bill_uploads where filename is not null',
  );
  return new Map(rows.map(({ filename, prefix }) => [filename, prefix ?? '']));
}

async function putFiles(client: pg.ClientBase, folder: string, { files }: Manifest): Promise<void> {
  const places = openFilePlaces();
  const prefixes = files.some(({ place }) => place === 'bills') ? await billPrefixes(client) : undefined;
  for (const file of files) {
    const prefix = file.place === 'media' ? MEDIA_PREFIX : prefixes?.get(file.name);
    // A bill without a row was being deleted, or was not stored yet, when the back-up was made.
    if (prefix === undefined) continue;
    await places[file.place].put(filePath(folder, file), file.name, prefix);
  }
}

async function waitingMails(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from payload_jobs where task_slug = 'sendMail' and has_error is not true and completed_at is null",
  );
  return rows[0]?.count ?? 0;
}

/**
 * Brings a back-up into the database and the places for files of this environment. All of the database changes in one
 * transaction, and the files are put in their places before it ends: whatever stops it, the database is as it was.
 */
export async function restore(
  databaseUrl: string,
  folder: string,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const manifest = await readManifest(folder);
  await requireSound(folder, manifest);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'lotline restore' });
  await client.connect();
  try {
    return await withBootLock(databaseUrl, async () => {
      await client.query('begin');
      await makeWay(client, replace);
      await loadDatabase(client, folder, manifest);
      await putFiles(client, folder, manifest);
      const waiting = await waitingMails(client);
      await client.query('commit');
      return {
        takenAt: manifest.takenAt,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        files: manifest.files.length,
        waitingMails: waiting,
      };
    });
  } finally {
    await client.end();
  }
}
