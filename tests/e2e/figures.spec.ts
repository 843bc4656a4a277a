import { parseAtomFeed } from 'feedsmith';
import { expect, httpTest, test } from '../support/e2e/fixtures.ts';
import { plainTest } from '../support/e2e/plain-page.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const PENALTY = 'll97-penalty-per-ton';

plainTest('a visitor searches figures and deadlines by words and law', async ({ plainPage: page }) => {
  await page.open('/figures');
  page.fill({ Search: 'metric ton over', Law: 'Local Law 97' });
  await page.press('Show');
  expect(page.url).toMatch(/^\/figures\?q=metric\+ton\+over&law=ll97/);
  const entry = page.one(`#${PENALTY}`);
  expect(page.text(entry)).toMatch(/\$268.*Admin\. Code 28-320\.6.*Checked on November/);
  page.one('a[href^="https://"]', undefined, entry);
  page.set('Law', 'NYC Pest Laws');
  await page.press('Show');
  expect(page.text()).toContain('No figures found');
  await page.follow('Show all');
  await page.follow('Deadlines', page.main);
  page.set('Search', 'emissions report');
  await page.press('Show');
  expect(page.url).toContain('kind=deadlines');
  expect(page.text(page.one('#ll97-report'))).toMatch(/May 1, 20\d\d/);
  expect(page.text()).not.toContain('{');
});

test('a page lists the sources of its figures, and a link to a figure opens its law in the list', async ({
  page,
}) => {
  await page.goto('/ll97');
  const sources = page.locator('[data-sources]');
  await sources.getByText(/^Sources \(\d+\)$/).click();
  await expect(sources.getByRole('link', { name: /28-320\.6/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
  await expect(sources).toContainText(/Last checked \w+ \d+, 20\d\d\./);
  await sources.getByRole('link', { name: 'All figures' }).click();
  await expect(page).toHaveURL(/\/figures$/);
  // A law is collapsed until a link points to one of its figures.
  await expect(page.locator(`#${PENALTY}`)).toBeHidden();
  await page.goto(`/figures#${PENALTY}`);
  await expect(page.locator(`#${PENALTY}`)).toBeVisible();
});

plainTest('a page marks unverified figures and links to them', async ({ plainPage: page }) => {
  const mark = /is reported, not confirmed/;
  await page.open('/buildings/3000200029');
  expect(page.hrefOf(mark, page.one('#ll152'))).toMatch(/^\/figures#ll152-penalty/);
  await page.open('/laws/ll152');
  // The numbers of days in this answer are not figures.
  expect(page.all('dl a', /days/)).toHaveLength(0);
  expect(page.text()).toMatch(/What's the penalty if I don't comply\?.*\$1,500 \(reported\)/);
  await page.follow(mark, page.main);
  expect(page.url).toBe('/figures#ll152-penalty-three-family');
  expect(page.text(page.target)).toContain('Not confirmed in a current official source');
});

httpTest(
  'programs can find the figures, and fetch them and their changes unless they have them',
  async ({ request }) => {
    const [json, csv] = [await request.get('/api/v1/figures'), await request.get('/figures.csv')];
    for (const file of [json, csv]) {
      const { etag = '', ...headers } = file.headers();
      expect(headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Accept-Encoding' });
      expect(headers['cache-control']).toMatch(/s-maxage=|^public, max-age=300$/);
      const again = await request.get(file.url(), { headers: { 'if-none-match': etag } });
      expect(again.status()).toBe(304);
    }

    const feed = '/figures/changes.xml';
    expect(await (await request.get('/figures/changes')).text()).toContain(`href="${feed}"`);
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    expect(parseAtomFeed(await response.text())).toMatchObject({ id: `${BASE_URL}/figures/changes` });

    const html = await (await request.get('/figures?q=ton')).text();
    expect(html).toContain('"@type":"Dataset"');
    expect(html).toContain(`"contentUrl":"${BASE_URL}/api/v1/figures"`);
    expect(html).toContain(`<link rel="canonical" href="${BASE_URL}/figures"/>`);
  },
);
