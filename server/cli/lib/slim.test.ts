import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slim } from './slim.mjs';

let modules: string;

async function write(name: string): Promise<void> {
  const file = path.join(modules, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
}

async function files(): Promise<string[]> {
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(modules, path.join(entry.parentPath, entry.name)))
    .sort();
}

beforeEach(async () => {
  modules = await mkdtemp(path.join(tmpdir(), 'lotline-slim-'));
  for (const name of ['a/index.js', 'a/LICENSE', 'a/index.js.map', 'a/index.d.ts', '@b/c/deep/x.d.mts']) {
    await write(name);
  }
  await write('@b/c/deep/map.mjs');
  await write('@next/swc-linux-x64-gnu/next-swc.node');
  await write('@next/env/index.js');
});

afterEach(() => rm(modules, { recursive: true }));

test('slim deletes only types, source maps and compilers from a production install', async () => {
  slim(modules);
  expect(await files()).toEqual(['@b/c/deep/map.mjs', '@next/env/index.js', 'a/LICENSE', 'a/index.js']);
});

test('slim deletes nothing if development packages are installed', async () => {
  await write('vite/index.js');
  const before = await files();
  slim(modules);
  expect(await files()).toEqual(before);
});
