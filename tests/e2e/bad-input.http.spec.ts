import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { sendRaw, type RawRequest } from '../support/e2e/raw-request.ts';

const MEBIBYTE = 1024 * 1024;

const addresses: [string, number][] = [
  ['/ll97/blog/%00', 400],
  ['/ll97/blog/no-such-article', 404],
  ['/laws/ll0', 404],
  ['/ll97/blog?q=%00', 400],
  ['/ll97/blog?page=99999999999999999999', 404],
  ['/ll97/blog?page=1&page=2', 200],
  [`/ll97/blog/${'x'.repeat(2000)}`, 404],
  [`/ll97/blog/${'x'.repeat(3000)}`, 400],
  ['/ll97//blog', 400],
  ['/%E0%A4%A', 400],
  ['/ll97/blog/..%2f..%2fetc%2fpasswd', 400],
  ["/ll97/blog?q='%3B drop table articles%3B--", 200],
];

test('a bad path or query gets the right status', async ({ request }) => {
  for (const [address, status] of addresses) {
    const response = await request.get(address);
    expect({ address, status: response.status() }).toEqual({ address, status });
  }
});

test('odd paths, queries and headers do not make any route fail', async () => {
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

test('a 1 MB form gets a 400, and a 3 MB form gets a 413', async ({ request }) => {
  for (const path of ['/contact', '/ll97/calculator', '/cwz/assessment']) {
    const statusOf = async (bytes: number) =>
      (await request.post(path, { form: { name: 'x'.repeat(bytes) }, maxRedirects: 0 })).status();
    const statuses = [await statusOf(MEBIBYTE), await statusOf(3 * MEBIBYTE)];
    expect({ path, statuses }).toEqual({ path, statuses: [400, 413] });
  }
});

test('a form with a repeated field gets a 400', async ({ request }) => {
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

test('a request body that is not a form gets a 400', async ({ request }) => {
  for (const address of ['/ll97/newsletter/sign-up', '/ll97?index', '/contact']) {
    expect((await request.post(address, { data: { email: 'a@example.com' } })).status()).toBe(400);
  }
});

test('pages reject methods other than GET and POST', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    for (const address of ['/', '/ll97/blog', '/contact']) {
      const status = (await request.fetch(address, { method })).status();
      expect({ method, address, status }).toEqual({ method, address, status: 405 });
    }
  }
});
