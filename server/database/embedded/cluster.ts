import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReadableError, hasCode, messageOf } from '../../readable-error.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { runProgram } from './programs.ts';

/** The database's superuser, and the name of the product's database. */
export const SUPERUSER = 'lotline';
export const DATABASE_NAME = 'lotline';

async function writePassword(home: Home): Promise<void> {
  try {
    await writeFile(home.passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    if (home.user) await chown(home.passwordFile, home.user.uid, home.user.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** The superuser's password. Throws a ReadableError when its file is gone. */
export async function readPassword(home: Home): Promise<string> {
  try {
    return (await readFile(home.passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new ReadableError(`Cannot read the password of the database (${messageOf(error)}).`);
  }
}

/**
 * Makes the cluster when there is none: in a folder beside its place and moved there when complete, so
 * that one interrupted half-way is never taken for a cluster.
 */
export async function ensureCluster(binaries: Binaries, home: Home): Promise<void> {
  if (await stat(home.cluster).catch(() => undefined)) return;
  await writePassword(home);
  const draft = path.join(home.folder, `cluster-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${home.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    await runProgram(binaries.initdb, options, home.user);
    await rename(draft, home.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY')) {
      throw new ReadableError(`Cannot make the database: ${messageOf(error).replaceAll('\n', ' ')}`);
    }
  }
}
