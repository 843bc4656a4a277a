import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export interface Limits {
  milliseconds: number;
  /** Resident memory; where /proc is missing only JavaScript's own heap is limited. */
  megabytes: number;
  /** As `nice`: pages of the site come first. */
  priority: number;
}

/** Why a file could not be read. The message says nothing of what is in it. */
export class BillNotRead extends Error {
  constructor(readonly reason: 'crashed' | 'tooLong' | 'tooLarge') {
    super(`A bill could not be read: ${reason}.`);
    this.name = 'BillNotRead';
  }
}

const MEBIBYTE = 1024 * 1024;
const LOOK_EVERY_MS = 100;

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
  }, LOOK_EVERY_MS);
  return () => {
    clearTimeout(tooLong);
    clearInterval(memory);
  };
}

/**
 * Asks a program one question in a process of its own, which has limits of time and memory and knows no secrets. Its
 * answer is not to be trusted: it has read a stranger's file.
 */
export async function askLimited(program: string, question: object, limits: Limits): Promise<unknown> {
  const child = fork(program, [], {
    cwd: path.dirname(program),
    // The allocator of glibc keeps what images took, for each of many threads, unless told otherwise.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
    execArgv: [
      '--import',
      'tsx',
      '--expose-gc',
      '--max-semi-space-size=8',
      `--max-old-space-size=${Math.floor(limits.megabytes / 2)}`,
    ],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  let stopWatching = () => {};
  try {
    return await new Promise<unknown>((resolve, reject) => {
      const fail = (reason: BillNotRead['reason']) => reject(new BillNotRead(reason));
      stopWatching = watch(child, limits, fail);
      child.once('message', resolve);
      child.once('error', () => fail('crashed'));
      // Out of memory, V8 aborts.
      child.once('exit', (_code, signal) => fail(signal === 'SIGABRT' ? 'tooLarge' : 'crashed'));
      if (child.pid !== undefined) os.setPriority(child.pid, limits.priority);
      child.send(question, (error) => {
        if (error) fail('crashed');
      });
    });
  } finally {
    stopWatching();
    child.kill('SIGKILL');
  }
}
