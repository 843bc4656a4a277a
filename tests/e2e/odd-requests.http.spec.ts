import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { sendRaw, type RawRequest } from '../support/e2e/raw-request.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const MEBIBYTE = 1024 * 1024;

test('an odd path, query or header makes no route fail', async () => {
  const requests: RawRequest[] = [
    ...['%', '%00', '%2e%2e', '%E0%A4%A', '__proto__', "'--", 'x'.repeat(3000)].flatMap((fragment) => [
      { path: `/ll97/blog/${fragment}` },
      { path: `/partners/directory?q=${fragment}&page=${fragment}` },
      { path: `/api/articles/${fragment}` },
    ]),
    { path: '/', headers: { cookie: 'payload-token=x; cwz-draft-x=%' } },
    { path: '/ll97', headers: { accept: `text/html;${',a/b;q=0.1'.repeat(300)}`, range: 'bytes=-1,9-' } },
    { path: '/admin', headers: { rsc: '1', 'next-router-state-tree': '%' } },
  ];
  const answers = await Promise.all(requests.map(sendRaw));
  const failed = requests.filter((_, index) => (answers[index]?.status ?? 500) >= 500);
  expect(failed).toEqual([]);
});

test('a form of 1 MB is refused, and one of 3 MB is not read', async ({ request }) => {
  for (const path of ['/contact', '/ll97/calculator', '/cwz/assessment']) {
    const statusOf = async (bytes: number) =>
      (await request.post(path, { form: { name: 'x'.repeat(bytes) }, maxRedirects: 0 })).status();
    const statuses = [await statusOf(MEBIBYTE), await statusOf(3 * MEBIBYTE)];
    expect({ path, statuses }).toEqual({ path, statuses: [400, 413] });
  }
});

test('a form with a field sent twice is refused', async ({ request }) => {
  for (const path of ['/contact', '/cwz/assessment', '/portfolios/new', '/follow']) {
    const page = await (await request.get(path)).text();
    const main = page.slice(page.indexOf('<main'));
    const [, name = ''] = /<(?:input|select|textarea)[^<>]* name="([^"]+)"/.exec(main) ?? [];
    const twice = `${encodeURIComponent(name)}=1`;
    const response = await request.post(path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: `${twice}&${twice}`,
    });
    expect({ path, name, status: response.status() }).toEqual({ path, name, status: 400 });
  }
});

test('the site refuses a host with a path in it and a second host, also where a page is cached', async () => {
  // From now on it is in the page cache, which answers first.
  expect((await sendRaw({ path: '/' })).status).toBe(200);
  const twoHosts = ['Host', new URL(BASE_URL).host, 'Host', 'x.example'];
  expect((await sendRaw({ path: '/', headers: twoHosts })).status).toBe(400);
  for (const host of ['x/ll97/blog/events?', 'x/ll97/blog/events#', 'x?', 'x#', 'a@b']) {
    const requests: RawRequest[] = [
      { path: '/', headers: { host } },
      { path: '/', headers: { 'x-forwarded-host': host } },
      { path: '/ll97', headers: { host } },
    ];
    for (const request of requests) {
      const { status } = await sendRaw(request);
      expect({ ...request, status }).toEqual({ ...request, status: 400 });
    }
  }
});

test('an address in capitals leads to its one spelling, with its query', async () => {
  for (const [path, location] of [
    ['/LL97', '/ll97'],
    ['/Cwz/faq?x=Y', '/cwz/faq?x=Y'],
    ['/%63wz/report/AbC', '/cwz/report/AbC'],
    ['/cwz/FAQ', '/cwz/faq'],
    ['/LL97.data', '/ll97.data'],
    ['/LL97/QUIZ', '/ll97/quiz'],
    ['/Partners/Directory', '/partners/directory'],
  ] as const) {
    expect(await sendRaw({ path })).toMatchObject({ status: 308, headers: { location } });
  }
});
