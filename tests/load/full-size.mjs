import path from 'node:path';
import { execaNode } from 'execa';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  CACHED_PAGE,
  COMMAND,
  inTemporaryFolder,
  measureRatios,
  p99During,
  runScript,
  suggestionP99,
  UNCACHED_PAGE,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

const FILES = { pluto: 'pluto_26v2.csv', pad: 'pad_26b.zip' };

const withCityFile = (set, work) =>
  inTemporaryFolder(async (folder) => {
    const file = path.join(folder, FILES[set]);
    await runScript('city-files.ts', [set, file]);
    return work(file);
  });

const imports = {};

const runImport = (set, file, env) => execaNode(COMMAND, ['city-data', 'import', set, file], { env });

/** Imports a data set once, even if several promises need it. Resolves with the seconds that the import took. */
const importOnce = (server, set) =>
  (imports[set] ??= withCityFile(set, async (file) => {
    const env = await environmentBeside(server);
    const start = performance.now();
    await runImport(set, file, env);
    return (performance.now() - start) / 1000;
  }));

export const importTime = (set) => (server) => importOnce(server, set);

/** Imports all data sets. Resolves with the environment for a process on the same data. */
async function loadFullSize(server) {
  for (const set of Object.keys(FILES)) await importOnce(server, set);
  return environmentBeside(server);
}

let lookUps;

const measureLookUps = (server) =>
  (lookUps ??= loadFullSize(server).then((env) => runScript('look-up.ts', [], env)));

/** The 99th percentile of a lookup, in milliseconds. */
export const lookUpTime = async (server) => (await measureLookUps(server)).p99;

export async function suggestionTime(server) {
  const { typed } = await measureLookUps(server);
  // The suggestions appear once a visitor has typed the house number and a few letters.
  const beginnings = typed
    .filter((text) => text.includes(' '))
    .map((text) => text.slice(0, text.indexOf(' ') + 5));
  return suggestionP99(new URL('/buildings/suggestions', server.url).href, beginnings);
}

/** A lot that is in every data set, with at least six stories and six homes. */
const COVERED_LOT = `
  select lots.bbl from city.lots join city.covered_lots using (bbl)
  where on_ll97 and floors >= 6 and units >= 6 and floor_area > 50000
    and exists (select from city.address_ranges where address_ranges.bbl = lots.bbl)
  order by bbl limit 1`;

/** The URL of a page that is not cached, because it contains a visitor's answer about the building. */
async function buildingUrl(server) {
  const env = await loadFullSize(server);
  const { rows } = await withDatabase(env, (client) => client.query(COVERED_LOT));
  return new URL(`/buildings/${rows[0].bbl}?gasPiping=yes`, server.url).href;
}

const KILOBYTE = 1024;

export async function buildingPageSize(server) {
  const response = await fetch(await buildingUrl(server));
  return (await response.arrayBuffer()).byteLength / KILOBYTE;
}

/** How many form pages the server renders in the time that one building page takes. */
export async function buildingPage(server, { seconds, rounds }) {
  const building = await buildingUrl(server);
  const form = new URL(UNCACHED_PAGE, server.url).href;
  for (const page of [form, building]) await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
  return measureRatios(
    rounds,
    () => answersPerSecond(form, { seconds }),
    () => answersPerSecond(building, { seconds }),
  );
}

export const pageDuringImport = (server) =>
  withCityFile('pluto', async (file) => {
    const env = await environmentBeside(server);
    const page = new URL(CACHED_PAGE, server.url).href;
    await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
    return p99During(page, () => runImport('pluto', file, env));
  });

export const morningTime = async (server) =>
  (await runScript('morning.ts', [], await loadFullSize(server))).minutes;
