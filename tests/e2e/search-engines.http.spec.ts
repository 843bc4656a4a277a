import { parseRssFeed } from 'feedsmith';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { GENERAL_PAGES } from '../support/site-routes.ts';

/** Finds the oldest article of the feed, which is seeded, because other tests publish new ones. */
async function seededArticle(request: APIRequestContext) {
  const feed = parseRssFeed(await (await request.get('/ll97/blog/feed.xml')).text());
  const item = feed.items?.at(-1);
  if (!item?.link || !item.title) throw new Error('The feed has no article.');
  return { ...item, link: item.link, title: item.title };
}

/** Loads the schema.org data of a page. */
async function loadGraph(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(json))[
    '@graph'
  ];
}

test('a blog has a feed of its newest articles and links to it', async ({ request }) => {
  const { link, categories, dc } = await seededArticle(request);
  expect(categories).toHaveLength(1);
  expect(dc?.creators).toHaveLength(1);
  for (const page of ['/ll97/blog', link]) {
    const html = await (await request.get(page)).text();
    expect(html).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/ll97\/blog\/feed.xml"/,
    );
  }
});

test('pages describe themselves in structured data', async ({ request }) => {
  const { link, title } = await seededArticle(request);
  const [article, breadcrumbs] = await loadGraph(request, link);
  expect(article).toMatchObject({ '@type': 'Article', headline: title, mainEntityOfPage: link });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((await loadGraph(request, '/')).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect((await loadGraph(request, '/help')).map((thing) => thing['@type'])).toEqual(['FAQPage']);
  expect((await loadGraph(request, '/ll97')).map((thing) => thing['@type'])).toEqual(['FAQPage']);
});

test('every "Coming Soon" page has its own title and description and is not indexed', async ({ request }) => {
  const pages = ['quiz', 'report', 'blog', 'vendor-access'].map((page) => `/nyc-plastic/${page}`);
  const htmls = await Promise.all(
    [...pages, '/ll199/report'].map(async (page) => (await request.get(page)).text()),
  );
  const found = (pattern: RegExp) => htmls.map((html) => pattern.exec(html)?.[1] ?? '');
  const titles = found(/<title>(.*?)<\/title>/);
  expect(titles.filter((title) => !/Coming Soon · .+ · Lotline$/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  const descriptions = found(/<meta name="description" content="(.*?)"/);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(new Set(found(/<meta name="robots" content="(.*?)"/))).toEqual(new Set(['noindex']));
});

test('every page has a social image', async ({ request }) => {
  const { link } = await seededArticle(request);
  const ofModule = ['/ll97', '/ll97/blog', '/ll97/vendor-access', '/ll97/newsletter', link];
  for (const page of [...GENERAL_PAGES, ...ofModule]) {
    const html = await (await request.get(page)).text();
    const [, image = ''] = /property="og:image" content="(.*?)"/.exec(html) ?? [];
    const response = await request.get(image);
    expect({ page, status: response.status() }).toEqual({ page, status: 200 });
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('an article has a generated social image, and an unknown page has none', async ({ request }) => {
  const { link } = await seededArticle(request);
  const response = await request.get(`/social-image${new URL(link).pathname}.png`);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const name of ['nothing.png', 'll97', 'll97/blog/no-such-article.png']) {
    expect((await request.get(`/social-image/${name}`)).status(), name).toBe(404);
  }
});
