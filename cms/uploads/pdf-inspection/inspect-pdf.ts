import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PdfVerdict } from './verdict.ts';

const PROGRAM = fileURLToPath(new URL('./inspection-process.ts', import.meta.url));

/** A bill takes a second, most of it the start of the process; a few on a busy machine. Others wait for that long. */
const TIME_LIMIT_MS = 5_000;
const MAX_MEGABYTES = 80;
const MAX_WAITING = 10;

interface Log {
  warn: (details: object, message: string) => void;
}

/**
 * A process, not a worker thread: a thread that runs out of memory ends the process that it is part of, whatever its
 * `resourceLimits` say, when V8 has to enlarge something in one piece.
 */
function inspectInProcess(file: string): Promise<PdfVerdict> {
  const inspection = fork(PROGRAM, [path.resolve(file)], {
    cwd: path.dirname(PROGRAM),
    env: { NODE_ENV: 'production' },
    execArgv: ['--import', 'tsx', `--max-old-space-size=${MAX_MEGABYTES}`],
    stdio: 'ignore',
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const verdict = new Promise<PdfVerdict>((resolve, reject) => {
    inspection.on('message', (found) => resolve(found as PdfVerdict));
    inspection.on('error', reject);
    inspection.on('exit', (code, signal) => reject(new Error(`It ended with ${signal ?? code}.`)));
  });
  return verdict.finally(() => inspection.kill('SIGKILL'));
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Looks for what a PDF could do to its reader: in a process of its own that has limits of time and memory and knows no
 * secrets, one file after another. `busy` when too many others wait for that.
 */
export async function inspectPdf(file: string, log: Log): Promise<PdfVerdict | 'busy'> {
  if (waiting >= MAX_WAITING) return 'busy';
  waiting += 1;
  const verdict = last
    .then(() => inspectInProcess(file))
    .catch((error: unknown): PdfVerdict => {
      log.warn({ err: error }, 'A PDF could not be inspected.');
      return 'unreadable';
    })
    .finally(() => (waiting -= 1));
  last = verdict;
  return verdict;
}
