import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadCounts, type StoreReadCounts } from './read-counts.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const store = vi.fn<StoreReadCounts>();
let counts: ReadCounts;

const request = (headers: Record<string, string> = { 'user-agent': PERSON }, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), { method, headers });

beforeEach(() => {
  store.mockReset().mockResolvedValue();
  counts = new ReadCounts(store, pino({ level: 'silent' }));
});
afterEach(() => counts.close());

it('ReadCounts stores the counts of all articles with one call', async () => {
  for (const url of ['/ll97/blog/a', '/ll97/blog/a.data?_routes=x', '/cwz/blog/a', '/ll97/blog/b?x=1']) {
    counts.count(request(), url);
  }
  await counts.flush();
  await counts.flush();
  expect(store).toHaveBeenCalledExactlyOnceWith([
    { module: 'll97', slug: 'a', readers: 2 },
    { module: 'cwz', slug: 'a', readers: 1 },
    { module: 'll97', slug: 'b', readers: 1 },
  ]);
});

it.each([
  ['a robot', request({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), '/ll97/blog/a'],
  ['a prefetch', request({ 'user-agent': PERSON, 'sec-purpose': 'prefetch' }), '/ll97/blog/a'],
  ['a HEAD request', request(undefined, 'HEAD'), '/ll97/blog/a'],
  ['the list of articles', request(), '/ll97/blog'],
  ['another page', request(), '/ll97/quiz'],
])('ReadCounts does not count %s', async (_who, asked, url) => {
  counts.count(asked, url);
  await counts.flush();
  expect(store).not.toHaveBeenCalled();
});

it('ReadCounts stores counts along with the next ones if storing them failed', async () => {
  store.mockRejectedValueOnce(new Error('no database'));
  counts.count(request(), '/ll97/blog/a');
  await counts.flush();
  counts.count(request(), '/ll97/blog/a');
  await counts.flush();
  expect(store.mock.lastCall).toEqual([[{ module: 'll97', slug: 'a', readers: 2 }]]);
});

it('ReadCounts stores the last counts when it is closed', async () => {
  counts.count(request(), '/ll97/blog/a');
  await counts.close();
  expect(store).toHaveBeenCalledOnce();
});
