import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;

/** The parent of a process, where the system tells it; the shell between npm and us is such a process. */
function parentOf(pid: number): string {
  try {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return state.slice(state.lastIndexOf(')')).split(' ')[2] ?? '';
  } catch {
    return '';
  }
}

const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * Calls `stop` when npm, which started this process, has ended. A signal to npm reaches only the shell
 * that npm puts between, and that ends without passing it on. Does nothing when npm did not start us.
 */
export function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS).unref();
}
