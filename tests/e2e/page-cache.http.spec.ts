import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { articleData } from '../support/factories.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

test('a page is compressed, and is not sent again to a browser that has cached it', async ({ request }) => {
  const first = await request.get('/partners', { headers: BROWSER });
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(first.headers()['cache-control']).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/);
  const etag = first.headers().etag ?? '';
  const again = await request.get('/partners', { headers: { ...BROWSER, 'if-none-match': etag } });
  expect({ status: again.status(), text: await again.text() }).toEqual({ status: 304, text: '' });
});

test('changes to an article appear immediately on its pages, in the feed and in the sitemap', async ({
  api,
  request,
}) => {
  const title = `Kept ${randomUUID()}`;
  const slug = `kept-${randomUUID()}`;
  const addresses = [
    '/cwz/blog',
    `/cwz/blog/${slug}`,
    '/cwz/blog.data',
    '/cwz/blog/feed.xml',
    '/sitemaps/pages.xml',
  ];
  const read = () => Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  await read();
  const data = { ...(await articleData({ title, slug })), module: 'cwz', category: 'Zones' };
  const { id } = await api.create('articles', data);
  expect((await read()).map((text) => text.includes(slug))).toEqual(addresses.map(() => true));
  await api.update('articles', Number(id), { title: `${title} changed`, _status: 'published' });
  expect((await read())[1]).toContain(`${title} changed`);
  await api.remove('articles', Number(id));
  expect((await request.get(`/cwz/blog/${slug}`)).status()).toBe(404);
});

test('proxies may not cache personal pages', async ({ request }) => {
  const addresses = [
    '/ll97/report/abcdefghijklmnopqrstuv',
    '/cwz/report/abcdefghijklmnopqrstuv',
    '/newsletter/unsubscribe/abcdefghijklmnopqrstuv',
    '/ll97/calculator?from=abcdefghijklmnopqrstuv',
    '/cwz/assessment?draft=abcdefghijklmnopqrstuv',
    '/cwz/assessment?step=1',
    '/about?preview=true',
    '/admin/login',
    '/api/users/me',
  ];
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.headers()['cache-control'] ?? '', address).not.toMatch(/public|s-maxage/);
  }
});
