import { parseRssFeed } from 'feedsmith';
import type { APIRequestContext } from '@playwright/test';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

/** The articles in the feed. */
const itemsOf = async (request: APIRequestContext) =>
  parseRssFeed(await (await request.get('/ll97/blog/feed.xml')).text()).items ?? [];

test('the sitemap lists pages, each of which is there', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(index).toContain(`<loc>${BASE_URL}/sitemaps/pages.xml</loc>`);
  const response = await request.get('/sitemaps/pages.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/', '/help/getting-started', '/ll97', '/ll97/blog'].map((path) => BASE_URL + path),
    ),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 200 });
  }
});

test('a feed shows a new article, whatever is in its title, and no draft', async ({ request, api }) => {
  const { id: _id, ...data } = (await api.find('articles', { module: 'll97' })) ?? { id: 0 };
  const title = 'Boilers & <Sons> ]]> again';
  const published = {
    ...data,
    title,
    slug: 'feed-and-sons',
    publishedAt: '2099-01-01T12:00:00.000Z',
    _status: 'published',
  };
  const article = await api.create('articles', published);
  const draft = await api.create('articles', { ...published, slug: 'feed-draft', _status: 'draft' });
  const [newest] = await itemsOf(request);
  expect(newest).toMatchObject({ title, link: `${BASE_URL}/ll97/blog/feed-and-sons` });
  expect(await (await request.get('/sitemaps/pages.xml')).text()).not.toContain('feed-draft');
  await api.remove('articles', article.id);
  await api.remove('articles', draft.id);
  expect((await itemsOf(request)).map((item) => item.title)).not.toContain(title);
});

test('a blog has a feed and is in the sitemap only while it is open', async ({ request, api }) => {
  const cwz = await api.find('modules', { slug: 'cwz' });
  const sections = cwz?.sections as Record<string, string>;
  const setBlog = (blog: string) => api.update('modules', cwz?.id ?? 0, { sections: { ...sections, blog } });
  const seen = async () => ({
    feed: (await request.get('/cwz/blog/feed.xml')).status(),
    isNamed: (await (await request.get('/cwz/blog')).text()).includes('/cwz/blog/feed.xml'),
    isListed: (await (await request.get('/sitemaps/pages.xml')).text()).includes('/cwz/blog'),
  });
  await setBlog('live');
  expect(await seen()).toEqual({ feed: 200, isNamed: true, isListed: true });
  await setBlog('comingSoon');
  expect(await seen()).toEqual({ feed: 404, isNamed: false, isListed: false });
  await setBlog(sections.blog ?? 'comingSoon');
});
