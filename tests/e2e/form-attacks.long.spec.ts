import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import fc from 'fast-check';
import { assess, leadsTo, post } from '../support/e2e/cwz-assessment.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { loadDuring, serverMemory } from '../support/e2e/server-load.ts';
import { BASE_URL, FORMS_PER_MINUTE } from '../support/e2e/settings.ts';
import { siteRoutes } from '../support/site-routes.ts';

const MEBIBYTE = 1024 * 1024;
const AT_ONCE = 20;
const MAX_ANSWER_MS = 300;
const MAX_GROWTH = 200 * MEBIBYTE;
/** The maximum number of attempts at a measurement, because other programs may have slowed the machine down. */
const TRIES = 3;

interface Attack {
  what: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const urlEncoded = (what: string, body: string): Attack => ({ what, type: URL_ENCODED, body: cut(body) });
const multipart = (what: string, body: string): Attack => ({ what, type: MULTIPART, body: cut(body) });

const cut = (body: string) => new TextEncoder().encode(body).subarray(0, MEBIBYTE);
const fill = (piece: string): string => piece.repeat(Math.ceil(MEBIBYTE / piece.length));
const part = (head: string, text = ''): string =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;

/** Request bodies of at most 1 MB that are hard to parse, for forms with these fields. */
function attacks(names: string[]): Attack[] {
  const share = Math.floor(MEBIBYTE / names.length) - 50;
  const each = (field: (name: string) => string) => names.map(field).join('&');
  const files = names.map((name) => part(`name="${name}"; filename="${'-'.repeat(9000)}.pdf"`, '%PDF-1.4'));
  return [
    urlEncoded(
      'rows far apart',
      `uses[20000000].propertyType=Office&${each((name) => `${name}[20000000].x=1`)}`,
    ),
    urlEncoded(
      'indexes far apart',
      each((name) => `${name}[4294967294]=1`),
    ),
    urlEncoded(
      'names of prototypes',
      '__proto__[a]=1&__proto__.a=1&constructor.prototype.a=1&toString=1&a.b.c=1',
    ),
    urlEncoded('a broken intent', '__intent__={'),
    urlEncoded('a broken state', '__state__={'),
    urlEncoded('a name in each letter', fill('x&')),
    urlEncoded('the same names again and again', fill(`${each((name) => `${name}=x`)}&`)),
    urlEncoded(
      'long texts',
      each((name) => `${name}=${'x'.repeat(share)}`),
    ),
    urlEncoded(
      'long texts of percent signs',
      each((name) => `${name}=${'%'.repeat(share)}`),
    ),
    multipart('20,000 parts', fill(part('name="x"'))),
    multipart('heads of parts that do not end', fill(`--x\r\n${'a: "b;'.repeat(3000)}\r\n`)),
    multipart('long file names', `${files.join('')}--x--\r\n`),
    multipart('beginnings of a boundary', `${part('name="x"', fill('\r\n-'))}--x--\r\n`),
  ];
}

/** Random request bodies, for attacks that nobody thought of. */
function randomAttacks(names: string[], seed: number): Attack[] {
  const piece = fc.oneof(
    fc.constantFrom('&', '=', '%', '[', ']', '[9]', '.', '--x\r\n', '\r\n', '"', '; filename="', '\u0000'),
    fc.constantFrom(...names, 'Content-Disposition: form-data; name="'),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  const bodies = fc.sample(fc.array(piece, { minLength: 1, maxLength: 20 }), { numRuns: 2, seed });
  return bodies.map((pieces, index) =>
    (index % 2 === 0 ? urlEncoded : multipart)(
      `random body ${index} of seed ${seed}`,
      fill(pieces.join('') || 'x'),
    ),
  );
}

/** A random IP address in its own network, so that the server counts another visitor. */
const anotherAddress = () =>
  `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;

async function send(path: string, { type, body }: Attack, from = anotherAddress()): Promise<number> {
  const headers = { 'content-type': type, origin: BASE_URL, 'x-forwarded-for': from };
  try {
    const response = await fetch(`${BASE_URL}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // The server may close the connection early if the URL has no form. If it had crashed, /healthz would show that.
    return 0;
  }
}

/** Sends an attack to all of these URLs, `AT_ONCE` at a time. Returns those that responded with a server error. */
async function sendToAll(paths: string[], attack: Attack, from?: string): Promise<string[]> {
  const left = [...paths];
  const failed: string[] = [];
  const sendNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const status = await send(path, attack, from);
      if (status >= 500) failed.push(`${path} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return failed;
}

/** Paths of an existing report, assessment and premium report by route, so that the server parses their forms. */
async function parametersOf(request: APIRequestContext): Promise<Record<string, string>> {
  const building = { 'uses[0].propertyType': 'Office', 'uses[0].squareFeet': '50000', pathway: 'article320' };
  const report = leadsTo(await post(request, '/ll97/calculator', building));
  const premium = await (await request.get('/ll97/report?tab=premium-reports')).text();
  return {
    '/ll97/report/:id': report,
    '/ll97/report/request/:reportId': /\/ll97\/report\/request\/[\w-]+/.exec(premium)?.[0] ?? '',
    '/cwz/upload/:id': `/cwz/upload/${await assess(request)}`,
  };
}

/** The path pattern of every route that accepts a form. "?index" addresses an overview instead of its layout. */
const FORM_PATHS = siteRoutes.routes
  .filter(({ takesForms }) => takesForms)
  .map(({ id, path }) => (id.endsWith('/overview') ? `${path}?index` : path));

/** The URLs of all forms on the site. */
async function formAddresses(request: APIRequestContext): Promise<string[]> {
  const known = await parametersOf(request);
  return FORM_PATHS.map((path) => {
    const found = Object.entries(known).find(([start]) => path.startsWith(start));
    const address = found ? path.replace(...found) : path.replace(/:\w+|\*/g, 'nonsense');
    return address.endsWith('/quiz') ? `${address}?answers=1a-2a-3a-4a-5a` : address;
  });
}

/** The names of the fields on these pages. */
async function fieldNames(request: APIRequestContext, addresses: string[]): Promise<string[]> {
  const pages = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const names = pages.flatMap((page) => [
    ...page.matchAll(/<(?:input|select|textarea)[^<>]* name="([^"]+)"/g),
  ]);
  return [...new Set(names.map(([, name = '']) => name))];
}

/** The impact of an attack in its best attempt: the longest response of /healthz, and the growth in memory. */
async function worstOf(paths: string[], attack: Attack, allowedMs: number, from?: string) {
  let worst = { answerMs: Infinity, growth: Infinity };
  for (let tries = 0; tries < TRIES && worst.answerMs > allowedMs; tries += 1) {
    const failed: string[] = [];
    const before = await serverMemory();
    const load = await loadDuring(async () => failed.push(...(await sendToAll(paths, attack, from))));
    expect(failed, attack.what).toEqual([]);
    worst = {
      answerMs: Math.min(worst.answerMs, load.answerMs),
      growth: Math.min(worst.growth, load.bytes - before),
    };
  }
  return worst;
}

/** If the machine is so busy that even empty forms slow the site down, attacks may take twice as long as those. */
async function allowedAnswerMs(paths: string[], from?: string): Promise<number> {
  const { answerMs } = await worstOf(paths, urlEncoded('empty forms', ''), 0, from);
  return Math.max(MAX_ANSWER_MS, 2 * answerMs);
}

test('twenty 1 MB forms at once neither block the site nor fill its memory', async ({ request }) => {
  test.setTimeout(240_000);
  const addresses = await formAddresses(request);
  expect(addresses.length).toBeGreaterThan(30);
  const names = await fieldNames(request, addresses);
  expect(names).toEqual(expect.arrayContaining(['email', 'uses[0].squareFeet', 'consent']));
  const allowedMs = await allowedAnswerMs(addresses);
  const seed = randomBytes(4).readInt32LE();
  for (const attack of [...attacks(names), ...randomAttacks(names, seed)]) {
    const { answerMs, growth } = await worstOf(addresses, attack, allowedMs);
    expect(answerMs, `/healthz during ${attack.what}`).toBeLessThan(allowedMs);
    expect(growth, `memory during ${attack.what}`).toBeLessThan(MAX_GROWTH);
  }
});

/** Request bodies that repeat fields: either all fields or a random subset. */
function doubledFields(names: string[], seed: number): Attack[] {
  const some = fc.sample(fc.subarray(names, { minLength: 1 }), { numRuns: 3, seed });
  return [names, ...some].flatMap((doubled) => {
    const sent = [...names, ...doubled];
    const what = `${doubled.join(', ')} twice`;
    return [
      urlEncoded(what, sent.map((name) => `${name}=1`).join('&')),
      multipart(what, `${sent.map((name) => part(`name="${name}"`, '1')).join('')}--x--\r\n`),
    ];
  });
}

test('a form with a repeated field is rejected', async ({ request }) => {
  test.setTimeout(120_000);
  const seed = randomBytes(4).readInt32LE();
  const answers: { path: string; what: string; status: number }[] = [];
  const reached = new Set<string>();
  for (const path of await formAddresses(request)) {
    if ((await request.get(path)).status() !== 200) continue;
    const names = await fieldNames(request, [path]);
    for (const attack of doubledFields(names.length > 0 ? names : ['email'], seed)) {
      const status = await send(path, attack);
      if (status === 400) reached.add(path);
      answers.push({ path, what: attack.what, status });
    }
  }
  const examples = [
    '/nyc-internet/quiz?answers=1a-2a-3a-4a-5a',
    '/cwz/assessment',
    '/portfolios/new',
    '/follow',
  ];
  expect([...reached]).toEqual(expect.arrayContaining(examples));
  // The quiz of a section that has not launched returns a 404.
  expect(answers.filter(({ status }) => status !== 400 && status !== 404)).toEqual([]);
});

test('forms over the rate limit neither block the site nor fill its memory', async ({ request }) => {
  const from = anotherAddress();
  const paths = Array.from({ length: AT_ONCE }, () => '/contact');
  const nothing = urlEncoded('nothing', '');
  const statuses = await Promise.all(
    Array.from({ length: FORMS_PER_MINUTE }, () => send('/contact', nothing, from)),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await send('/contact', nothing, from)).toBe(429);
  const names = await fieldNames(request, ['/contact', '/ll97/calculator']);
  const allowedMs = await allowedAnswerMs(paths, from);
  for (const attack of attacks(names)) {
    const { answerMs, growth } = await worstOf(paths, attack, allowedMs, from);
    expect(answerMs, `/healthz during ${attack.what}`).toBeLessThan(allowedMs);
    expect(growth, `memory during ${attack.what}`).toBeLessThan(MAX_GROWTH);
  }
});
