import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
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

/** Sends a request, by default from 127.0.0.1, and leaves the response open. */
async function open(options: RequestOptions = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const path = '/ll97/blog/events';
  const request = get({ host: '127.0.0.1', port, path, localAddress: '127.0.0.1', agent: false, ...options });
  return ((await once(request, 'response')) as [IncomingMessage])[0];
}

/** Opens responses one after another, and returns their statuses. */
async function statuses(requests: RequestOptions[]) {
  const found = [];
  for (const options of requests) found.push((await open(options)).statusCode);
  return found;
}

test('the number of open streams is limited for each IP address and in total', async () => {
  const places = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.3'];
  const found = await statuses(places.map((localAddress) => ({ localAddress })));
  expect(found).toEqual([200, 200, 503, 200, 503]);
  expect((await open()).headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  // The rejections are logged at info level, because reaching a limit is not a server error.
  await vi.waitFor(() => expect(levels).toEqual(['info', 'info', 'info']));
});

test('the addresses of one IPv6 network share a limit', async () => {
  const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'];
  const requests = addresses.map((address) => ({ headers: { 'x-forwarded-for': address } }));
  expect(await statuses(requests)).toEqual([200, 200, 503, 200]);
});

test('a closed stream makes room for another', async () => {
  const first = await open();
  await open();
  first.destroy();
  await vi.waitFor(async () => expect((await open()).statusCode).toBe(200));
});

test.each(['/ll97/blog/events/', '/ll97/blog/EVENTS', '/ll97/blog/%65vents'])(
  'other spellings of a stream’s URL count as streams: %s',
  async (path) => {
    expect(await statuses([{ path }, { path }, { path }])).toEqual([200, 200, 503]);
  },
);

test('HEAD does not open a stream', async () => {
  const answer = await open({ method: 'HEAD' });
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await new Promise((resolve) => answer.resume().once('end', resolve));
});

test('requests other than event streams are not counted', async () => {
  const page = { path: '/ll97/blog' };
  expect(await statuses([page, page, page, page])).toEqual([200, 200, 200, 200]);
});
