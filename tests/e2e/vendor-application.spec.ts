import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { applyAsVendor } from '../support/e2e/inbox.ts';

const aCompany = () => `Boiler ${randomUUID().slice(0, 8)}`;

async function fillIn(page: Page, companyName: string): Promise<void> {
  await page.getByLabel('Company name').fill(companyName);
  await page.getByLabel('Service category').selectOption('Engineering');
  await page.getByLabel('Contact name').fill('Ada Boiler');
  await page.getByLabel('Contact email').fill('Ada@Example.com');
  await page.getByLabel('Company website').fill('example.com');
  await page.getByLabel('Services offered').fill('Audits and retrofits.');
  await page.getByLabel('Experience with Local Law 97').fill('Forty buildings.');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

test('the form submits text that was typed before the scripts loaded', async ({ page, api }) => {
  const companyName = aCompany();
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/ll97?for=providers', { waitUntil: 'commit' });
  await fillIn(page, companyName);
  await page.getByLabel('Send me an affiliate discount code').check();
  arrive();
  await page.getByLabel('Company name').focus();
  await hydrated(page);
  await expect(page.getByLabel('Company name')).toHaveValue(companyName);
  await expect(page.getByLabel('Service category')).toHaveValue('Engineering');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  expect(await api.find('vendor-applications', { companyName })).toMatchObject({
    requestsDiscountCode: true,
  });
});

test('the form sends nothing before the visitor submits it', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.route(/\/assets\/check-.*\.js$/, () => undefined);
  await page.goto('/ll97/vendor-access');
  await hydrated(page);
  await fillIn(page, aCompany());
  await page.getByLabel('Contact email').fill('nobody');
  await page.getByLabel('Contact email').blur();
  await page.getByLabel('Company name').fill('');
  await page.getByLabel('Company name').blur();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  expect(posts).toEqual([]);
});

test('nothing moves while a panel list loads, so no click misses its target', async ({ page, team }) => {
  await applyAsVendor(page.request, aCompany());
  await team.signIn(page, 'staff');
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      moved.push(...shifts.map(({ value }) => value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/admin/collections/vendor-applications');
  await expect(page.locator('.template-default--nav-animate')).toBeVisible();
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.1);
});
