import { execFile, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ReadableError } from '../../readable-error.ts';

const run = promisify(execFile);
const NAME = 'postgres';

/** The user as whom PostgreSQL runs when the product itself runs as root, which PostgreSQL refuses. */
export interface SystemUser {
  uid: number;
  gid: number;
}

async function lookUp(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function create(): Promise<SystemUser> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', NAME]).catch(() => undefined);
  const created = await lookUp();
  if (created) return created;
  throw new ReadableError(
    `The product runs as root, and PostgreSQL needs a user called ${NAME}, which could not be made. ` +
      'Start as another user, or set DATABASE_URL.',
  );
}

async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

/**
 * The user as whom PostgreSQL has to run: the owner of an existing cluster, or `postgres`, which is made
 * when it is missing. Undefined when the product does not run as root.
 */
export async function databaseUser(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerOf(cluster)) ?? (await lookUp()) ?? (await create());
}

/** Whether a program starts and ends well when that user runs it. */
export function canRun(user: SystemUser, program: string, ...programArguments: string[]): boolean {
  return spawnSync(program, programArguments, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}
