import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from './bundle.ts';

/** What a program may do besides computing and reading our packages. */
export interface Permissions {
  reads?: readonly string[];
  /** Libraries of machine code, which Node's permissions do not bind, and threads. */
  native?: boolean;
}

const PACKAGES = path.join(PROJECT, 'node_modules', path.sep);
const DETECTION_MS = 10_000;

const [MAJOR = 0] = process.versions.node.split('.').map(Number);

/** Node's permission model: no other files, no commands, no threads, and from Node 25 on no network. */
export const permissionFlags = ({ reads = [], native = false }: Permissions): string[] => [
  MAJOR < 22 ? '--experimental-permission' : '--permission',
  ...[PACKAGES, ...reads].map((file) => `--allow-fs-read=${file}`),
  ...(native ? ['--allow-addons', '--allow-worker'] : []),
];

const NOBODY = ['/usr/bin/unshare', '--net', '--setgid', '65534', '--setuid', '65534', '--'];
const ROOT = ['/usr/bin/unshare', '--net', '--'];
const USER = ['/usr/bin/unshare', '--user', '--net', '--'];

/** Commands that start a program with less, and become it, so that it keeps their process ID. The best is first. */
const LAUNCHERS = process.getuid?.() === 0 ? [NOBODY, ROOT] : [USER];

async function works([command = '', ...words]: readonly string[]): Promise<boolean> {
  const reads = `require('fs').readFileSync(${JSON.stringify(`${PACKAGES}tsx/package.json`)})`;
  const program = [process.execPath, ...permissionFlags({}), '--eval', reads];
  const options = { env: { NODE_ENV: 'production' as const }, timeout: DETECTION_MS };
  const run = promisify(execFile)(command, [...words, ...program], options);
  return run.then(
    () => true,
    () => false,
  );
}

async function detect(): Promise<string[][]> {
  const results = await Promise.all(LAUNCHERS.map(works));
  return LAUNCHERS.filter((_, index) => results[index]);
}

let detected: Promise<string[][]> | undefined;

/** The best launcher that this system allows. Another user could not read files of ours. */
export async function launcherFor({ reads = [] }: Permissions): Promise<string[]> {
  detected ??= detect();
  const launchers = await detected;
  return launchers.find((each) => each !== NOBODY || reads.length === 0) ?? [];
}
