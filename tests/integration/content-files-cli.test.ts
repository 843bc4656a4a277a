import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { filesBelow } from '../support/content-folder.ts';
import { administrate, copyDatabase, dropDatabase } from '../support/database/administrate.ts';
import { toDatabaseUrl, TEMPLATES } from '../support/database/names.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { copySmallContent } from '../support/small-content.ts';

const { serverUrl } = inject('databases');
const OTHER = 'test_content_files_other';
let test: TestPayload;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
  test = await createTestPayload({ seeded: false });
  const { seedContent } = await import('#collections/content-files/seed.ts');
  await copySmallContent(path.join(folder, 'small'));
  await seedContent(test.payload, path.join(folder, 'small'));
  await administrate(serverUrl, [copyDatabase(TEMPLATES.empty, OTHER)]);
});

afterAll(async () => {
  await test.close();
  await administrate(serverUrl, [dropDatabase(OTHER)]);
  await rm(folder, { recursive: true });
});

it('moves all content to another installation, where an export is the same to the byte', async () => {
  const there = {
    DATABASE_URL: toDatabaseUrl(serverUrl, OTHER),
    DATA_DIR: path.join(folder, 'data'),
    PAYLOAD_SECRET: 'a secret of this test',
  };
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];

  const { exportContent } = await import('#collections/content-files/export.ts');
  await exportContent(test.payload, first);
  const imported = await runCommand('import', [first], there);
  expect(imported.output).toContain('create  articles/ll97/covered-buildings-list.md');
  expect(imported.exitCode).toBe(0);
  expect(await runCommand('export', [second], there)).toMatchObject({ exitCode: 0 });

  const files = await filesBelow(first);
  expect(Object.keys(files).length).toBeGreaterThan(60);
  expect(await filesBelow(second)).toEqual(files);
});
