import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE_BYTES = 4096;
const MEBIBYTE = 1024 * 1024;
const LOOK_EVERY_MS = 5;
const CALM_MS = 3000;

/** The resident memory of a process in MB, as Linux counts it. */
async function residentMegabytes(pid) {
  const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(resident) * PAGE_BYTES) / MEBIBYTE;
}

/** The lowest memory of a process in a few calm seconds. */
export async function idleMegabytes(pid) {
  const end = Date.now() + CALM_MS;
  let lowest = Infinity;
  while (Date.now() < end) {
    lowest = Math.min(lowest, await residentMegabytes(pid));
    await wait(LOOK_EVERY_MS);
  }
  return lowest;
}

/** The highest memory of a process while `work` runs, and what the work gave. */
export async function peakMegabytes(pid, work) {
  let isDone = false;
  let peak = 0;
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await residentMegabytes(pid));
      await wait(LOOK_EVERY_MS);
    }
  })();
  const result = await work().finally(() => (isDone = true));
  await watching;
  return { peak, result };
}
