import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execaNode } from 'execa';
import pg from 'pg';
import { environmentBeside } from '../support/run/product.mjs';
import { answersPerSecond, ratiosOf, suggestionP99, WARM_UP_SECONDS } from './measure.mjs';

const MANY_ARTICLES = 10_000;

/**
 * What visitors search for among articles that are made of these words: words of thousands of articles and of few, several
 * words, two forms of a word, a typing error, and a word that nothing has.
 */
const SEARCHES = [
  ...['building', 'penalties', 'boiler repair', 'energy report', 'louver', 'heat pump', 'economizer'],
  ...['emissions limit', 'condenser evaporator', 'LL97 penalty', 'landlord fine', 'insulation grant window'],
  ...['tenants', 'cooperative board budget', 'parapet masonry', 'penlaty', 'steam radiator valve', 'zqxwvk'],
  ...['ventilation', 'rats'],
];

/** As much as somebody has typed when a suggestion may help. */
const BEGINNINGS = [
  ...['pe', 'pen', 'penal', 'bui', 'building ow', 'ene', 'energy re', 'boi', 'heat p', 'em', 'emissions li'],
  ...[
    'll97',
    'll97 pen',
    'ca',
    'carb',
    'carter',
    'ten',
    'rep',
    'report d',
    'sol',
    'roof',
    'wi',
    'gas pi',
    'rat',
  ],
  ...[
    'local law',
    'comm',
    'commercial wa',
    'calc',
    'deadl',
    'how do',
    'st',
    'ste',
    'vent',
    'insul',
    'zq',
    'ma',
  ],
];

let filled;

/** Fills the blog, and the index of the search with it. Once: two promises need it. */
const fillIndex = (server) =>
  (filled ??= (async () => {
    const env = await environmentBeside(server);
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    const many = path.join(import.meta.dirname, '../support/articles/many.sql');
    await client.query(await readFile(many, 'utf8'), [MANY_ARTICLES]);
    await client.end();
    const script = path.join(import.meta.dirname, 'build-search.ts');
    await execaNode(script, [], { nodeOptions: ['--import', 'tsx'], env });
  })());

/** How many form pages come in the time of a page of results, in each round. */
export const resultsPage =
  (formPage) =>
  async (server, { seconds, rounds }) => {
    await fillIndex(server);
    const form = new URL(formPage, server.url).href;
    const search = new URL('/search', server.url).href;
    const paths = SEARCHES.map((text) => `/search?${new URLSearchParams({ q: text })}`);
    await answersPerSecond(search, { seconds: WARM_UP_SECONDS, paths });
    await answersPerSecond(form, { seconds: WARM_UP_SECONDS });
    return ratiosOf(
      rounds,
      () => answersPerSecond(form, { seconds }),
      () => answersPerSecond(search, { seconds, paths }),
    );
  };

/** The 99th percentile of a suggestion of the site's search over HTTP, in milliseconds. Rejects where one fails. */
export async function siteSuggestionTime(server) {
  await fillIndex(server);
  return suggestionP99(new URL('/search/suggestions', server.url).href, BEGINNINGS);
}
