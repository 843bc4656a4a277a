import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../run/project.mjs';

const CACHE = path.join(ROOT, '.cache/integration-database');
const DAY_MS = 24 * 60 * 60 * 1000;

/** What migrating and seeding depend on. */
const SOURCES = [
  'app/routes.ts',
  'city-data',
  'cms',
  'collections',
  'content',
  'law',
  'migrations',
  'package-lock.json',
  'server',
  'tests/support/database',
];

const isHiddenOrTest = (name: string): boolean => name.startsWith('.') || /\.test\.tsx?$/.test(name);

const exists = async (file: string): Promise<boolean> => Boolean(await stat(file).catch(() => undefined));

async function filesOf(source: string): Promise<string[]> {
  if ((await stat(source)).isFile()) return [source];
  const names = (await readdir(source)).filter((name) => !isHiddenOrTest(name)).sort();
  return (await Promise.all(names.map((name) => filesOf(path.join(source, name))))).flat();
}

/** Changes each day, because seeding records when it happened. */
async function findCached(): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${new Date().toDateString()}`);
  const files = await Promise.all(SOURCES.map((source) => filesOf(path.join(ROOT, source))));
  for (const file of files.flat()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return path.join(CACHE, hash.digest('hex').slice(0, 16));
}

/** Keeps the owners of the files, which `cp` of Node does not. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/** Copies the folder of an earlier run with the same templates. Returns false if there is none. */
export async function restoreTemplates(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  const cached = await findCached();
  if (!(await exists(cached))) return false;
  await copy(cached, folder);
  return true;
}

async function deleteOld(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const { mtimeMs } = await stat(path.join(CACHE, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(path.join(CACHE, name), { recursive: true, force: true });
  }
}

/** Stores a folder whose database is stopped, for later runs. */
export async function storeTemplates(folder: string): Promise<void> {
  // PostgreSQL may have had to use another folder, which is not stored.
  if (process.platform === 'win32' || !(await exists(path.join(folder, 'database/postgres/cluster')))) return;
  const draft = path.join(CACHE, randomUUID());
  await mkdir(draft, { recursive: true });
  await copy(folder, draft);
  const cached = await findCached();
  if (await exists(cached)) await rm(draft, { recursive: true });
  else await rename(draft, cached);
  await deleteOld();
}
