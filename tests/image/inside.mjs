import { execFile } from 'node:child_process';
import { testEnvironment } from '../support/run/environment.mjs';

const isRoot = process.getuid?.() === 0;

/** Who runs in the image: a user who owns nothing of the system. Only root can become somebody else. */
export const USER = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid(), gid: process.getgid() };

/** How a process is started as that user. */
export const asUser = isRoot ? USER : {};

/** Whether what the user may not do can be tried. */
export const canTryRights = isRoot;

/** Runs a program of the image, as its user, to the end. The bucket of the test answers meanwhile. */
export function runInside(image, [name, ...words], variables = {}) {
  const env = testEnvironment({ ...image.variables, ...variables });
  return new Promise((resolve) => {
    const child = execFile(name, words, { cwd: image.folder, env, ...asUser }, (error, stdout, stderr) => {
      resolve({ status: error ? (child.exitCode ?? 1) : 0, output: `${stdout}${stderr}`.trim() });
    });
  });
}
