import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { lastMailTo, linkIn, mailTo } from '../support/e2e/outbox.ts';

const SAVED = /updated successfully/i;

test('an invited user sets a password and signs in, but not after the account is deactivated', async ({
  browser,
  page,
  api,
  team,
  consoleWatch,
}) => {
  consoleWatch.allow(/403/);
  await team.signIn(page, 'admin');
  await page.goto('/admin/collections/users');
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0);
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const form = page.getByRole('form', { name: 'Invite someone' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption('Staff');
  await expectAccessible(page, '.invitation');
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(form.getByRole('status')).toHaveText(
    `${name} has an account now, and gets an email to set a password.`,
  );

  await mailTo(email);
  const account = `/admin/collections/users/${(await api.find('users', { email }))?.id}`;
  await page.goto(account);
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const link = linkIn(await lastMailTo(email, 2), '/admin/reset/');

  const context = await browser.newContext();
  const own = await context.newPage();
  const password = randomUUID();
  // When Payload finds that nobody is signed in, it clears the form's state, but not its fields:
  // https://github.com/payloadcms/payload/issues/18220.
  const known = own.waitForResponse(/\/api\/users\/me/);
  await own.goto(link);
  await known;
  await expect(async () => {
    for (const label of ['New Password', 'Confirm Password']) {
      await own.getByLabel(label).fill('');
      await own.getByLabel(label).fill(password);
    }
    const saved = own.waitForResponse(/\/api\/users\/reset-password/, { timeout: 5000 });
    await own.getByRole('button', { name: /^Set your password/ }).click();
    expect((await saved).ok()).toBe(true);
  }).toPass();
  // The form redirects there, but on a busy machine that may take longer than a test can wait.
  await own.goto('/admin');
  await expect(own).toHaveURL(/\/admin$/);
  const signedOut = own.waitForResponse(/\/api\/users\/logout/);
  await own.goto('/admin/logout');
  await signedOut;
  const signIn = async () => {
    await own.goto('/admin/login');
    await own.getByLabel('Email').fill(email);
    await own.getByLabel('Password').fill(password);
    await own.getByRole('button', { name: 'Login' }).click();
  };
  await signIn();
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(own).toHaveURL(/\/admin$/);

  await page.goto(account);
  await expect(page.getByText('Last sign-in')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the invitation again' })).toHaveCount(0);
  await page.getByLabel('Deactivated').check();
  await page.locator('#action-save').click();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await own.goto('/admin');
  await expect(own).toHaveURL(/\/admin\/login/);
  await signIn();
  await expect(own.getByText('This account is deactivated. Ask an admin.').first()).toBeVisible();
  await context.close();

  await page.goto('/admin/collections/changes');
  await expect(
    page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Deactivated' }),
  ).toBeVisible();
});
