import { randomBytes } from 'node:crypto';
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReadableError, hasCode, messageOf } from '../../readable-error.ts';
import { type Binaries, runProgram } from './binaries.ts';
import { LOTLINE } from './connection.ts';
import type { Home } from './home.ts';

async function writePassword({ passwordFile, user }: Home): Promise<void> {
  try {
    await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    if (user) await chown(passwordFile, user.uid, user.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Throws a ReadableError when the password's file is gone. */
export async function readPassword({ passwordFile }: Home): Promise<string> {
  try {
    return (await readFile(passwordFile, 'utf8')).trim();
  } catch (error) {
    throw new ReadableError(`Cannot read the password of the database (${messageOf(error)}).`);
  }
}

/** Creates the cluster when there is none: in a draft folder, so that an interrupted one is never taken for a cluster. */
export async function ensureCluster(binaries: Binaries, home: Home): Promise<void> {
  if (await stat(home.cluster).catch(() => undefined)) return;
  await writePassword(home);
  const draft = path.join(home.folder, `cluster-${process.pid}`);
  await rm(draft, { recursive: true, force: true });
  const options = [
    `--pgdata=${draft}`,
    `--username=${LOTLINE}`,
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
      throw new ReadableError(`Cannot create the database: ${messageOf(error).replaceAll('\n', ' ')}`);
    }
  }
}
