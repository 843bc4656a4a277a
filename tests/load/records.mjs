import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import { p99During } from './full-size.mjs';
import {
  answersPerSecond,
  ratiosOf,
  runScript,
  startScript,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

/** What is measured with the city's records of full size. */
let measured;

const measure = async (server) =>
  (measured ??= await runScript('city-records.ts', [], await environmentBeside(server)));

export const recordsImportTime = async (server) => (await measure(server)).seconds;

export const recordsImportMemory = async (server) => (await measure(server)).megabytes;

/** The 99th percentile, in milliseconds. */
export const recordTime = async (server) => (await measure(server)).lot;

export const portfolioRecordTime = async (server) => (await measure(server)).portfolio;

const NIGHTS = 3;
const QUIET_SECONDS = 15;
const BEFORE_ALL_CHANGES = '2026-11-26T00:00:00Z';

let longest;

/** Changes 90,000 of three million violations, as the nightly job does it. */
async function sync(env) {
  await withDatabase(env, (client) =>
    client.query(
      `insert into city.syncs (set_name, changed_to, compared_at) values ('hpd-violations', $1, now())
       on conflict (set_name) do update set changed_to = excluded.changed_to, compared_at = now()`,
      [BEFORE_ALL_CHANGES],
    ),
  );
  const begin = performance.now();
  await execaNode(
    path.resolve(import.meta.dirname, '../../server/cli/data.mjs'),
    ['city-data', 'sync', 'hpd-violations'],
    { env },
  );
  longest = Math.max(longest ?? 0, (performance.now() - begin) / 1000);
}

/** How much longer a cached page takes during a nightly sync, at the 99th percentile. */
export const pageDuringSync = (cachedPage) => async (server) => {
  await measure(server);
  const portal = startScript('records-portal.ts', [], { ipc: true, reject: false });
  try {
    const env = { ...(await environmentBeside(server)), OPEN_DATA_URL: await portal.getOneMessage() };
    const page = new URL(cachedPage, server.url).href;
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return await ratiosOf(
      NIGHTS,
      () => p99During(page, () => sync(env)),
      () => p99During(page, () => wait(QUIET_SECONDS * 1000)),
    );
  } finally {
    portal.kill();
    await portal;
  }
};

/** The seconds of the longest of these syncs. */
export const syncTime = () => longest;
