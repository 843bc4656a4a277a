import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  inTemporaryFolder,
  p99During,
  runScript,
  UNCACHED_PAGE,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

const QUIET_SECONDS = 30;
const POLL_MS = 100;
/** Enough time for the product to read twenty bills one after another, in at most 30 s each. */
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

const UNREAD = `select 1 from bills where state in ('waiting', 'reading') limit 1`;
const BY_HAND = `select reason from bills where state <> 'read'`;

async function untilRead(client) {
  const end = performance.now() + PATIENCE_MS;
  while ((await client.query(UNREAD)).rows.length > 0) {
    if (performance.now() > end) throw new Error('The bills were not read in time.');
    await wait(POLL_MS);
  }
  const { rows } = await client.query(BY_HAND);
  if (rows.length > 0) throw new Error(`Left to a person: ${rows.map(({ reason }) => reason).join(', ')}`);
}

/** How many times as long a page takes at the 99th percentile while the product reads 20 bills sent at once. */
export async function pageDuringReading(server) {
  const page = new URL(UNCACHED_PAGE, server.url).href;
  const env = await environmentBeside(server);
  return inTemporaryFolder(async (folder) => {
    const files = await runScript('write-bills.ts', [folder]);
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    const quiet = await p99During(page, () => wait(QUIET_SECONDS * 1000));
    const busy = await p99During(page, async () => {
      await sendAll(server, files);
      await withDatabase(env, untilRead);
    });
    return busy / quiet;
  });
}
