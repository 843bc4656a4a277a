import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readManifest } from '#server/backup/manifest.ts';
import { createBackup } from '#server/backup/create.ts';
import { restoreStartingContent } from '#server/backup/starting-content.ts';
import { runCommand } from '../support/command.ts';
import { filesBelow } from '../support/content-folder.ts';
import { administrate, dropDatabase } from '../support/database/administrate.ts';
import { fingerprintOf } from '../support/database/fingerprint.ts';
import { addressOf } from '../support/database/names.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { ROOT } from '../support/run/project.mjs';

const { serverUrl } = inject('databases');
const NAME = 'test_starting_content';
const DATABASE_URL = addressOf(serverUrl, NAME);

/** Like the tests that start the product, these need a build. */
const BUILT = path.join(ROOT, 'build/starting-content');

let seeded: TestPayload;
let folder: string;

const inFolder = (name: string) => path.join(folder, name);

/** What an export writes of a database. */
async function contentOf(name: string, variables: Record<string, string>) {
  const exported = await runCommand('export', [inFolder(name)], variables);
  expect(exported).toMatchObject({ exitCode: 0 });
  return filesBelow(inFolder(name));
}

/** The rows of each table and the state of each counter, without the times at which rows were written. */
async function shapeOf(backup: string) {
  const { tables, sequences, migrations } = await readManifest(backup);
  return {
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
    sequences,
    migrations,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-starting-'));
  seeded = await createTestPayload();
  await administrate(serverUrl, [dropDatabase(NAME), `create database ${NAME}`]);
});

afterAll(async () => {
  await seeded.close();
  await administrate(serverUrl, [dropDatabase(NAME)]);
  await rm(folder, { recursive: true });
});

describe('the starting content of a build', () => {
  it('can be read by every user', async () => {
    expect((await stat(path.join(BUILT, 'files/media'))).mode & 0o777).toBe(0o755);
    expect((await stat(path.join(BUILT, 'database/articles.copy.gz'))).mode & 0o777).toBe(0o644);
  });

  it('has the rows, counters and migrations of a database that was seeded', async () => {
    await createBackup(process.env.DATABASE_URL ?? '', inFolder('seeded'));
    expect(await shapeOf(BUILT)).toEqual(await shapeOf(inFolder('seeded')));
  });

  it('restores the same published content, drafts and pictures that seeding writes', async () => {
    const data = inFolder('data');
    const { DATA_DIR = '' } = process.env;
    process.env.DATA_DIR = data;
    try {
      expect(await restoreStartingContent(DATABASE_URL, BUILT)).toBe(true);
    } finally {
      process.env.DATA_DIR = DATA_DIR;
    }
    const restored = await contentOf('restored-content', { DATABASE_URL, DATA_DIR: data });
    expect(Object.keys(restored).length).toBeGreaterThan(800);
    expect(restored).toEqual(await contentOf('seeded-content', {}));
    expect(await filesBelow(path.join(data, 'media'))).toEqual(
      await filesBelow(path.join(seeded.dataDirectory, 'media')),
    );
  });

  it('is not restored into a database that already has tables', async () => {
    const before = await fingerprintOf(DATABASE_URL);
    expect(await restoreStartingContent(DATABASE_URL, BUILT)).toBe(false);
    expect(await fingerprintOf(DATABASE_URL)).toEqual(before);
  });

  it('is not restored if the build has made none', async () => {
    expect(await restoreStartingContent(DATABASE_URL, inFolder('nothing'))).toBe(false);
  });
});
