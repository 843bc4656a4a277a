import { randomUUID } from 'node:crypto';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';
import type { AdminApi } from '../support/e2e/admin.ts';

const anAddress = () => `reader-${randomUUID()}@example.com`;

const statusOf = async (api: AdminApi, email: string): Promise<unknown> =>
  (await api.find('newsletter-subscriptions', { email }))?.status;

test('a visitor confirms a sign-up on the page that the email links to, but a link scanner does not', async ({
  page,
  api,
  request,
}) => {
  const email = anAddress();
  await page.goto('/cwz/newsletter');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your email and click the link to confirm').first()).toBeVisible();
  expect(await statusOf(api, email)).toBe('pending');

  const mail = await mailTo(email);
  expect(mail.headers.subject).toBe('Please confirm: emails from Lotline');
  expect(mail.text).toContain('- Commercial Waste Zones newsletter');
  const link = linkIn(mail, '/follow/confirm/');
  const scanned = await request.get(link);
  expect(scanned.status()).toBe(200);
  expect(scanned.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(await statusOf(api, email)).toBe('pending');

  await page.goto(link);
  await expect(page.getByText('Commercial Waste Zones newsletter')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and open my page' }).click();
  await expect(page.getByRole('status')).toContainText('Your email address is confirmed');
  await expect(
    page.getByRole('button', { name: 'Unsubscribe from the Commercial Waste Zones newsletter' }),
  ).toBeVisible();
  expect(await statusOf(api, email)).toBe('confirmed');

  await page.goto(link);
  await page.getByRole('button', { name: 'Open my page' }).click();
  await expect(page.getByRole('status')).toContainText('Your email address is confirmed');
});

test('a reader unsubscribes with the link in the email, and can sign up again', async ({
  page,
  api,
  request,
}) => {
  const email = anAddress();
  await request.post('/ll97/newsletter/sign-up', { form: { email } });
  await page.goto(linkIn(await mailTo(email), '/follow/unsubscribe/'));
  await page.getByRole('button', { name: 'Stop all emails' }).click();
  await expect(page.getByText('You won’t get any more emails from us.')).toBeVisible();
  expect(await statusOf(api, email)).toBe('unsubscribed');
  const again = await request.post('/ll97/newsletter/sign-up', { form: { email } });
  expect(await again.json()).toMatchObject({ title: 'Subscription successful!' });
  expect(await statusOf(api, email)).toBe('pending');
});
