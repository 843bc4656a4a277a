import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  countFailures,
  inTemporaryFolder,
  ratiosOf,
  runScript,
  suggestionP99,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

/** What is measured with city data of full size: imports, look-ups, pages of buildings, and planning for followers. */
const FILES = { pluto: 'pluto_26v2.csv', pad: 'pad_26b.zip' };
const FULL_SIZE = 800_000;

/** Writes a set of full size into a folder that is deleted at the end. */
const withCityFile = (set, work) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, FILES[set]);
    await runScript('write-city-file.ts', [set, file]);
    return work(file);
  });

/** An import takes half a minute, and varies little. */
const IMPORT_ROUNDS = 2;

/** Megabytes above the idle process, of each import that was measured. */
const memory = [];

/** How much longer an import takes than a bare COPY, at full size. */
export const importTime = (set) => (server) =>
  withCityFile(set, async (file) => {
    const env = await environmentBeside(server);
    const ratios = [];
    for (let round = 0; round < IMPORT_ROUNDS; round += 1) {
      const { seconds, copySeconds, megabytes } = await runScript('import.ts', [set, file], env);
      ratios.push(seconds / copySeconds);
      memory.push(megabytes);
    }
    return ratios;
  });

/** The most that an import took. */
export const importMemory = () => Math.max(...memory);

/** Imports PLUTO and PAD at full size, unless another promise has done so. Resolves with the environment. */
async function loadFullSize(server) {
  const env = await environmentBeside(server);
  const { rows } = await withDatabase(env, (client) =>
    client.query('select name from city.sets where rows >= $1', [FULL_SIZE]),
  );
  for (const set of Object.keys(FILES)) {
    if (rows.some(({ name }) => name === set)) continue;
    await withCityFile(set, (file) => runScript('import.ts', [set, file], env));
  }
  return env;
}

let typed = [];

/** The 99th percentile of a look-up in the database, in milliseconds, at full size. */
export async function lookUpTime(server) {
  const measured = await runScript('look-up.ts', [], await loadFullSize(server));
  typed = measured.typed;
  return measured.p99;
}

/** The 99th percentile of a suggestion over HTTP, in milliseconds. Rejects where one fails. */
export async function suggestionTime({ url }) {
  // As much of an address as somebody has typed when the list appears: the number and a few letters.
  const beginnings = typed
    .filter((text) => text.includes(' '))
    .map((text) => text.slice(0, text.indexOf(' ') + 5));
  return suggestionP99(new URL('/buildings/suggestions', url).href, beginnings);
}

/** A lot with as much to say as there is: on the list, with stories and homes, in PLUTO and in PAD. */
const COVERED_LOT = `
  select lots.bbl from city.lots join city.covered_lots using (bbl)
  where on_ll97 and floors >= 6 and units >= 6 and floor_area > 50000
    and exists (select from city.address_ranges where address_ranges.bbl = lots.bbl)
  order by bbl limit 1`;

/** The page of a lot that is not cached, because it has what a visitor says of the building. */
async function buildingUrl(server) {
  const env = await loadFullSize(server);
  const { rows } = await withDatabase(env, (client) => client.query(COVERED_LOT));
  return new URL(`/buildings/${rows[0].bbl}?gasPiping=yes`, server.url).href;
}

const KILOBYTE = 1024;

/** The kilobytes of a building page's HTML, without compression. */
export async function buildingPageSize(server) {
  const response = await fetch(await buildingUrl(server));
  return (await response.arrayBuffer()).byteLength / KILOBYTE;
}

/** What a building page costs, as a multiple of what a form page costs; neither is cached. */
export const buildingPage =
  (formPage) =>
  async (server, { seconds, rounds }) => {
    const building = await buildingUrl(server);
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
export const pageDuringImport = (cachedPage) => (server) =>
  withCityFile('pluto', async (file) => {
    const env = await environmentBeside(server);
    const page = new URL(cachedPage, server.url).href;
    const command = path.resolve(import.meta.dirname, '../../server/cli/data.mjs');
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return ratiosOf(
      IMPORTS,
      () => p99During(page, () => execaNode(command, ['city-data', 'import', 'pluto', file], { env })),
      () => p99During(page, () => wait(QUIET_SECONDS * 1000)),
    );
  });

let planningMegabytes;

/** The seconds of the longest of three days that are planned for 10,000 followers, at full size. */
export async function planningTime(server) {
  const { longest, megabytes } = await runScript('planning.ts', [], await loadFullSize(server));
  planningMegabytes = megabytes;
  return longest;
}

export const planningMemory = () => planningMegabytes;

let bulkMegabytes;

/** The seconds that the bulk files of all lots take, at full size. */
export async function bulkTime(server) {
  const { seconds, megabytes } = await runScript('bulk.ts', [], await loadFullSize(server));
  bulkMegabytes = megabytes;
  return seconds;
}

export const bulkMemory = () => bulkMegabytes;
