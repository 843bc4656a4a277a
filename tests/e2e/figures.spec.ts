import { randomUUID } from 'node:crypto';
import { parseAtomFeed } from 'feedsmith';
import { expect, test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

const PENALTY = 'll97-penalty-per-ton';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('figures are found by words, law and source, with their value, source and check date', async ({
    page,
  }) => {
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
  });

  test('deadlines are a list of their own, in which a search stays', async ({ page }) => {
    await page.goto('/figures');
    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    const form = page.getByRole('search', { name: 'Figures and deadlines' });
    await form.getByLabel('Search').fill('emissions report');
    await form.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/kind=deadlines/);
    await expect(page.locator('#ll97-report')).toContainText(/May 1, 20\d\d/);
    await expect(page.getByRole('main')).not.toContainText('{');
  });
});

test('a link to a figure opens its law, which is closed until then', async ({ page }) => {
  await page.goto('/figures');
  const entry = page.locator(`#${PENALTY}`);
  await expect(entry).toBeHidden();
  await page.goto(`/figures#${PENALTY}`);
  await expect(entry).toBeVisible();
});

test('an amount that is not verified is marked where visitors decide by it, and leads to its figure', async ({
  page,
  request,
}) => {
  await page.goto('/laws/ll152');
  // The days in this answer are no amounts.
  await expect(page.locator('dl').getByRole('link', { name: /days/ })).toHaveCount(0);
  const answer = page.getByText('What does it cost to miss it?').locator('..');
  await expect(answer).toContainText('$1,500 (reported)');
  await answer
    .getByRole('link', { name: /is reported, not confirmed/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/figures#ll152-penalty-three-family$/);
  await expect(page.locator('#ll152-penalty-three-family')).toContainText(
    'Not confirmed in a current official source',
  );
  await page.goto('/buildings/3000200029');
  await expect(
    page
      .locator('#ll152')
      .getByRole('link', { name: /is reported, not confirmed/ })
      .first(),
  ).toHaveAttribute('href', /^\/figures#ll152-penalty/);
  const json = await (await request.get('/buildings/3000200029.json')).text();
  expect(json).toContain('$1,500 (reported)');
});

test('a page names the sources of its figures, and leads to all of them', async ({ page }) => {
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
});

test('a page that uses no figure of the law has no Sources line', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('[data-sources]')).toHaveCount(0);
});

test('programs get the figures as JSON and CSV, which they ask for again only when something changed', async ({
  request,
}) => {
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
});

test('the page of changes leads to its feed', async ({ page, request }) => {
  await page.goto('/figures/changes');
  const link = page.getByRole('link', { name: 'Follow the feed' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/atom+xml');
  expect(parseAtomFeed(await response.text())).toMatchObject({
    id: `${BASE_URL}/figures/changes`,
    links: [{ href: `${BASE_URL}/figures/changes.xml`, rel: 'self' }, {}],
  });
});

test('a new value of a figure is in the files and among the changes once it is published', async ({
  page,
  request,
  api,
}) => {
  const key = `test-${randomUUID().slice(0, 8)}`;
  const source = await api.find('sources', { key: 'll97-violations' });
  const figure = await api.create('figures', {
    key,
    name: key,
    kind: 'money',
    module: 'll97',
    source: source?.id,
    certainty: 'verified',
    statement: 'A figure of the tests.',
    citation: 'Section 1',
    checkedOn: '2026-11-22',
    values: [{ value: '10' }],
    _status: 'published',
  });
  try {
    const values = [{ value: '10' }, { from: '2090-01-01', value: '12.50' }];
    await api.update('figures', figure.id, { values, _status: 'published' });
    await expect(async () => {
      const figure = (await (await request.get(`/api/v1/figures/${key}`)).json()) as { history: object[] };
      expect(figure.history).toMatchObject([
        { value: '10', to: '2089-12-31' },
        { value: '12.50', from: '2090-01-01' },
      ]);
    }).toPass();
    await page.goto('/figures/changes');
    const change = page.getByRole('listitem').filter({ hasText: key });
    await expect(change).toContainText('$12.50 instead of $10, from January 1, 2090.');
    await change.getByRole('link', { name: key }).click();
    await expect(page.locator(`#${key}`)).toContainText('From January 1, 2090: $12.50');
  } finally {
    await api.remove('figures', figure.id);
  }
});

test('search engines are told of the data', async ({ request }) => {
  const html = await (await request.get('/figures?q=ton')).text();
  expect(html).toContain('"@type":"Dataset"');
  expect(html).toContain(`"contentUrl":"${BASE_URL}/api/v1/figures"`);
  expect(html).toContain(`<link rel="canonical" href="${BASE_URL}/figures"/>`);
});
