import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbedCounts, publicHostOf, type StoreEmbedCounts } from './embed-counts.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NEWS = 'https://news.example/';

const store = vi.fn<StoreEmbedCounts>();
let counts: EmbedCounts;

const request = (headers: Record<string, string> = {}, method = 'GET') =>
  Object.assign(new IncomingMessage(new Socket()), {
    method,
    headers: { 'user-agent': PERSON, referer: NEWS, ...headers },
  });

beforeEach(() => {
  store.mockReset().mockResolvedValue();
  counts = new EmbedCounts(store, 'https://site.example', pino({ level: 'silent' }));
});
afterEach(() => counts.close());

it('stores how often each host loaded the pages, and nothing else', async () => {
  counts.count(request(), '/embed/lookup?theme=dark');
  counts.count(request({ 'sec-fetch-dest': 'iframe' }), '/embed/ll97');
  counts.count(request({ referer: 'https://blog.example:8443/' }), '/embed/lookup');
  await counts.flush();
  expect(store.mock.calls).toEqual([
    [
      [
        { host: 'news.example', loads: 2 },
        { host: 'blog.example', loads: 1 },
      ],
    ],
  ]);
});

it.each([
  ['a search inside the frame', request({ referer: 'https://site.example/embed/lookup' }), '/embed/lookup'],
  ['a link to the page', request({ 'sec-fetch-dest': 'document' }), '/embed/lookup'],
  ['a robot', request({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }), '/embed/lookup'],
  ['a request for the headers', request({}, 'HEAD'), '/embed/lookup'],
  ['another page', request(), '/buildings'],
  ['the script', request(), '/embed.js'],
])('does not count %s', async (_what, asked, url) => {
  counts.count(asked, url);
  await counts.flush();
  expect(store).not.toHaveBeenCalled();
});

it('holds a limited number of hosts while the database is away', async () => {
  store.mockRejectedValue(new Error('no database'));
  for (let each = 0; each < 10_100; each += 1) {
    counts.count(request({ referer: `https://h${each}.example/` }), '/embed/lookup');
  }
  await counts.flush();
  await counts.flush();
  expect(store.mock.lastCall?.[0]).toHaveLength(10_000);
});

describe('the host of a referrer', () => {
  const LONG = `${'a.'.repeat(126)}example`;

  it.each([
    ['https://News.Example/a/b?c', 'news.example'],
    ['http://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['https://a.xn--p1ai/', 'a.xn--p1ai'],
  ])('of %s is %s', (address, host) => expect(publicHostOf(address)).toBe(host));

  it.each([
    'not an address',
    'file:///etc/passwd',
    'android-app://com.example/',
    'http://localhost:3000/',
    'http://app.localhost/',
    'http://192.168.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://intranet/',
    'http://printer.local/',
    'http://under_score.example/',
    'http://-a.example/',
    `http://${'a'.repeat(64)}.example/`,
    `http://${LONG}/`,
    'http://a.example./',
  ])('is not counted for %s', (address) => expect(publicHostOf(address)).toBeUndefined());
});
