import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openHydrated } from '../support/e2e/hydration.ts';

/** The URL that the form is sent to. */
const SIGN_UP = /newsletter\/sign-up/;

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

const toast = (page: Page, title: string) => page.locator('[data-toast]', { hasText: title });

test('the newsletter form shows errors, keeps the email address until it is stored, and confirms the sign-up', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400|503|ERR_FAILED/);
  const field = page.getByLabel('Email address');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await openHydrated(page, '/ll97/blog');
  await signUp(page, 'nobody');
  await expect(toast(page, 'Invalid email')).toContainText('Please enter a valid email address.');
  await expect(field).toHaveValue('nobody');
  expect(await api.find('newsletter-subscriptions', { email: 'nobody' })).toBeUndefined();

  const email = `reader-${randomUUID()}@example.com`;
  for (const fail of [
    (route: Route) => route.fulfill({ status: 503, body: '' }),
    (route: Route) => route.abort(),
  ]) {
    await page.route(SIGN_UP, fail, { times: 1 });
    await signUp(page, email);
    await expect(subscribe).toBeEnabled();
    const failed = toast(page, 'Subscription failed');
    await expect(failed).toContainText('An error occurred. Please try again later.');
    await expect(field).toHaveValue(email);
  }

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SIGN_UP, async (route) => {
    await held;
    await route.continue();
  });
  await signUp(page, email.toUpperCase());
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  release();
  const confirmed = toast(page, 'Subscription successful!');
  await expect(confirmed).toContainText('Thank you for subscribing to our newsletter. Check your email');
  const header = await page.getByRole('banner').boundingBox();
  await expect(confirmed).toBeInViewport();
  await expect
    .poll(async () => (await confirmed.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? Infinity);
  await expect(field).toHaveValue('');
  await expect(subscribe).toBeEnabled();
  expect(await api.find('newsletter-subscriptions', { email })).toMatchObject({ source: 'll97_blog' });
});
