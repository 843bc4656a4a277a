import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  measureRatios,
  runScript,
  suggestionP99,
  UNCACHED_PAGE,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';

const MANY_ARTICLES = 10_000;

/**
 * The generated articles contain these words. Some searches match thousands of articles, others few. They include several
 * words, two forms of a word, a typo, and a word without matches.
 */
const SEARCHES = [
  'building',
  'penalties',
  'boiler repair',
  'energy report',
  'louver',
  'heat pump',
  'economizer',
  'emissions limit',
  'condenser evaporator',
  'LL97 penalty',
  'landlord fine',
  'insulation grant window',
  'tenants',
  'cooperative board budget',
  'parapet masonry',
  'penlaty',
  'steam radiator valve',
  'zqxwvk',
  'ventilation',
  'rats',
];

/** Beginnings of searches for which a visitor gets suggestions, separated by slashes. */
const BEGINNINGS = [
  'pe/pen/penal/bui/building ow/ene/energy re/boi/heat p/em/emissions li/ll97/ll97 pen/ca/carb/carter/ten/rep/report d',
  'sol/roof/wi/gas pi/rat/local law/comm/commercial wa/calc/deadl/how do/st/ste/vent/insul/zq/ma',
].flatMap((line) => line.split('/'));

let filled;

const fillIndex = (server) =>
  (filled ??= (async () => {
    const env = await environmentBeside(server);
    const many = await readFile(path.join(import.meta.dirname, '../support/many-articles.sql'), 'utf8');
    await withDatabase(env, (client) => client.query(many, [MANY_ARTICLES]));
    await runScript('build-search.ts', [], env);
  })());

/** How many form pages the server renders in the time that one results page takes. */
export async function resultsPage(server, { seconds, rounds }) {
  await fillIndex(server);
  const form = new URL(UNCACHED_PAGE, server.url).href;
  const search = new URL('/search', server.url).href;
  const paths = SEARCHES.map((text) => `/search?${new URLSearchParams({ q: text })}`);
  await answersPerSecond(search, { seconds: WARM_UP_SECONDS, paths });
  await answersPerSecond(form, { seconds: WARM_UP_SECONDS });
  return measureRatios(
    rounds,
    () => answersPerSecond(form, { seconds }),
    () => answersPerSecond(search, { seconds, paths }),
  );
}

export async function siteSuggestionTime(server) {
  await fillIndex(server);
  return suggestionP99(new URL('/search/suggestions', server.url).href, BEGINNINGS);
}
