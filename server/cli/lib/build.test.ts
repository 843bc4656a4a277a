import { cp, mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './build.mjs';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lotline-fingerprint-'));
  await mkdir(path.join(root, 'app/deep'), { recursive: true });
  await writeFile(path.join(root, 'app/deep/page.tsx'), 'one');
  await writeFile(path.join(root, 'settings.json'), '{}');
});

afterEach(() => rm(root, { recursive: true }));

const sources = ['app', 'settings.json'];
const current = () => fingerprint(root, sources);
const write = (name: string, text: string) => writeFile(path.join(root, name), text);

test('the fingerprint of a copy with different file dates is the same', async () => {
  const before = current();
  expect(current()).toBe(before);
  const copy = `${root}-copy`;
  await cp(root, copy, { recursive: true });
  await utimes(path.join(copy, 'settings.json'), 0, 0);
  expect(fingerprint(copy, sources)).toBe(before);
  await rm(copy, { recursive: true });
});

test.each([
  ['the content of a file changes', () => write('app/deep/page.tsx', 'two')],
  ['the content changes but its length does not', () => write('settings.json', '[]')],
  ['a file is added', () => write('app/new.ts', '')],
  [
    'a file is renamed',
    () => rename(path.join(root, 'app/deep/page.tsx'), path.join(root, 'app/deep/p.tsx')),
  ],
  ['a file is removed', () => rm(path.join(root, 'settings.json'))],
])('the fingerprint changes when %s', async (_, change) => {
  const before = current();
  await change();
  expect(current()).not.toBe(before);
});

test.each([
  'app/deep/page.test.tsx',
  'app/next-env.d.ts',
  'app/.next/file.ts',
  'app/node_modules/file.ts',
  'other.ts',
])('the fingerprint ignores %s', async (name) => {
  const before = current();
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await write(name, 'anything');
  expect(current()).toBe(before);
});
