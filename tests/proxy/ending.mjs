import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { startLoad } from './load.mjs';
import { check } from './client.mjs';

const UNDER_LOAD_MS = 5000;

/** The subjects of the stored messages, with duplicates. */
async function messagesWith(databaseUrl, mark) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const question = 'select subject from contact_messages where subject like $1';
  const { rows } = await client.query(question, [`${mark} %`]);
  await client.end();
  return rows.map(({ subject }) => subject);
}

/** Requests pages and sends messages while something happens. Resolves with the outcome. */
async function underLoad(url, databaseUrl, happen) {
  const mark = randomUUID();
  const finish = startLoad(url, mark);
  await wait(UNDER_LOAD_MS);
  await happen();
  await wait(UNDER_LOAD_MS);
  const outcome = await finish();
  const { reads, messages, failures } = outcome;
  console.log(`          ${reads} pages, ${messages.length} messages, ${failures.length} failures`);
  for (const { what, status } of failures.slice(0, 10)) console.log(`          ${what}: ${status}`);
  return { ...outcome, findStored: () => messagesWith(databaseUrl, mark) };
}

/** Stops and restarts one process while the other serves pages and takes forms. */
export async function tryStop(url, databaseUrl, stopAndStart) {
  const { messages, failures, findStored } = await underLoad(url, databaseUrl, stopAndStart);
  check(
    messages.length > 0 && failures.length === 0,
    'no request fails while a process is stopped and started again',
  );
  check(
    isDeepStrictEqual((await findStored()).sort(), messages.sort()),
    'each accepted message is stored once',
  );
}

/** Kills one process, which may cut off open requests: they get an error page, and nothing is lost or stored twice. */
export async function tryKill(url, databaseUrl, killAndStart) {
  const { messages, failures, findStored } = await underLoad(url, databaseUrl, killAndStart);
  check(
    failures.every(({ status, body }) => status === 502 && String(body).includes('nothing is stored twice')),
    'a request that is cut off gets our error page',
  );
  check(
    failures.every(({ what }) => what === 'messages'),
    'pages are requested again at once',
  );
  const stored = await findStored();
  check(
    messages.length > 0 && messages.every((message) => stored.includes(message)),
    'each accepted message is stored',
  );
  for (const { again } of failures) check((await again()).status < 400, 'sending again succeeds');
  const storedThen = await findStored();
  check(storedThen.length === messages.length + failures.length, 'and stores the message once');
  check(new Set(storedThen).size === storedThen.length, 'no message is stored twice');
}
