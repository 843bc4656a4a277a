import { type SpawnOptions, spawn } from 'node:child_process';
import type { SystemUser } from './system-user.ts';

/** How PostgreSQL's programs are started: as its user, apart from our terminal, without our variables. */
export function programOptions(user: SystemUser | undefined, stdio: SpawnOptions['stdio']): SpawnOptions {
  const { NODE_ENV, PATH = '', SystemRoot } = process.env;
  const env = { NODE_ENV, PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) };
  return { ...user, cwd: '/', detached: true, windowsHide: true, stdio, env };
}

/** Runs a program to its end. Rejects with what it printed when it fails. */
export function runProgram(program: string, programArguments: string[], user?: SystemUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, programOptions(user, ['ignore', 'pipe', 'pipe']));
    let printed = '';
    const keep = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim()))));
  });
}
