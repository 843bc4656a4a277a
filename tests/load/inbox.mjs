import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentBeside } from '../support/run/product.mjs';
import { percentile95, withDatabase } from './measure.mjs';

const ROWS = 20_000;
const PAGE_SIZE = 50;
const CALLS = 24;

const ADMIN = { email: 'admin@example.com', password: 'a password for tests only' };

const OPEN = {
  kinds: [],
  modules: [],
  phase: 'open',
  assignee: 'any',
  due: 'any',
  received: 'any',
  spam: 'hidden',
  snoozed: 'hidden',
  sort: 'due',
};
const ALL = { phase: 'any', spam: 'any', snoozed: 'any', sort: 'newest' };

/** Searches, from one that most submissions match to one that none match. */
const WORDS = [
  'a',
  'co',
  '.com',
  'penalty',
  'NOVAK',
  'garcía',
  'Grand Concourse',
  'beacon carting 1',
  'zone of my',
  'olive.owner0@',
  '9e37-79b1',
  '3C6E',
  '%',
  'zqxwvk',
  'nobody@nowhere.example.org',
];

let filled;

const openInbox = (server) =>
  (filled ??= (async () => {
    const rows = await readFile(path.join(import.meta.dirname, 'submissions.sql'), 'utf8');
    await withDatabase(await environmentBeside(server), async (client) => {
      await client.query(rows, [ROWS]);
      await client.query('vacuum analyze submissions');
    });
    const send = async (address, body, headers = {}) => {
      const response = await fetch(new URL(`/api${address}`, server.url), {
        method: body ? 'POST' : 'GET',
        headers: { origin: server.url, 'content-type': 'application/json', ...headers },
        body: body && JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
      return response;
    };
    const session = (await send('/users/login', ADMIN)).headers.get('set-cookie').split(';', 1)[0];
    return (body) => send('/inbox', body, { cookie: session });
  })());

async function p95(askForList, body) {
  const times = [];
  for (let call = 0; call <= CALLS; call += 1) {
    const start = performance.now();
    await (await askForList(body)).text();
    times.push(performance.now() - start);
  }
  // The first call warms up caches.
  return percentile95(times.slice(1));
}

/** The highest 95th percentile of the lists in milliseconds, so that fast lists do not hide a slow one. */
async function longest(server, lists) {
  const askForList = await openInbox(server);
  let most = 0;
  for (const { filters = {}, search = '', page = 1 } of lists) {
    most = Math.max(most, await p95(askForList, { filters: { ...OPEN, ...filters }, search, page }));
  }
  return most;
}

export const openingTime = (server) =>
  longest(server, [{}, { page: 2 }, { filters: ALL }, { filters: ALL, page: ROWS / PAGE_SIZE }]);

export const searchTime = (server) =>
  longest(
    server,
    WORDS.flatMap((search) => [{ search }, { search, filters: ALL }]),
  );
