import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaNode } from 'execa';
import pg from 'pg';
import { environmentBeside } from '../support/run/product.mjs';
import { loadFullSize } from './look-ups.mjs';
import { answersPerSecond, countFailures, ratiosOf, WARM_UP_SECONDS } from './measure.mjs';

/** A lot with as much to say as there is: on the list, with stories and homes, in PLUTO and in PAD. */
const COVERED_LOT = `
  select lots.bbl from city.lots join city.covered_lots using (bbl)
  where on_ll97 and floors >= 6 and units >= 6 and floor_area > 50000
    and exists (select from city.address_ranges where address_ranges.bbl = lots.bbl)
  order by bbl limit 1`;

/** What a building page costs, as a multiple of what a form page costs; neither is cached. */
export const buildingPage =
  (formPage) =>
  async (server, { seconds, rounds }) => {
    const env = await environmentBeside(server);
    await loadFullSize(env);
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const { rows } = await client.query(COVERED_LOT);
    await client.end();
    // What a visitor says of a building is not cached.
    const building = new URL(`/buildings/${rows[0].bbl}?gasPiping=yes`, server.url).href;
    const form = new URL(formPage, server.url).href;
    for (const page of [form, building]) await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return ratiosOf(
      rounds,
      () => answersPerSecond(form, { seconds }),
      () => answersPerSecond(building, { seconds }),
    );
  };

const VISITORS = 16;
const PAUSE_MS = 50;
/** Each import takes half a minute. */
const IMPORTS = 3;
const QUIET_SECONDS = 15;

/** The 99th percentile of the time of a page, in milliseconds, while `work` goes on. */
export async function p99During(url, work) {
  const job = JSON.stringify({ url, visitors: VISITORS, pause: PAUSE_MS });
  const visits = execaNode(path.join(import.meta.dirname, 'visitors.mjs'), [job], { ipc: true });
  await visits.getOneMessage();
  await visits.sendMessage('start');
  await work();
  const [{ p99, failed }] = await Promise.all([visits.getOneMessage(), visits.sendMessage('stop')]);
  await visits;
  countFailures(failed);
  return p99;
}

/** How much longer a cached page takes while PLUTO is imported, as `npm run city-data` does it, at the 99th percentile. */
export const pageDuringImport = (cachedPage) => async (server) => {
  const env = await environmentBeside(server);
  const page = new URL(cachedPage, server.url).href;
  const folder = await mkdtemp(path.join(tmpdir(), 'lotline-bench-'));
  const file = path.join(folder, 'pluto_26v2.csv');
  const tsx = { nodeOptions: ['--import', 'tsx'] };
  const command = path.resolve(import.meta.dirname, '../../server/cli/city-data.mjs');
  try {
    await execaNode(path.join(import.meta.dirname, 'write-city-file.ts'), ['pluto', file], tsx);
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return await ratiosOf(
      IMPORTS,
      () => p99During(page, () => execaNode(command, ['import', 'pluto', file], { env })),
      () => p99During(page, () => wait(QUIET_SECONDS * 1000)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
