import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../../logger.ts';
import { ReadableError } from '../../readable-error.ts';
import { type SystemUser, canRun, databaseUser, sharedFolder } from './system-user.ts';

/** Where an embedded database keeps its files, and the user that it runs as. */
export interface Home {
  folder: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
  user: SystemUser | undefined;
}

const exists = async (file: string) => (await stat(file).catch(() => undefined)) !== undefined;

async function prepare(folder: string): Promise<Home> {
  const cluster = path.join(folder, 'cluster');
  await mkdir(folder, { recursive: true });
  const user = await databaseUser(cluster);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const [passwordFile, logFile] = [path.join(folder, 'password'), path.join(folder, 'log')];
  return { folder, cluster, passwordFile, logFile, user };
}

async function recordedHome(pointer: string): Promise<Home | undefined> {
  const recorded = (await readFile(pointer, 'utf8').catch(() => '')).trim();
  if (!recorded) return undefined;
  if (await exists(recorded)) return prepare(recorded);
  throw new ReadableError(`${pointer} says that the database is in ${recorded}, which does not exist.`);
}

async function relocate(home: Home, pointer: string, log: Log): Promise<Home> {
  if (await exists(home.cluster)) {
    throw new ReadableError(
      `The database's owner cannot enter ${home.folder}. Give it access to the parent folders.`,
    );
  }
  const folder = path.join(await sharedFolder(), randomBytes(8).toString('hex'));
  await rm(home.folder, { recursive: true });
  const relocated = await prepare(folder);
  await writeFile(pointer, `${folder}\n`);
  log.info(`The database's user cannot enter ${home.folder}: the database is in ${folder}`);
  return relocated;
}

/**
 * Finds or creates the home of the embedded database: in `directory`, or, when the database's user cannot enter that,
 * in a shared folder that `directory` then points to.
 */
export async function findHome(directory: string, log: Log): Promise<Home> {
  await mkdir(directory, { recursive: true });
  const real = await realpath(directory);
  const pointer = path.join(real, 'postgres-location');
  const recorded = await recordedHome(pointer);
  if (recorded) return recorded;
  const home = await prepare(path.join(real, 'postgres'));
  const { folder, user } = home;
  if (!user || canRun(user, 'test', '-w', folder, '-a', '-x', folder)) return home;
  return relocate(home, pointer, log);
}
