import path from 'node:path';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  COMMAND,
  inTemporaryFolder,
  p99During,
  ratiosOf,
  runScript,
  suggestionP99,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';
import { CACHED_PAGE, UNCACHED_PAGE } from './pages.mjs';

/** What is measured with city data of full size: imports, look-ups, pages of buildings, and mornings of followers. */
const FILES = { pluto: 'pluto_26v2.csv', pad: 'pad_26b.zip' };

/** Writes a set of full size into a folder that is deleted at the end. */
const withCityFile = (set, work) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, FILES[set]);
    await runScript('write-city-file.ts', [set, file]);
    return work(file);
  });

const imports = {};

/** Imports a set once, however many promises need it. Resolves with its seconds and megabytes. */
const importOnce = (server, set) =>
  (imports[set] ??= withCityFile(set, async (file) =>
    runScript('import.ts', [set, file], await environmentBeside(server)),
  ));

/** The seconds of an import. */
export const importTime = (set) => async (server) => (await importOnce(server, set)).seconds;

async function importAll(server) {
  const measured = [];
  for (const set of Object.keys(FILES)) measured.push(await importOnce(server, set));
  return measured;
}

/** The most that an import took above its idle process, in megabytes. */
export const importMemory = async (server) =>
  Math.max(...(await importAll(server)).map(({ megabytes }) => megabytes));

/** Resolves with the environment of a database with all sets. */
async function loadFullSize(server) {
  await importAll(server);
  return environmentBeside(server);
}

let lookUps;

const measureLookUps = (server) =>
  (lookUps ??= loadFullSize(server).then((env) => runScript('look-up.ts', [], env)));

/** The 99th percentile of a look-up in the database, in milliseconds, at full size. */
export const lookUpTime = async (server) => (await measureLookUps(server)).p99;

/** The 99th percentile of a suggestion over HTTP, in milliseconds. Rejects where one fails. */
export async function suggestionTime(server) {
  const { typed } = await measureLookUps(server);
  // As much of an address as somebody has typed when the list appears: the number and a few letters.
  const beginnings = typed
    .filter((text) => text.includes(' '))
    .map((text) => text.slice(0, text.indexOf(' ') + 5));
  return suggestionP99(new URL('/buildings/suggestions', server.url).href, beginnings);
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
export async function buildingPage(server, { seconds, rounds }) {
  const building = await buildingUrl(server);
  const form = new URL(UNCACHED_PAGE, server.url).href;
  for (const page of [form, building]) await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
  return ratiosOf(
    rounds,
    () => answersPerSecond(form, { seconds }),
    () => answersPerSecond(building, { seconds }),
  );
}

/** The 99th percentile of a cached page while PLUTO is imported, as `npm run city-data` does it, in milliseconds. */
export const pageDuringImport = (server) =>
  withCityFile('pluto', async (file) => {
    const env = await environmentBeside(server);
    const page = new URL(CACHED_PAGE, server.url).href;
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return p99During(page, () => execaNode(COMMAND, ['city-data', 'import', 'pluto', file], { env }));
  });

/** The minutes of a morning of followers. */
export const morningTime = async (server) =>
  (await runScript('morning.ts', [], await loadFullSize(server))).minutes;
