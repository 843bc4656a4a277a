import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the bulk files for all lots that are loaded, as `npm run bulk` does. Prints the seconds, and the megabytes that its
 * largest process took: one writes the lots, and one the laws, before them.
 */
const SAMPLE_MS = 200;
const KILOBYTES = 1024 / 1_000_000;

const start = performance.now();
const child = spawn(process.execPath, [path.resolve('server/cli/data.mjs'), 'bulk'], { stdio: 'ignore' });
let megabytes = 0;

async function ownProcesses(): Promise<string[]> {
  const tasks = await readdir(`/proc/${child.pid}/task`).catch(() => []);
  const started = await Promise.all(
    tasks.map((task) => readFile(`/proc/${child.pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return [String(child.pid), ...started.join(' ').split(' ').filter(Boolean)];
}

async function sample(): Promise<void> {
  for (const id of await ownProcesses()) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
    const [, peak = '0'] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
    megabytes = Math.max(megabytes, Number(peak) * KILOBYTES);
  }
}

const sampling = setInterval(() => void sample(), SAMPLE_MS);
const [code] = (await once(child, 'exit')) as [number | null];
clearInterval(sampling);
if (code !== 0) throw new Error('The bulk files were not written.');
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, megabytes }));
