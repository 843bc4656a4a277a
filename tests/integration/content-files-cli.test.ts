import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { filesBelow } from '../support/content-folder.ts';
import { administrate, copyDatabase, dropDatabase } from '../support/database/administrate.ts';
import { addressOf, TEMPLATES } from '../support/database/names.ts';

const { serverUrl, seededDataDirectory } = inject('databases');
/** Not the template itself: nobody can copy it while a command is connected to it. */
const ONE = 'test_content_files_one';
const OTHER = 'test_content_files_other';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
  await administrate(serverUrl, [copyDatabase(TEMPLATES.seeded, ONE), copyDatabase(TEMPLATES.empty, OTHER)]);
});

afterAll(async () => {
  await administrate(serverUrl, [dropDatabase(ONE), dropDatabase(OTHER)]);
  await rm(folder, { recursive: true });
});

/** An installation: its database, and the folder of its pictures. */
const installation = (database: string, DATA_DIR: string) => ({
  DATABASE_URL: addressOf(serverUrl, database),
  DATA_DIR,
  PAYLOAD_SECRET: 'a secret of this test',
});

it('moves all content to another installation, where an export is the same to the byte', async () => {
  const here = installation(ONE, seededDataDirectory);
  const there = installation(OTHER, path.join(folder, 'data'));
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];

  expect(await runCommand('export', [first], here)).toMatchObject({ exitCode: 0 });
  const imported = await runCommand('import', [first], there);
  expect(imported.output).toContain('create  articles/ll97/covered-buildings-list.md');
  expect(imported.exitCode).toBe(0);
  expect(await runCommand('export', [second], there)).toMatchObject({ exitCode: 0 });

  const files = await filesBelow(first);
  expect(Object.keys(files).length).toBeGreaterThan(70);
  expect(await filesBelow(second)).toEqual(files);
});
