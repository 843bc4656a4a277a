import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { execaNode } from 'execa';
import getPort from 'get-port';
import { environmentBeside, startProduct, startServer } from '../support/run/product.mjs';
import { buildingTime, cachedBuilding, uncachedBuilding } from './api.mjs';
import { leftToPerson, pageDuringReading, readingMemory, readingTime } from './bills.mjs';
import {
  buildingPage,
  buildingPageSize,
  bulkMemory,
  bulkTime,
  importMemory,
  importTime,
  lookUpTime,
  pageDuringImport,
  planningMemory,
  planningTime,
  suggestionTime,
} from './full-size.mjs';
import { filterTime, neighborsTime, openingTime, reportTime, searchTime, viewsTime } from './inbox.mjs';
import { firstStart, freshClone, installSize, laterStart, memoryAtRest } from './installation.mjs';
import {
  answersPerSecond,
  failedRequests,
  pin,
  ratiosOf,
  runScript,
  startScript,
  WARM_UP_SECONDS,
  withDatabase,
} from './measure.mjs';
import { silenceDuringPdfs } from './pdfs.mjs';
import {
  pageDuringSync,
  portfolioRecordTime,
  recordsImportMemory,
  recordsImportTime,
  recordTime,
  syncTime,
} from './records.mjs';
import { resultsPage, siteSuggestionTime } from './searches.mjs';

const CACHED_PAGE = '/ll97';
/** A page that is never cached, because it may show what a visitor has typed. */
const UNCACHED_PAGE = '/cwz/assessment?step=1';
const SEARCH = '/ll97/blog';
const AUTHOR = 'Lotline Compliance Desk';
const MANY_ARTICLES = 10_000;
/** Headers of one connection or one moment, not of the response. */
const NOT_REPEATED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** Starts a bare server that sends the same bytes as the page: compressed, with its headers. */
async function startBareServer(url) {
  const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }).end();
  const [response] = await once(outgoing, 'response');
  const body = await buffer(response);
  const repeated = Object.entries(response.headers).filter(([name]) => !NOT_REPEATED.has(name));
  const headers = { ...Object.fromEntries(repeated), 'content-length': String(body.length) };
  const job = JSON.stringify({ headers, body: body.toString('base64') });
  const subprocess = execaNode(path.join(import.meta.dirname, 'bare.mjs'), [job], { reject: false });
  const [port] = await once(subprocess.stdout, 'data');
  return { url: `http://127.0.0.1:${Number(port)}`, close: () => subprocess.kill() };
}

async function cachedPage({ url }, { seconds, rounds }) {
  const page = new URL(CACHED_PAGE, url).href;
  await answersPerSecond(page, { seconds: 1 });
  const bare = await startBareServer(page);
  try {
    return await ratiosOf(
      rounds,
      () => answersPerSecond(page, { seconds }),
      () => answersPerSecond(bare.url, { seconds }),
    );
  } finally {
    bare.close();
  }
}

async function uncachedPage(server, { seconds, rounds }) {
  const page = new URL(UNCACHED_PAGE, server.url).href;
  await answersPerSecond(page, { seconds: WARM_UP_SECONDS });
  const env = await environmentBeside(server);
  const react = startScript('react.ts', [page], { env, ipc: true, reject: false });
  const rendersPerSecond = async (duration) => {
    await react.sendMessage(duration);
    return react.getOneMessage();
  };
  try {
    await react.getOneMessage();
    await rendersPerSecond(WARM_UP_SECONDS);
    return await ratiosOf(
      rounds,
      () => rendersPerSecond(seconds),
      () => answersPerSecond(page, { seconds }),
    );
  } finally {
    react.kill();
  }
}

async function twoProcesses(server, { seconds, rounds }) {
  const PORT = String(await getPort());
  const second = await startProduct({ variables: { ...(await environmentBeside(server)), PORT } });
  const count = availableParallelism();
  const cores = count > 2 ? `2-${count - 1}` : undefined;
  const unpin = await pin(server.pid, '0');
  await pin(second.pid, '1');
  const rate = ({ url }, duration = seconds) =>
    answersPerSecond(new URL(UNCACHED_PAGE, url).href, { seconds: duration, cores });
  const both = async (duration) => (await rate(server, duration)) + (await rate(second, duration));
  const together = async () => {
    const [one, other] = await Promise.all([rate(server), rate(second)]);
    return one + other;
  };
  try {
    await both(WARM_UP_SECONDS);
    return await ratiosOf(rounds, together, () => rate(server));
  } finally {
    await unpin();
    await second.stop();
  }
}

/** Names the author that is searched for; `fill` adds articles up to 10,000, a quarter of them by that author. */
async function prepareBlog(server, { fill }) {
  const many = path.join(import.meta.dirname, '../support/many-articles.sql');
  await withDatabase(await environmentBeside(server), async (client) => {
    await client.query(`update articles set author = $1 where module = 'll97'`, [AUTHOR]);
    if (fill) await client.query(await readFile(many, 'utf8'), [MANY_ARTICLES]);
    await client.query('vacuum analyze articles');
  });
}

/** Two servers, each with its own database, are measured in turn: what else the machine does meets both alike. */
async function search(few, { seconds, rounds }) {
  const many = await startServer();
  const rate = ({ url }, duration = seconds) =>
    answersPerSecond(new URL(SEARCH, url).href, { seconds: duration, isSearch: true });
  try {
    await prepareBlog(few, { fill: false });
    await prepareBlog(many, { fill: true });
    for (const server of [few, many]) await rate(server, WARM_UP_SECONDS);
    return await ratiosOf(
      rounds,
      () => rate(few),
      () => rate(many),
    );
  } finally {
    await many.close();
  }
}

let engine;

/** The rules of building laws, measured once for all lots of the city in a process of their own. */
const measureEngine = () => (engine ??= runScript('rules.ts'));

/**
 * What the product promises, in the order in which it is measured. `measure` resolves with a figure, or with one for each
 * round, of which the median counts.
 */
export const PROMISES = [
  {
    text: 'A cached page comes at least at 0.95 of the rate of a bare server that sends the same bytes',
    measure: cachedPage,
    isKept: (ratio) => ratio >= 0.95,
  },
  {
    text: 'An uncached page takes at most 2.6 times as long as React alone takes to render its element',
    measure: uncachedPage,
    isKept: (ratio) => ratio <= 2.6,
  },
  {
    text: 'A building by BBL from the api comes at least at 0.8 of the rate of its page, both cached',
    measure: cachedBuilding,
    isKept: (ratio) => ratio >= 0.8,
  },
  {
    text: 'A building by BBL from the api comes at least at 0.8 of the rate of its page, both not cached',
    measure: uncachedBuilding,
    isKept: (ratio) => ratio >= 0.8,
  },
  {
    text: 'A building by BBL from the api comes within 60 ms at the 99th percentile for 16 connections',
    measure: buildingTime,
    isKept: (ms) => ms < 60,
  },
  {
    text: 'Two processes on two cores serve at least 1.7 times the uncached pages of one',
    measure: twoProcesses,
    isKept: (ratio) => ratio >= 1.7,
  },
  {
    text: 'A search in 10,000 articles takes at most 1.5 times as long as in 10',
    measure: search,
    isKept: (ratio) => ratio <= 1.5,
  },
  {
    text: 'The forty laws of one lot are decided, dated and worded in less than 1 ms',
    measure: async () => (await measureEngine()).median,
    isKept: (milliseconds) => milliseconds < 1,
  },
  {
    text: 'The forty laws of all 858,284 lots are decided, dated and worded in less than 300 s',
    measure: async () => (await measureEngine()).seconds,
    isKept: (seconds) => seconds < 300,
  },
  {
    text: 'An import of PLUTO takes at most 2.5 times as long as a bare COPY of the same rows',
    measure: importTime('pluto'),
    isKept: (ratio) => ratio <= 2.5,
  },
  {
    text: 'An import of PAD takes at most 2.5 times as long as a bare COPY of the same rows',
    measure: importTime('pad'),
    isKept: (ratio) => ratio <= 2.5,
  },
  {
    text: 'An import takes at most 150 MB more memory than its idle process',
    measure: importMemory,
    isKept: (megabytes) => megabytes <= 150,
  },
  {
    text: 'A look-up of an address, BBL or BIN at full size takes at most 8 ms at the 99th percentile',
    measure: lookUpTime,
    isKept: (ms) => ms <= 8,
  },
  {
    text: 'Suggestions come within 60 ms at the 99th percentile for 16 visitors at once, and none fails',
    measure: suggestionTime,
    isKept: (ms) => ms <= 60,
  },
  {
    text: 'A building page that is not cached takes at most 1.5 times as long as a form page, at full size',
    measure: buildingPage(UNCACHED_PAGE),
    isKept: (ratio) => ratio <= 1.5,
  },
  {
    text: 'The HTML of this building page takes at most 80 KB without compression',
    measure: buildingPageSize,
    isKept: (kilobytes) => kilobytes <= 80,
  },
  {
    text: 'While PLUTO is imported, cached pages take 16 visitors at most twice as long at the 99th percentile',
    measure: pageDuringImport(CACHED_PAGE),
    isKept: (ratio) => ratio <= 2,
  },
  {
    text: 'A page of search results in 10,000 articles takes at most 1.3 times as long as an uncached form page',
    measure: resultsPage(UNCACHED_PAGE),
    isKept: (ratio) => ratio <= 1.3,
  },
  {
    text: 'Suggestions of the site search in 10,000 articles come within 60 ms at the 99th percentile for 16 visitors',
    measure: siteSuggestionTime,
    isKept: (ms) => ms <= 60,
  },
  {
    text: 'A day of 10,000 followers with 20 buildings each is planned in less than 60 s',
    measure: planningTime,
    isKept: (seconds) => seconds < 60,
  },
  {
    text: 'Planning it takes at most 300 MB more memory than its idle process',
    measure: planningMemory,
    isKept: (megabytes) => megabytes <= 300,
  },
  {
    text: 'The bulk files of 858,284 lots are written in less than 600 s',
    measure: bulkTime,
    isKept: (seconds) => seconds < 600,
  },
  {
    text: 'No process that writes the bulk files takes more than 300 MB of memory',
    measure: bulkMemory,
    isKept: (megabytes) => megabytes <= 300,
  },
  {
    text: 'An import of 3 million violations (city-records) takes less than 240 s',
    measure: recordsImportTime,
    isKept: (seconds) => seconds < 240,
  },
  {
    text: 'This import (city-records) takes at most 200 MB more memory than its idle process',
    measure: recordsImportMemory,
    isKept: (megabytes) => megabytes <= 200,
  },
  {
    text: 'The record of a lot (city-records) takes at most 15 ms at the 99th percentile, among 7.5 million rows',
    measure: recordTime,
    isKept: (milliseconds) => milliseconds <= 15,
  },
  {
    text: 'The records of 500 lots of a portfolio (city-records) take at most 400 ms',
    measure: portfolioRecordTime,
    isKept: (milliseconds) => milliseconds <= 400,
  },
  {
    text: 'During a nightly sync of 90,000 rows (city-records), cached pages take 16 visitors at most twice as long at the 99th percentile',
    measure: pageDuringSync(CACHED_PAGE),
    isKept: (ratio) => ratio <= 2,
  },
  {
    text: 'Each of these syncs (city-records) takes less than 60 s',
    measure: syncTime,
    isKept: (seconds) => seconds < 60,
  },
  {
    text: 'While 20 bills are read, pages that are not cached take 16 visitors at most twice as long at the 99th percentile',
    measure: pageDuringReading(UNCACHED_PAGE),
    isKept: (ratio) => ratio <= 2,
  },
  {
    text: 'The process that reads these bills takes at most 600 MB',
    measure: readingMemory,
    isKept: (megabytes) => megabytes > 0 && megabytes <= 600,
  },
  {
    text: 'Each of these bills is read in less than 30 s',
    measure: readingTime,
    isKept: (seconds) => seconds < 30,
  },
  {
    text: 'None of these bills is left to a person',
    measure: leftToPerson,
    isKept: (count) => count === 0,
  },
  {
    text: 'While 30 PDFs of reports are made at once, the server is never silent for more than 150 ms',
    measure: silenceDuringPdfs,
    isKept: (milliseconds) => milliseconds <= 150,
  },
  {
    text: 'With 100,000 submissions, opening the inbox and its pages takes at most 150 ms at the 95th percentile',
    measure: openingTime,
    isKept: (ms) => ms <= 150,
  },
  {
    text: 'With 100,000 submissions, each filter of the inbox takes at most 150 ms at the 95th percentile',
    measure: filterTime,
    isKept: (ms) => ms <= 150,
  },
  {
    text: 'With 100,000 submissions, each search in the inbox takes at most 150 ms at the 95th percentile',
    measure: searchTime,
    isKept: (ms) => ms <= 150,
  },
  {
    text: 'With 100,000 submissions, the counts of all views of the inbox take at most 150 ms at the 95th percentile',
    measure: viewsTime,
    isKept: (ms) => ms <= 150,
  },
  {
    text: 'With 100,000 submissions, the neighbors of a submission take at most 150 ms at the 95th percentile',
    measure: neighborsTime,
    isKept: (ms) => ms <= 150,
  },
  {
    text: 'With 100,000 submissions, the report of the inbox of twelve weeks takes at most 1,000 ms at the 95th percentile',
    measure: reportTime,
    isKept: (ms) => ms <= 1000,
  },
  {
    text: 'An installed product starts for the first time, with its content, within 8 s',
    measure: firstStart,
    isKept: (seconds) => seconds <= 8,
  },
  {
    text: 'An installed product starts again within 3.5 s',
    measure: laterStart,
    isKept: (seconds) => seconds <= 3.5,
  },
  {
    text: 'At rest, the product and its PostgreSQL take at most 380 MB of memory',
    measure: memoryAtRest,
    isKept: (megabytes) => megabytes <= 380,
  },
  {
    text: 'An install without the development packages takes at most 700 MB',
    measure: installSize,
    isKept: (megabytes) => megabytes <= 700,
  },
  {
    text: 'A fresh clone is ready within 60 s after its packages are installed',
    measure: freshClone,
    isKept: (seconds) => seconds <= 60,
  },
  { text: 'No request is refused or fails', measure: failedRequests, isKept: (count) => count === 0 },
];
