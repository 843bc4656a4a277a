import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createRateLimits, clientNetwork } from './rate-limits.ts';

const log = pino({ level: 'silent' });
const SECRET = 'a secret of this installation';
const ADDRESS = '203.0.113.7';

const limits = (formsPerMinute: number) => createRateLimits({ formsPerMinute, secret: SECRET, log });

test('an IP address may send a form until the limit is reached, and then has to wait', async () => {
  const { form } = limits(3);
  for (let turn = 1; turn <= 3; turn += 1) expect(await form('contact', ADDRESS)).toBeUndefined();
  const seconds = await form('contact', ADDRESS);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('each form and each IP address has its own turns', async () => {
  const { form } = limits(1);
  await form('contact', ADDRESS);
  expect(await form('contact', ADDRESS)).toBeDefined();
  expect(await form('feedback', ADDRESS)).toBeUndefined();
  expect(await form('contact', '203.0.113.8')).toBeUndefined();
});

test('a form step counts as part of a turn', async () => {
  const { form } = limits(1);
  for (let step = 1; step <= 4; step += 1) expect(await form('assessment', ADDRESS, 1)).toBeUndefined();
  expect(await form('assessment', ADDRESS, 1)).toBeDefined();
});

test('sign-in attempts are limited per ten minutes', async () => {
  const { signIn } = limits(2);
  for (let attempt = 1; attempt <= 4; attempt += 1) expect(await signIn('login', ADDRESS)).toBeUndefined();
  expect(await signIn('login', ADDRESS)).toBeGreaterThan(60);
  expect(await signIn('forgot-password', ADDRESS)).toBeUndefined();
});

test('a mailbox gets a limited number of emails per hour, whoever requests them', async () => {
  const { mailTo } = limits(20);
  for (let mail = 1; mail <= 5; mail += 1) expect(await mailTo('ada@example.com')).toBeUndefined();
  const seconds = await mailTo('ada@example.com');
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await mailTo('eve@example.com')).toBeUndefined();
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

test.each([
  ['download', 0],
  ['guess', 60],
] as const)('each IP address has a limited number of %s turns', async (kind, atLeastSeconds) => {
  const take = limits(3)[kind];
  for (let turn = 1; turn <= 3; turn += 1) expect(await take(ADDRESS)).toBeUndefined();
  expect(await take(ADDRESS)).toBeGreaterThan(atLeastSeconds);
  expect(await take('203.0.113.8')).toBeUndefined();
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

test('0 means no limit', async () => {
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
])('clientNetwork maps %s to %s', (address, network) => {
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
