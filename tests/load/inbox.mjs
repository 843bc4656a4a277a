import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentBeside } from '../support/run/product.mjs';
import { p95Of, withDatabase } from './measure.mjs';

/** What staff do in the inbox, over HTTP as its screen does. */
const ROWS = 100_000;
const PAGE_SIZE = 50;
const CALLS = 24;
const REPORTS = 5;

/** The first admin of the servers that tests start. */
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

const FILTERS = [
  ...['new', 'working', 'closed', 'any'].map((phase) => ({ phase })),
  ...['me', 'nobody', 'person1'].flatMap((assignee) => [{ assignee }, { assignee, phase: 'any' }]),
  ...['overdue', 'today', 'week'].map((due) => ({ due })),
  ...['today', 'week', 'month', 'fiveDays', 'older'].map((received) => ({ received, phase: 'any' })),
  ...[['none'], ['ll97', 'cwz']].flatMap((modules) => [{ modules }, { modules, phase: 'any' }]),
  { kinds: ['feedback', 'vendor-applications'], phase: 'closed' },
  { spam: 'only', phase: 'any' },
  { snoozed: 'only' },
  { ...ALL, sort: 'due' },
  { ...ALL, sort: 'oldest' },
];

/** Words of most submissions, of many, of one kind, of a few, of one, and of none, as somebody types them. */
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

/** Fills the inbox and signs in. Once: all promises of the inbox need it. */
const openInbox = (server) =>
  (filled ??= (async () => {
    const rows = await readFile(path.join(import.meta.dirname, 'submissions.sql'), 'utf8');
    const person = await withDatabase(await environmentBeside(server), async (client) => {
      await client.query(rows, [ROWS]);
      await client.query('vacuum analyze submissions, changes, replies, contact_messages, feedback');
      const found = await client.query(`select id from users where email = 'person1@example.com'`);
      return found.rows[0].id;
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
    return { person, send: (address, body) => send(address, body, { cookie: session }) };
  })());

/** The 95th percentile of a request, in milliseconds. */
async function p95({ send }, address, body, calls = CALLS) {
  const times = [];
  for (let call = 0; call <= calls; call += 1) {
    const start = performance.now();
    await (await send(address, body)).text();
    times.push(performance.now() - start);
  }
  // The first one fills caches.
  return p95Of(times.slice(1));
}

/** The longest of the 95th percentiles of some lists, so that no fast list hides a slow one. */
async function longest(inbox, lists, address = '/inbox/list') {
  let most = 0;
  for (const { filters = {}, search = '', ...more } of lists) {
    const assignee = filters.assignee === 'person1' ? inbox.person : (filters.assignee ?? 'any');
    const body = { filters: { ...OPEN, ...filters, assignee }, search, ...more };
    most = Math.max(most, await p95(inbox, address, body));
  }
  return most;
}

const withPage = (lists) => lists.map((list) => ({ page: 1, ...list }));

export async function openingTime(server) {
  const last = { filters: ALL, page: ROWS / PAGE_SIZE };
  return longest(await openInbox(server), withPage([{}, { page: 2 }, { filters: ALL }, last]));
}

export async function filterTime(server) {
  return longest(await openInbox(server), withPage(FILTERS.map((filters) => ({ filters }))));
}

export async function searchTime(server) {
  const lists = WORDS.flatMap((search) => [{ search }, { search, filters: ALL }]);
  return longest(await openInbox(server), withPage(lists));
}

export async function viewsTime(server) {
  return p95(await openInbox(server), '/inbox/views', undefined, CALLS * 2);
}

/** The neighbors of an open submission, of one among all, and of one that a search has found. */
export async function neighborsTime(server) {
  const inbox = await openInbox(server);
  const lists = [{}, { filters: ALL, page: ROWS / PAGE_SIZE / 2 }, { filters: ALL, search: 'penalty' }];
  const places = [];
  for (const { page = 1, filters = {}, search = '' } of lists) {
    const body = { filters: { ...OPEN, ...filters }, search, page };
    const { rows } = await (await inbox.send('/inbox/list', body)).json();
    const { collection, id } = rows[PAGE_SIZE / 2];
    places.push({ filters, search, collection, id });
  }
  return longest(inbox, places, '/inbox/neighbors');
}

export async function reportTime(server) {
  return p95(await openInbox(server), '/inbox-report/export', undefined, REPORTS);
}
