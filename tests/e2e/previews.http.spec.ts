import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const FORGED = { Authorization: 'JWT forged', Cookie: 'payload-token=forged' };

test("only editors can read a draft of a page's copy, through any API", async ({ api, request }) => {
  const words = await api.readGlobal('module-browser');
  const heading = `Not yet ${randomUUID()}`;
  await api.updateGlobal('module-browser', { ...words, heading, _status: 'draft' }, { draft: true });
  try {
    const addresses = [
      '/browse-modules',
      '/browse-modules?preview=true',
      '/browse-modules.data?preview=true',
      '/api/globals/module-browser?draft=true',
      '/api/globals/module-browser?draft=true&depth=2&trash=true',
    ];
    for (const address of addresses) {
      for (const headers of [{}, FORGED]) {
        const answer = await request.get(address, { headers });
        expect(await answer.text(), address).not.toContain(heading);
      }
    }
    const versions = await request.get('/api/globals/module-browser/versions', { headers: FORGED });
    expect(versions.status()).toBe(403);
  } finally {
    await api.updateGlobal('module-browser', { ...words, _status: 'published' });
  }
});

test('visitors do not download preview code, and preview responses are not cached', async ({ request }) => {
  const page = await request.get('/?preview=true');
  expect(page.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(await page.text()).not.toContain('/assets/previews-');
  // The search page has its own cache policy.
  const search = await request.get('/search?q=boiler&preview=true');
  expect(search.headers()['cache-control']).toBe('private, no-store');
});
