import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../../logger.ts';
import { errorMessage, ReadableError } from '../../readable-error.ts';

const run = promisify(execFile);
const NAME = 'postgres';
const SHARED_FOLDER = '/var/lib/lotline';

export interface SystemUser {
  uid: number;
  gid: number;
}

async function findUser(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<SystemUser> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]).catch(() => undefined);
  const created = await findUser();
  if (created) return created;
  throw new ReadableError(
    `Running as root, PostgreSQL needs a user named ${NAME}, which could not be created. ` +
      'Start as another user, or set DATABASE_URL.',
  );
}

async function databaseUser(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findUser()) ?? (await createUser());
}

export function canRun(user: SystemUser, program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

export async function sharedFolder(): Promise<string> {
  try {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
    return SHARED_FOLDER;
  } catch (error) {
    throw new ReadableError(
      `The database's user can enter neither the product's folder nor ${SHARED_FOLDER} (${errorMessage(error)}). ` +
        'Set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.',
    );
  }
}

export interface Home {
  folder: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
  user: SystemUser | undefined;
}

const exists = async (file: string) => Boolean(await stat(file).catch(() => undefined));

async function prepare(folder: string): Promise<Home> {
  const cluster = path.join(folder, 'cluster');
  await mkdir(folder, { recursive: true });
  const user = await databaseUser(cluster);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return {
    folder,
    cluster,
    passwordFile: path.join(folder, 'password'),
    logFile: path.join(folder, 'log'),
    user,
  };
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
