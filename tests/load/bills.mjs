import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentBeside } from '../support/run/product.mjs';
import { p99During } from './full-size.mjs';
import { answersPerSecond, inTemporaryFolder, runScript, WARM_UP_SECONDS, withDatabase } from './measure.mjs';

const QUIET_SECONDS = 30;
const POLL_MS = 100;
/** Twenty bills of at most 30 s each, one after another. */
const PATIENCE_MS = 20 * 30_000;

const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

async function sendBill({ url }, file) {
  const form = new FormData();
  const answers = {
    businessName: `Load test ${path.basename(file)}`,
    businessAddress: '10 Court Street, Brooklyn',
    businessType: 'restaurant',
    squareFootage: '1,800',
    contactName: 'Bea Baker',
    contactEmail: `${randomUUID()}@example.com`,
    haulerName: 'Example Carting Co.',
  };
  for (const [name, value] of Object.entries(answers)) form.set(name, value);
  const type = TYPES[path.extname(file).slice(1)];
  form.set('invoice', new Blob([await readFile(file)], { type }), path.basename(file));
  const response = await fetch(new URL('/ll199/invoice/send', url), { method: 'POST', body: form });
  if (!response.ok) throw new Error(`A bill was answered with ${response.status}.`);
}

const AT_ONCE = 8;

async function sendAll(server, files) {
  const left = [...files];
  const sendNext = async () => {
    for (let file = left.shift(); file; file = left.shift()) await sendBill(server, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
}

const measured = { megabytes: 0, longest: 0, byHand: [] };

/** Notes the most that a process which reads a bill has taken. The first bills are read while others are sent. */
async function sampleMemory() {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const peaks = await Promise.all(
    processes.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      if (!command.includes('--input-type=module')) return 0;
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    }),
  );
  measured.megabytes = Math.max(measured.megabytes, ...peaks);
}

const UNREAD = `select 1 from bills where state in ('waiting', 'reading') limit 1`;
const READ = `
  select state, reason, extract(epoch from coalesce(read_at, updated_at) - started_at)::float as seconds
  from bills`;

/** Waits until each bill is read or left to a person. */
async function untilRead(client) {
  const end = performance.now() + PATIENCE_MS;
  while ((await client.query(UNREAD)).rows.length > 0) {
    if (performance.now() > end) throw new Error('The bills were not read in time.');
    await wait(POLL_MS);
  }
  const { rows } = await client.query(READ);
  measured.longest = Math.max(...rows.map(({ seconds }) => seconds));
  measured.byHand = rows.filter(({ state }) => state !== 'read').map(({ reason }) => reason);
  if (measured.byHand.length > 0) console.log(`Left to a person: ${measured.byHand.join(', ')}`);
}

/** How much longer a page takes while 20 bills are read that were sent at once, at the 99th percentile. */
export const pageDuringReading = (pagePath) => async (server) => {
  const page = new URL(pagePath, server.url).href;
  const env = await environmentBeside(server);
  return inTemporaryFolder(async (folder) => {
    const files = await runScript('write-bills.ts', [folder]);
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    const quiet = await p99During(page, () => wait(QUIET_SECONDS * 1000));
    const sampling = setInterval(() => void sampleMemory(), POLL_MS);
    try {
      const busy = await p99During(page, async () => {
        await sendAll(server, files);
        await withDatabase(env, untilRead);
      });
      return busy / quiet;
    } finally {
      clearInterval(sampling);
    }
  });
};

/** What the process that read the bills took at most, in megabytes. */
export const readingMemory = () => measured.megabytes;

/** The seconds of the bill that took longest. */
export const readingTime = () => measured.longest;

/** How many of the bills were left to a person. */
export const leftToPerson = () => measured.byHand.length;
