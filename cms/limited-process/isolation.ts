import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from './bundle.ts';

export interface Permissions {
  reads?: readonly string[];
  /** Allows threads and native libraries, which Node's permission model does not restrict. */
  native?: boolean;
}

const PACKAGES = path.join(PROJECT, 'node_modules', path.sep);
const DETECTION_MS = 10_000;

const [MAJOR = 0] = process.versions.node.split('.').map(Number);

/** Node's permission model denies other files, commands, threads, and, from Node 25 on, the network. */
export const permissionFlags = ({ reads = [], native = false }: Permissions): string[] => [
  MAJOR < 22 ? '--experimental-permission' : '--permission',
  ...[PACKAGES, ...reads].map((file) => `--allow-fs-read=${file}`),
  ...(native ? ['--allow-addons', '--allow-worker'] : []),
];

const NOBODY = ['/usr/bin/unshare', '--net', '--setgid', '65534', '--setuid', '65534', '--'];
const ROOT = ['/usr/bin/unshare', '--net', '--'];
const USER = ['/usr/bin/unshare', '--user', '--net', '--'];

/**
 * Under Linux's idle policy, unlike with a nice value, the server never has to wait for this process's time slice to
 * end.
 */
const IDLE = ['/usr/bin/chrt', '--idle', '0'];

/** Commands that drop privileges and then exec the program in the same process, best first. */
const LAUNCHERS = process.getuid?.() === 0 ? [NOBODY, ROOT] : [USER];

async function works(launcher: readonly string[]): Promise<boolean> {
  const [command = '', ...words] = launcher;
  const reads = `require('fs').readFileSync(${JSON.stringify(`${PACKAGES}tsx/package.json`)})`;
  // Tests the idle policy without Node, which would take too long to start while the CPU is busy.
  const program =
    launcher === IDLE ? ['/bin/true'] : [process.execPath, ...permissionFlags({}), '--eval', reads];
  const options = { env: { NODE_ENV: 'production' as const }, timeout: DETECTION_MS };
  const run = promisify(execFile)(command, [...words, ...program], options);
  return run.then(
    () => true,
    () => false,
  );
}

const usable = new Map<readonly string[], Promise<boolean>>();

function isUsable(launcher: readonly string[]): Promise<boolean> {
  const known = usable.get(launcher) ?? works(launcher);
  usable.set(launcher, known);
  return known;
}

/**
 * Skips `NOBODY` for a program with `reads`, because another user could not read our files. Tries launchers one at a time,
 * because starting a process blocks the server for 20 milliseconds.
 */
async function findLauncher(reads: readonly string[]): Promise<readonly string[]> {
  for (const launcher of LAUNCHERS) {
    if ((launcher !== NOBODY || reads.length === 0) && (await isUsable(launcher))) return launcher;
  }
  return [];
}

export async function launcherFor({ reads = [] }: Permissions, isIdle = false): Promise<string[]> {
  const launcher = await findLauncher(reads);
  return isIdle && (await isUsable(IDLE)) ? [...IDLE, ...launcher] : [...launcher];
}
