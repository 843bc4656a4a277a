import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentBeside } from '../support/run/product.mjs';
import {
  answersPerSecond,
  ratiosOf,
  runScript,
  suggestionP99,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';
import { UNCACHED_PAGE } from './pages.mjs';

const MANY_ARTICLES = 10_000;

/**
 * What visitors search for among articles that are made of these words: words of thousands of articles and of few, several
 * words, two forms of a word, a typing error, and a word that nothing has.
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

/** As much as somebody has typed when a suggestion may help, separated by slashes. */
const BEGINNINGS = [
  'pe/pen/penal/bui/building ow/ene/energy re/boi/heat p/em/emissions li/ll97/ll97 pen/ca/carb/carter/ten/rep/report d',
  'sol/roof/wi/gas pi/rat/local law/comm/commercial wa/calc/deadl/how do/st/ste/vent/insul/zq/ma',
].flatMap((line) => line.split('/'));

let filled;

/** Fills the blog, and the index of the search with it. Once: two promises need it. */
const fillIndex = (server) =>
  (filled ??= (async () => {
    const env = await environmentBeside(server);
    const many = await readFile(path.join(import.meta.dirname, '../support/many-articles.sql'), 'utf8');
    await withDatabase(env, (client) => client.query(many, [MANY_ARTICLES]));
    await runScript('build-search.ts', [], env);
  })());

/** How many form pages come in the time of a page of results, in each round. */
export async function resultsPage(server, { seconds, rounds }) {
  await fillIndex(server);
  const form = new URL(UNCACHED_PAGE, server.url).href;
  const search = new URL('/search', server.url).href;
  const paths = SEARCHES.map((text) => `/search?${new URLSearchParams({ q: text })}`);
  await answersPerSecond(search, { seconds: WARM_UP_SECONDS, paths });
  await answersPerSecond(form, { seconds: WARM_UP_SECONDS });
  return ratiosOf(
    rounds,
    () => answersPerSecond(form, { seconds }),
    () => answersPerSecond(search, { seconds, paths }),
  );
}

/** The 99th percentile of a suggestion of the site's search over HTTP, in milliseconds. Rejects where one fails. */
export async function siteSuggestionTime(server) {
  await fillIndex(server);
  return suggestionP99(new URL('/search/suggestions', server.url).href, BEGINNINGS);
}
