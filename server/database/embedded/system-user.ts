import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReadableError, messageOf } from '../../readable-error.ts';

const run = promisify(execFile);
const NAME = 'postgres';
const SHARED_FOLDER = '/var/lib/lotline';

/** The user that PostgreSQL runs as when the product runs as root, which PostgreSQL refuses. */
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

/** The owner of an existing cluster, or `postgres`, created if missing; undefined unless the product runs as root. */
export async function databaseUser(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findUser()) ?? (await createUser());
}

/** Whether a program exits with 0 when that user runs it. */
export function canRun(user: SystemUser, program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * A folder that the database's user can enter, for when the product's own folders are closed to it. Throws a
 * ReadableError when it cannot be created.
 */
export async function sharedFolder(): Promise<string> {
  try {
    await mkdir(SHARED_FOLDER, { recursive: true });
    await chmod(SHARED_FOLDER, 0o755);
    return SHARED_FOLDER;
  } catch (error) {
    throw new ReadableError(
      `The database's user can enter neither the product's folder nor ${SHARED_FOLDER} (${messageOf(error)}). ` +
        'Set DATA_DIR to a folder that every user can enter, or set DATABASE_URL.',
    );
  }
}
