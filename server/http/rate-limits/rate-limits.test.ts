import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createRateLimits, clientNetwork } from './rate-limits.ts';

const log = pino({ level: 'silent' });
const SECRET = 'a secret of this installation';
const ADDRESS = '203.0.113.7';

const limits = (formsPerMinute: number) => createRateLimits({ formsPerMinute, secret: SECRET, log });

type Take = (limits: ReturnType<typeof createRateLimits>, who: string) => Promise<number | undefined>;

test.each<[string, Take, number, number]>([
  ['forms per minute', ({ form }, who) => form('contact', who), 8, 60],
  ['form steps, which use part of a turn, per minute', ({ form }, who) => form('contact', who, 1), 32, 60],
  ['downloads per minute', ({ download }, who) => download(who), 8, 60],
  ['guesses per ten minutes', ({ guess }, who) => guess(who), 8, 600],
  ['sign-in attempts per ten minutes', ({ signIn }, who) => signIn('login', who), 16, 600],
  ['emails to a mailbox per hour', ({ mailTo }, who) => mailTo(who), 2, 3600],
])('each visitor has a limited number of %s', async (_what, take, allowed, windowSeconds) => {
  const given = limits(8);
  for (let turn = 1; turn <= allowed; turn += 1) expect(await take(given, 'ada@example.com')).toBeUndefined();
  const seconds = await take(given, 'ada@example.com');
  expect(seconds).toBeGreaterThan(windowSeconds * 0.8);
  expect(seconds).toBeLessThanOrEqual(windowSeconds);
  expect(await take(given, 'eve@example.com')).toBeUndefined();
});

test('the turns of each form are counted separately', async () => {
  const { form, signIn } = limits(1);
  for (const name of ['contact', 'feedback']) expect(await form(name, ADDRESS)).toBeUndefined();
  expect(await form('contact', ADDRESS)).toBeDefined();
  for (const name of ['login', 'login', 'unlock']) expect(await signIn(name, ADDRESS)).toBeUndefined();
});

test('plus-addresses and capitals count as the same mailbox, but dots do not', async () => {
  const { mailTo } = limits(20);
  for (let mail = 1; mail <= 5; mail += 1) await mailTo(`ada+${mail}@example.com`);
  for (const email of ['ada@example.com', 'Ada@Example.com', 'ada+a+b@example.com', 'ada+@example.com']) {
    expect(await mailTo(email)).toBeDefined();
  }
  for (const email of ['a.da@example.com', 'ada@b+c.example.com', '+ada@example.com']) {
    expect(await mailTo(email)).toBeUndefined();
  }
});

test('a list may exceed the remaining lookups, but uses them up', async () => {
  const { lookUp } = limits(20);
  for (let turn = 1; turn < 300; turn += 1) expect(await lookUp(ADDRESS)).toBeUndefined();
  expect(await lookUp(ADDRESS, 500)).toBeUndefined();
  expect(await lookUp(ADDRESS)).toBeGreaterThan(0);
  expect(await lookUp('203.0.113.8', 300)).toBeUndefined();
  expect(await lookUp('203.0.113.8')).toBeGreaterThan(0);
});

test('the API limit is six times the form limit, and searches count separately', async () => {
  const { api } = limits(2);
  for (let call = 1; call <= 12; call += 1) {
    expect(await api(ADDRESS, false)).toMatchObject({ isRefused: false, quota: 12, remaining: 12 - call });
  }
  expect(await api(ADDRESS, false)).toMatchObject({ isRefused: true, remaining: 0 });
  expect(await api('203.0.113.8', false)).toMatchObject({ isRefused: false });
  for (let call = 1; call <= 2; call += 1) {
    expect(await api(ADDRESS, true)).toMatchObject({ isRefused: false, policy: 'search' });
  }
  expect(await api(ADDRESS, true)).toMatchObject({ isRefused: true });
});

test('a limit of 0 means no limit', async () => {
  const { form, signIn, mailTo, lookUp, download } = limits(0);
  for (let turn = 0; turn < 200; turn += 1) {
    expect(await form('contact', ADDRESS)).toBeUndefined();
    expect(await signIn('login', ADDRESS)).toBeUndefined();
    expect(await mailTo('ada@example.com')).toBeUndefined();
    expect(await lookUp(ADDRESS, 500)).toBeUndefined();
    expect(await download(ADDRESS)).toBeUndefined();
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['', ''],
])('clientNetwork maps %j to %j', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('an IPv6 customer cannot bypass the limit with another address', async () => {
  const { form } = limits(1);
  await form('contact', '2001:db8:1:2::1');
  expect(await form('contact', '2001:db8:1:2::2')).toBeDefined();
  expect(await form('contact', '2001:db8:1:3::1')).toBeUndefined();
});

test('stored keys reveal no IP address', async () => {
  const query = vi.fn((_: { values: unknown[] }) =>
    Promise.resolve({ rows: [{ points: 4, expire: Date.now() + 1000 }] }),
  );
  const keyFor = async (secret: string, address: string) => {
    class Pool {
      query = query;
    }
    const { form, mailTo } = createRateLimits({ formsPerMinute: 20, secret, log, pool: new Pool() as never });
    await mailTo(address);
    expect(String(query.mock.lastCall?.[0].values[0])).toMatch(/^mail:to:[\w-]{43}$/);
    await form('contact', address);
    return String(query.mock.lastCall?.[0].values[0]);
  };
  const key = await keyFor(SECRET, ADDRESS);
  expect(key).toMatch(/^form:contact:[\w-]{43}$/);
  expect(await keyFor(SECRET, ADDRESS)).toBe(key);
  expect(await keyFor('another secret', ADDRESS)).not.toBe(key);
  expect(await keyFor(SECRET, '203.0.113.8')).not.toBe(key);
});

test.each([
  ['is unavailable', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['does not respond', () => new Promise(() => undefined)],
])('turns are counted per process while the database %s', async (_, query) => {
  const warn = vi.fn();
  const pool = { query } as never;
  const { form } = createRateLimits({ formsPerMinute: 1, secret: SECRET, pool, log: { warn } as never });
  expect(await form('contact', ADDRESS)).toBeUndefined();
  expect(await form('contact', ADDRESS)).toBeDefined();
  expect(warn).toHaveBeenCalledTimes(2);
});
