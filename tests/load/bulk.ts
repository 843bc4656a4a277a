import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes the bulk files for all lots that are loaded, as `npm run bulk` does. Prints the seconds, and the megabytes that the
 * process took at most; the one that writes the laws beside it ends within seconds.
 */
const SAMPLE_MS = 200;
const KILOBYTES = 1024 / 1_000_000;

const start = performance.now();
const child = spawn(process.execPath, [path.resolve('server/cli/data.mjs'), 'bulk'], { stdio: 'ignore' });
let megabytes = 0;

async function sample(): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  const [, peak = '0'] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
  megabytes = Math.max(megabytes, Number(peak) * KILOBYTES);
}

const sampling = setInterval(() => void sample(), SAMPLE_MS);
const [code] = (await once(child, 'exit')) as [number | null];
clearInterval(sampling);
if (code !== 0) throw new Error('The bulk files were not written.');
console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, megabytes }));
