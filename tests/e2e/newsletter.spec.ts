import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

const anAddress = () => `reader-${randomUUID()}@example.com`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const toast = (page: Page, title: string) => page.locator('[data-toast]', { hasText: title });

test.beforeEach(async ({ page }) => {
  await page.goto('/ll97/blog');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('signing up for a newsletter stores the email, confirms it, and clears the field', async ({
  page,
  api,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = () => resolve();
  });
  await page.route(/newsletter\/sign-up/, async (route) => {
    await held;
    await route.continue();
  });
  const email = anAddress();
  await signUp(page, email.toUpperCase());
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  release();
  await expect(toast(page, 'Subscription successful!')).toContainText(
    'Thank you for subscribing to our newsletter. Check your email',
  );
  const header = await page.getByRole('banner').boundingBox();
  await expect(toast(page, 'Subscription successful!')).toBeInViewport();
  await expect
    .poll(async () => (await toast(page, 'Subscription successful!').boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? Infinity);
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(await api.find('newsletter-subscriptions', { email })).toMatchObject({ source: 'll97_blog' });
});

test('an invalid email is rejected, stays in the field, and is not stored', async ({
  page,
  consoleWatch,
  api,
  request,
}) => {
  consoleWatch.allow(/400/);
  await signUp(page, 'nobody');
  await expect(toast(page, 'Invalid email')).toContainText('Please enter a valid email address.');
  await expect(page.getByLabel('Email address')).toHaveValue('nobody');
  const response = await request.post('/ll97/newsletter/sign-up', { form: { email: 'nobody' } });
  expect(response.status()).toBe(400);
  expect(await api.find('newsletter-subscriptions', { email: 'nobody' })).toBeUndefined();
});

test('the page stays and shows a toast when the server fails or the connection is lost', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/503|ERR_FAILED/);
  for (const fail of [
    (route: Route) => route.fulfill({ status: 503, body: '' }),
    (route: Route) => route.abort(),
  ]) {
    await page.route(/newsletter\/sign-up/, fail);
    const email = anAddress();
    await signUp(page, email);
    await expect(toast(page, 'Subscription failed')).toContainText(
      'An error occurred. Please try again later.',
    );
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local Law 97 Resources & Insights');
    await page.unrouteAll();
    await page.reload();
  }
});
