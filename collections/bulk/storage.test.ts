import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStorage } from './storage.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lotline-bulk-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function publish(version: string): Promise<void> {
  const unfinished = path.join(folder, 'unfinished');
  await mkdir(unfinished);
  await writeFile(path.join(unfinished, 'laws.csv.gz'), version);
  await folderStorage(folder).publish(version, unfinished);
}

it('a folder has the editions that are finished, newest first, and opens their files only', async () => {
  const storage = folderStorage(folder);
  expect(await folderStorage(path.join(folder, 'missing')).versions()).toEqual([]);
  await publish('20261126-120000');
  await publish('20261127-120000');
  await mkdir(path.join(folder, 'unfinished'));
  expect(await storage.versions()).toEqual(['20261127-120000', '20261126-120000']);
  const file = await storage.open('20261126-120000', 'laws.csv.gz');
  expect(file && (await text(file))).toBe('20261126-120000');
  expect(await storage.open('20261126-120000', 'other.csv.gz')).toBeUndefined();
  await storage.remove('20261127-120000');
  expect(await storage.versions()).toEqual(['20261126-120000']);
});
