import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { JOB_RUNNERS_LOCK } from '#cms/jobs/interrupted-jobs.ts';
import { seedDemo } from '#collections/content-files/demo/index.ts';
import { createBackup } from '#server/backup/create.ts';
import { restore } from '#server/backup/restore.ts';
import { restoreStartingContent } from '#server/backup/starting-content.ts';
import { startBucket, type TestBucket } from '../support/bucket.ts';
import { runCommand } from '../support/command.ts';
import { filesBelow } from '../support/content-folder.ts';
import { administrate, dropDatabase } from '../support/database/administrate.ts';
import { fingerprint } from '../support/database/fingerprint.ts';
import { toDatabaseUrl } from '../support/database/names.ts';
import { createTestPayload } from '../support/payload.ts';
import { usePasswordsOfProduct } from '../support/quick-passwords.ts';
import { ROOT, testEnvironment } from '../support/run/project.mjs';

const { serverUrl } = inject('databases');
const NAME = 'test_backup';
const DATABASE_URL = toDatabaseUrl(serverUrl, NAME);
const ACCOUNT = { email: 'restored@example.com', password: 'a long password of this test' };
const SECRET = 'a secret of this test';

let folder: string;
let before: Awaited<ReturnType<typeof stored>>;
let bucket: TestBucket;

const inFolder = (name: string) => path.join(folder, name);
/** Environment of the installation to restore into. Its database and its folder start out empty. */
const installation = (more: Record<string, string> = {}) => ({
  DATABASE_URL,
  DATA_DIR: inFolder('data'),
  PAYLOAD_SECRET: SECRET,
  ...more,
});

/** Restores in this process, which is faster than the command. */
async function restoreHere(backup: string, { replace = false, more = {} } = {}): Promise<void> {
  const variables = installation(more);
  Object.assign(process.env, variables);
  try {
    await restore(variables.DATABASE_URL, backup, { replace });
  } finally {
    for (const name of Object.keys(more)) Reflect.deleteProperty(process.env, name);
  }
}

const stored = async (databaseUrl: string, from: string) => ({
  rows: await fingerprint(databaseUrl),
  files: { ...(await filesBelow(path.join(from, 'media'))), ...(await filesBelow(path.join(from, 'bills'))) },
});

/** Returns the backup's manifest without the time when the backup was taken. */
async function readManifest(backup: string): Promise<Record<string, unknown>> {
  const list = JSON.parse(await readFile(path.join(backup, 'lotline-backup.json'), 'utf8')) as object;
  return { ...list, takenAt: undefined };
}

async function copyBackup(name: string): Promise<string> {
  await cp(inFolder('backup'), inFolder(name), { recursive: true });
  return inFolder(name);
}

beforeAll(async () => {
  usePasswordsOfProduct();
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-backup-'));
  bucket = await startBucket();
  const test = await createTestPayload();
  await test.payload.create({ collection: 'users', data: { ...ACCOUNT, name: 'Restored', role: 'admin' } });
  await seedDemo(test.payload);
  before = await stored(process.env.DATABASE_URL ?? '', test.dataDirectory);
  const backedUp = await runCommand('backup', [inFolder('backup')], {});
  expect(backedUp).toMatchObject({ exitCode: 0 });
  expect(backedUp.output).not.toContain('were not found');
  // This deletes the database and its files.
  await test.close();
  await administrate(serverUrl, [`create database ${NAME}`]);
});

afterAll(async () => {
  await bucket.close();
  await administrate(serverUrl, [dropDatabase(NAME)]);
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('is readable only by its owner', async () => {
    expect((await stat(inFolder('backup'))).mode & 0o777).toBe(0o700);
    expect((await stat(inFolder('backup/lotline-backup.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(inFolder('backup/database/users.copy.gz'))).mode & 0o777).toBe(0o600);
  });

  it('that is damaged is not restored, and nothing changes', async () => {
    const empty = await fingerprint(DATABASE_URL);
    const longer = await copyBackup('longer');
    await appendFile(path.join(longer, 'database/users.copy.gz'), 'x');
    const lacking = await copyBackup('lacking');
    await rm(path.join(lacking, 'database/articles.copy.gz'));
    for (const damaged of [longer, lacking]) {
      await expect(restoreHere(damaged)).rejects.toThrow(/^This backup is damaged: 1 of its \d+ files/);
    }
    await rm(path.join(lacking, 'lotline-backup.json'));
    await expect(restoreHere(lacking)).rejects.toThrow('is not a complete backup');
    expect(await fingerprint(DATABASE_URL)).toEqual(empty);
  });

  it.each([
    [
      'a newer version',
      '20990101_000000_later',
      'a newer version: this one does not know 20990101_000000_later',
    ],
    ['a version that is too old', '20250101_000000_early', 'too old for this one (20250101_000000_early)'],
  ])('is not restored if it was made by %s', async (_version, migration, words) => {
    const other = await copyBackup(migration);
    const manifest = await readManifest(other);
    const text = JSON.stringify({ ...manifest, takenAt: new Date().toISOString(), migrations: [migration] });
    await writeFile(path.join(other, 'lotline-backup.json'), text);
    await expect(restoreHere(other)).rejects.toThrow(words);
  });
});

describe('a restore', () => {
  it('recovers every row and file, byte for byte', async () => {
    const restored = await runCommand('restore', [inFolder('backup')], installation());
    expect(restored).toMatchObject({ exitCode: 0 });
    expect(Object.keys(before.files).length).toBeGreaterThan(20);
    expect(await stored(DATABASE_URL, inFolder('data'))).toEqual(before);
    expect(restored.output).toMatch(/^Restored \d+ rows and \d+ files as of [\dT:.-]+Z\.$/m);
    expect(restored.output).not.toMatch(/@|\.pdf/);
  });

  it('requires --replace if the database is not empty, and never replaces tables of other software', async () => {
    await expect(restoreHere(inFolder('backup'))).rejects.toThrow(
      'This database is not empty. Use --replace',
    );
    await administrate(serverUrl, ['create database test_backup_other']);
    const other = toDatabaseUrl(serverUrl, 'test_backup_other');
    await administrate(other, ['create table theirs as select 1 as number']);
    const foreign = restoreHere(inFolder('backup'), { replace: true, more: { DATABASE_URL: other } });
    await expect(foreign).rejects.toThrow('tables that do not belong to Lotline');
    expect(await fingerprint(other)).toHaveProperty('rows of theirs');
    await administrate(serverUrl, [dropDatabase('test_backup_other')]);
  });

  it('changes nothing in the database if it is killed just before its commit', async () => {
    await administrate(DATABASE_URL, ["update articles set title = 'Changed since'"]);
    const changed = await fingerprint(DATABASE_URL);
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const env = testEnvironment({
      NODE_ENV: 'production',
      ...installation(bucket.environment),
      S3_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
    const program = ['server/cli/data.mjs', 'restore', inFolder('backup'), '--replace'];
    const child = spawn(process.execPath, program, { env, stdio: 'ignore' });
    await once(silent, 'connection');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    silent.close();
    await expect.poll(() => fingerprint(DATABASE_URL), { timeout: 10_000 }).toEqual(changed);
  });

  it('with --replace replaces the data, and stores the files in the configured bucket', async () => {
    Object.assign(process.env, bucket.environment);
    await restoreHere(inFolder('backup'), { replace: true });
    expect(await fingerprint(DATABASE_URL)).toEqual(before.rows);
    expect(await createBackup(DATABASE_URL, inFolder('again'))).toMatchObject({ missing: 0 });
    expect(await readManifest(inFolder('again'))).toEqual(await readManifest(inFolder('backup')));

    const { S3_ENDPOINT, S3_BUCKET, S3_REGION } = bucket.environment;
    const client = new S3Client({
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    const names = Object.keys(before.files);
    const picture = names.find((name) => name.endsWith('.webp'));
    const head = await client.send(new HeadObjectCommand({ Bucket: S3_BUCKET, Key: `media/${picture}` }));
    expect(head.ContentType).toBe('image/webp');
  });

  it('is rejected while a process runs jobs for the same database', async () => {
    const runner = new pg.Client({ connectionString: DATABASE_URL });
    await runner.connect();
    await runner.query('select pg_advisory_lock_shared($1)', [JOB_RUNNERS_LOCK]);
    const meanwhile = restoreHere(inFolder('backup'), { replace: true });
    await expect(meanwhile).rejects.toThrow('Lotline is running on this database.');
    await runner.end();
  });
});

/** Every test database is restored from this folder: see tests/support/database/global-setup.ts. */
const BUILT = path.join(ROOT, 'build/starting-content');

describe('the starting content of a build', () => {
  it('is readable by every user', async () => {
    expect((await stat(path.join(BUILT, 'files/media'))).mode & 0o777).toBe(0o755);
    expect((await stat(path.join(BUILT, 'database/articles.copy.gz'))).mode & 0o777).toBe(0o644);
  });

  it('is not restored into a database that has tables', async () => {
    const tables = await fingerprint(DATABASE_URL);
    expect(await restoreStartingContent(DATABASE_URL, BUILT)).toBe(false);
    expect(await fingerprint(DATABASE_URL)).toEqual(tables);
  });

  it('is optional', async () => {
    expect(await restoreStartingContent(DATABASE_URL, `${BUILT}-missing`)).toBe(false);
  });
});
