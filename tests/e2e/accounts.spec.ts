import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';

test('an invited user can set a password and sign in, but can no longer sign in once deactivated', async ({
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

  const link = linkIn(await mailTo(email), '/admin/reset/');

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
  // The form redirects to /admin, but on a busy machine the redirect may take longer than a test can wait.
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

  const { id = 0 } = (await api.find('users', { email })) ?? {};
  await api.update('users', id, { isDeactivated: true });
  await own.goto('/admin');
  await expect(own).toHaveURL(/\/admin\/login/);
  await signIn();
  await expect(own.getByText('This account is deactivated. Ask an admin.').first()).toBeVisible();
  await context.close();
});
