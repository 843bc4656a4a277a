import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { getBundle, PROJECT } from './bundle.ts';
import { launcherFor, permissionFlags, type Permissions } from './isolation.ts';

export interface Limits extends Permissions {
  milliseconds: number;
  /** Resident memory. Without /proc, only the JavaScript heap is limited. */
  megabytes: number;
  /** Both yield to serving pages. `idle` uses only spare CPU time, for work that nobody waits for, such as jobs. */
  priority: 'low' | 'idle';
}

export class LimitedProcessError extends Error {
  constructor(readonly reason: 'crashed' | 'tooLong' | 'tooLarge') {
    super(`A limited process failed: ${reason}.`);
    this.name = 'LimitedProcessError';
  }
}

const MEBIBYTE = 1024 * 1024;
const MEMORY_CHECK_MS = 100;

/** The value for `idle` matters only on systems without an idle policy. */
const NICE = { low: 5, idle: 19 };

async function residentMegabytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / MEBIBYTE;
  } catch {
    return 0;
  }
}

function watch(child: ChildProcess, limits: Limits, tooMuch: (reason: 'tooLong' | 'tooLarge') => void) {
  const { pid } = child;
  const tooLong = setTimeout(() => tooMuch('tooLong'), limits.milliseconds);
  const memory = setInterval(() => {
    if (pid === undefined) return;
    void residentMegabytes(pid).then((used) => {
      if (used > limits.megabytes) tooMuch('tooLarge');
    });
  }, MEMORY_CHECK_MS);
  return () => {
    clearTimeout(tooLong);
    clearInterval(memory);
  };
}

export const programAt = (file: string): string => path.join(PROJECT, file);

/** Pipes the program to stdin, because it may be too long for an argument. */
async function start(program: string, limits: Limits): Promise<ChildProcess> {
  const script = await getBundle(program);
  const launcher = await launcherFor(limits, limits.priority === 'idle');
  const [command, ...words] = [
    ...launcher,
    process.execPath,
    ...permissionFlags(limits),
    '--expose-gc',
    '--max-semi-space-size=8',
    `--max-old-space-size=${Math.floor(limits.megabytes / 2)}`,
    '--input-type=module',
    '-',
  ];
  const child = spawn(command, words, {
    cwd: PROJECT,
    // Makes glibc return the memory of freed images. By default, it keeps that memory, separately for each thread.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) os.setPriority(child.pid, NICE[limits.priority]);
  // Ignore this error: the process may end before it has read the program.
  child.stdin?.on('error', () => undefined).end(script);
  return child.on('error', () => undefined);
}

async function ask(child: ChildProcess, input: object, limits: Limits): Promise<unknown> {
  let stop = () => {};
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const fail = (reason: LimitedProcessError['reason']) => reject(new LimitedProcessError(reason));
      const crash = () => fail('crashed');
      // V8 aborts when it runs out of memory.
      const exit = (_code: unknown, signal: unknown) => fail(signal === 'SIGABRT' ? 'tooLarge' : 'crashed');
      const stopWatching = watch(child, limits, fail);
      child.on('message', resolve).on('exit', exit).on('error', crash);
      stop = () => {
        stopWatching();
        child.off('message', resolve).off('exit', exit).off('error', crash);
      };
      child.send(input, (error) => {
        if (error) crash();
      });
    });
  } finally {
    stop();
  }
}

/**
 * Runs a program on untrusted input in a child process without secrets, with limited time, memory, and
 * permissions. The program is bundled, so it can load packages but no other files. Sends `input` as the first message,
 * and returns the first message from the child. Validate the result: hostile input may have taken over the child.
 * Throws `LimitedProcessError`.
 */
export async function runLimited(program: string, input: object, limits: Limits): Promise<unknown> {
  const child = await start(program, limits);
  try {
    return await ask(child, input, limits);
  } finally {
    child.kill('SIGKILL');
  }
}

/**
 * Like `runLimited`, but for a program that starts slowly and receives trusted input. Reuses the process until it fails
 * or has been idle for `idleMs`. Send one input at a time.
 */
export function keepLimited(program: string, limits: Limits, idleMs: number) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return async (input: object): Promise<unknown> => {
    clearTimeout(idle);
    if (!child?.connected) end();
    child ??= await start(program, limits);
    try {
      const result = await ask(child, input, limits);
      idle = setTimeout(end, idleMs).unref();
      // An idle child must not keep this process alive.
      child.unref();
      child.channel?.unref();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
}

export class TooManyWaitingError extends Error {}

export function limitConcurrency(max: number, maxWaiting = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= max && waiting.length >= maxWaiting) {
      throw new TooManyWaitingError('Too many tasks wait for their turn.');
    }
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
