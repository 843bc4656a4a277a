import { parseAtomFeed } from 'feedsmith';
import { expect, httpTest, test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const PENALTY = 'll97-penalty-per-ton';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor searches figures and deadlines by words and law', async ({ page }) => {
    await page.goto('/figures');
    const form = page.getByRole('search', { name: 'Figures and deadlines' });
    await form.getByLabel('Search').fill('metric ton over');
    await form.getByLabel('Law').selectOption({ label: 'Local Law 97' });
    await form.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/\/figures\?q=metric\+ton\+over&law=ll97/);
    const entry = page.locator(`#${PENALTY}`);
    await expect(entry).toContainText('$268');
    await expect(entry).toContainText('Admin. Code 28-320.6');
    await expect(entry).toContainText('Checked on November');
    await expect(entry.locator('a[href^="https://"]')).toBeVisible();
    await form.getByLabel('Law').selectOption({ label: 'NYC Pest Laws' });
    await form.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('status')).toContainText('No figures found');
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/figures$/);

    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    await form.getByLabel('Search').fill('emissions report');
    await form.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/kind=deadlines/);
    await expect(page.locator('#ll97-report')).toContainText(/May 1, 20\d\d/);
    await expect(page.getByRole('main')).not.toContainText('{');
  });
});

test('a page lists the sources of its figures, marks unverified ones, and links to each figure', async ({
  page,
  request,
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

  await page.goto('/laws/ll152');
  // The numbers of days in this answer are not figures.
  await expect(page.locator('dl').getByRole('link', { name: /days/ })).toHaveCount(0);
  const answer = page.getByText("What's the penalty if I don't comply?").locator('..');
  await expect(answer).toContainText('$1,500 (reported)');
  const mark = { name: /is reported, not confirmed/ };
  await answer.getByRole('link', mark).first().click();
  await expect(page).toHaveURL(/\/figures#ll152-penalty-three-family$/);
  await expect(page.locator('#ll152-penalty-three-family')).toContainText(
    'Not confirmed in a current official source',
  );
  await page.goto('/buildings/3000200029#ll152');
  await expect(page.locator('#ll152').getByRole('link', mark).first()).toHaveAttribute(
    'href',
    /^\/figures#ll152-penalty/,
  );
  expect(await (await request.get('/buildings/3000200029.json')).text()).toContain('$1,500 (reported)');
});

httpTest(
  'programs can find and fetch the figures as JSON, as CSV and as a feed of changes',
  async ({ request }) => {
    const json = await request.get('/api/v1/figures');
    const { figures } = (await json.json()) as { figures: { key: string; value: string }[] };
    expect(figures).toContainEqual(expect.objectContaining({ key: PENALTY, value: '268' }));
    const csv = await request.get('/figures.csv');
    expect((await csv.text()).split('\r\n')[0]).toContain('key,value,unit,from,to,statement,citation,link');
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
    expect(parseAtomFeed(await response.text())).toMatchObject({
      id: `${BASE_URL}/figures/changes`,
      links: [{ href: `${BASE_URL}${feed}`, rel: 'self' }, {}],
    });

    const html = await (await request.get('/figures?q=ton')).text();
    expect(html).toContain('"@type":"Dataset"');
    expect(html).toContain(`"contentUrl":"${BASE_URL}/api/v1/figures"`);
    expect(html).toContain(`<link rel="canonical" href="${BASE_URL}/figures"/>`);
  },
);
