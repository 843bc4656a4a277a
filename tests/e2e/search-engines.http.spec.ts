import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';
import { GENERAL_PAGES } from '../support/site-routes.ts';

const ARTICLE = '/ll97/blog/annual-report-step-by-step';

/** Loads the schema.org data of a page. */
async function loadGraph(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) }).parse(JSON.parse(json))[
    '@graph'
  ];
}

test('pages describe themselves in structured data', async ({ request }) => {
  const [article, breadcrumbs] = await loadGraph(request, ARTICLE);
  expect(article).toMatchObject({ '@type': 'Article', mainEntityOfPage: `${BASE_URL}${ARTICLE}` });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((await loadGraph(request, '/')).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect((await loadGraph(request, '/help')).map((thing) => thing['@type'])).toEqual(['FAQPage']);
  expect((await loadGraph(request, '/ll97')).map((thing) => thing['@type'])).toEqual(['FAQPage']);
});

test('every page has a social image', async ({ request }) => {
  const ofModule = ['/ll97', '/ll97/blog', '/ll97/vendor-access', '/ll97/newsletter', ARTICLE];
  for (const page of [...GENERAL_PAGES, ...ofModule]) {
    const html = await (await request.get(page)).text();
    const [, image = ''] = /property="og:image" content="(.*?)"/.exec(html) ?? [];
    const response = await request.get(image);
    expect({ page, status: response.status() }).toEqual({ page, status: 200 });
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('an article has a generated social image, but an unknown page does not', async ({ request }) => {
  const response = await request.get(`/social-image${ARTICLE}.png`);
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
