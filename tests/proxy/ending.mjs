import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { check } from './check.mjs';
import { startLoad } from './load.mjs';

const UNDER_LOAD_MS = 5000;

/** The subjects of the messages that are stored, each as often as it is there. */
async function messagesWith(databaseUrl, mark) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const question = 'select subject from contact_messages where subject like $1';
  const { rows } = await client.query(question, [`${mark} %`]);
  await client.end();
  return rows.map(({ subject }) => subject);
}

/** Reads pages and sends messages while something happens. Resolves with what came of it, and what is stored. */
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

/** Has one process stopped and started again while pages are read and forms sent through the other. */
export async function tryStop(url, databaseUrl, stopAndStart) {
  const { messages, failures, findStored } = await underLoad(url, databaseUrl, stopAndStart);
  check(
    messages.length > 0 && failures.length === 0,
    'nobody notices that a process is stopped and started again',
  );
  check(
    isDeepStrictEqual((await findStored()).sort(), messages.sort()),
    'each message that was taken is stored once',
  );
}

/** Has one process killed, which may cut off who is being answered: they are told, and nothing is lost or stored twice. */
export async function tryKill(url, databaseUrl, killAndStart) {
  const { messages, failures, findStored } = await underLoad(url, databaseUrl, killAndStart);
  check(
    failures.every(({ status, body }) => status === 502 && String(body).includes('nothing is stored twice')),
    'who is cut off by a process that is killed reads a page of ours',
  );
  check(
    failures.every(({ what }) => what === 'messages'),
    'pages are asked for again at once',
  );
  const stored = await findStored();
  check(
    messages.length > 0 && messages.every((message) => stored.includes(message)),
    'each message that was taken is stored',
  );
  for (const { again } of failures) check((await again()).status < 400, 'who sends again is heard');
  const storedThen = await findStored();
  check(storedThen.length === messages.length + failures.length, 'and has sent it once');
  check(new Set(storedThen).size === storedThen.length, 'no message is stored twice');
}
