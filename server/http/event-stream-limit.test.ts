import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteRoutes } from '#tests/support/site-routes.ts';
import { eventStreamLimit } from './event-stream-limit.ts';
import { requestLog } from './request-log.ts';
import { matchSite } from './site-urls.ts';

let server: Server;
let levels: unknown[];

const logLine = (line: string) => levels.push((JSON.parse(line) as { level: string }).level);

beforeEach(async () => {
  levels = [];
  const application = express();
  application.set('trust proxy', 1);
  application.use(
    matchSite(() => Promise.resolve(siteRoutes)),
    requestLog(pino({ formatters: { level: (level) => ({ level }) } }, { write: logLine })),
    eventStreamLimit({ total: 3, perClient: 2 }),
    (_request, response) => {
      response.write('open');
    },
  );
  server = application.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request from a loopback address, and leaves the response open. */
function open(
  place: string,
  path = '/ll97/blog/events',
  method = 'GET',
  forwarded?: string,
): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port, path, method, localAddress: place };
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    get({ ...address, headers, agent: false }, resolve).on('error', reject);
  });
}

const statuses = (answers: IncomingMessage[]) => answers.map(({ statusCode }) => statusCode);

test('each IP address may open a limited number of streams, up to a total', async () => {
  const answers = [];
  for (const place of ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.3']) {
    answers.push(await open(place));
  }
  expect(statuses(answers)).toEqual([200, 200, 503, 200, 503]);
  expect(answers[2]?.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  // Reaching a limit is not a server error.
  await vi.waitFor(() => expect(levels).toEqual(['info', 'info']));
});

test('the addresses of one IPv6 network share a limit', async () => {
  const answers = [];
  for (const end of [1, 2, 3]) answers.push(await open('127.0.0.1', undefined, 'GET', `2001:db8::${end}`));
  expect(statuses(answers)).toEqual([200, 200, 503]);
  expect((await open('127.0.0.1', undefined, 'GET', '2001:db8:0:1::1')).statusCode).toBe(200);
});

test('a closed stream makes room for another', async () => {
  const first = await open('127.0.0.1');
  await open('127.0.0.1');
  first.destroy();
  await vi.waitFor(async () => expect((await open('127.0.0.1')).statusCode).toBe(200));
});

test.each(['/ll97/blog/events/', '/ll97/blog/EVENTS', '/ll97/blog/%65vents'])(
  'other spellings of a stream’s URL count as streams: %s',
  async (path) => {
    const answers = [];
    for (let stream = 0; stream < 3; stream += 1) answers.push(await open('127.0.0.1', path));
    expect(statuses(answers)).toEqual([200, 200, 503]);
  },
);

test('HEAD does not open a stream', async () => {
  const answer = await open('127.0.0.1', undefined, 'HEAD');
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await new Promise((resolve) => answer.resume().once('end', resolve));
});

test('requests other than event streams are not counted', async () => {
  const answers = [];
  for (let page = 0; page < 5; page += 1) answers.push(await open('127.0.0.1', '/ll97/blog'));
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200]);
});
