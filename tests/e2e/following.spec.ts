import { randomUUID } from 'node:crypto';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { lastMailTo, linkIn, mailTo } from '../support/e2e/outbox.ts';

const BUILDING = '/buildings/1008350041';
const ADDRESS = '350 5th Avenue, Manhattan';

const anAddress = () => `owner-${randomUUID()}@example.com`;

test('an owner follows a building, confirms it, changes what they get, and stops it', async ({
  page,
  request,
}) => {
  const email = anAddress();
  await page.goto(BUILDING);
  await page.getByRole('region', { name: 'Follow this building' }).getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page).toHaveURL('/follow/check-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByText(`We wrote to ${email}. Not yours?`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change it' })).toHaveAttribute(
    'href',
    /^\/follow\?kind=building&subject=1008350041/,
  );

  const mail = await mailTo(email);
  expect(mail.text).toContain(`- ${ADDRESS}`);
  const link = linkIn(mail, '/follow/confirm/');
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText(ADDRESS)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status')).toContainText('Your email address is confirmed');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('link', { name: ADDRESS, exact: true })).toHaveAttribute('href', BUILDING);
  await expect(page.getByText('Next:')).toBeVisible();

  await page
    .getByText('Emails 30 and 7 days before, when something changes, and when the city’s record changes')
    .click();
  await page.getByLabel('60 days before each date').check();
  await page.getByLabel('Once a month: your next 90 days').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Your choices are saved');
  await expect(
    page.getByText(
      'Emails 60, 30, and 7 days before, once a month, when something changes, and when the city’s record changes',
    ),
  ).toBeVisible();

  await page.getByRole('button', { name: `Stop following ${ADDRESS}` }).click();
  await expect(page.getByText("You don't follow anything yet.")).toBeVisible();
  await page.getByRole('button', { name: `Undo stopping ${ADDRESS}` }).click();
  await expect(page.getByRole('status')).toContainText('You follow it again');
  await expect(page.getByRole('button', { name: `Stop following ${ADDRESS}` })).toBeVisible();
});

test('a follower adds a law, gets one calendar, replaces secret URLs, and erases everything', async ({
  page,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  const email = anAddress();
  await page.goto('/laws/ll152');
  await page.getByRole('link', { name: 'Follow this law' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.goto(linkIn(await mailTo(email), '/follow/confirm/'));
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.getByRole('button', { name: 'Create a calendar' }).click();
  const subscription = await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href');
  const calendar = subscription?.replace(/^webcal:\/\/[^/]+/, '') ?? '';
  const file = await request.get(calendar);
  expect(file.status()).toBe(200);
  expect(file.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(await file.text()).toContain('UID:deadline-ll152-');
  await page.getByRole('button', { name: 'Replace its address' }).click();
  await expect(page.getByRole('status')).toContainText('new link');
  expect((await request.get(calendar)).status()).toBe(404);

  const old = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Replace this address' }).click();
  await expect(page.getByRole('status')).toContainText('This is the new address of your page');
  const current = new URL(page.url()).pathname;
  expect(current).not.toBe(old);
  expect((await request.get(old)).status()).toBe(404);
  const mail = await lastMailTo(email, 3);
  expect(linkIn(mail, '/follow/')).toBe(current);

  await page.getByRole('link', { name: 'Erase my data' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page).toHaveURL('/follow/erased');
  expect((await request.get(current)).status()).toBe(404);
});

test('following a module without choosing any emails shows an error and keeps the email address', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  await page.goto('/ll97');
  await page.getByRole('link', { name: 'Get reminders by email' }).click();
  await page.getByLabel('Email address').fill('someone@example.com');
  for (const name of [
    '30 days before each date',
    '7 days before each date',
    'When a law begins to apply, or a city list, an amount, or a date changes',
  ]) {
    await page.getByLabel(name).uncheck();
  }
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('Choose at least one kind of email')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('someone@example.com');
});
