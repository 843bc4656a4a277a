import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { dayInNewYork } from '#law/days.ts';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { openForm } from '../support/e2e/panel.ts';

test('staff snooze a message, notify a colleague, and request an erasure', async ({
  browser,
  page,
  api,
  team,
}) => {
  const subject = `Team ${randomUUID().slice(0, 8)}`;
  const visitor = await browser.newContext();
  const form = { name: 'Ada', email: `${randomUUID()}@example.com`, subject, message: 'Please wait.' };
  expect((await visitor.request.post('/contact', { form, maxRedirects: 0 })).status()).toBe(302);
  const me = await team.signIn(page, 'staff');
  const colleague = { email: `${randomUUID()}@example.com`, name: `Bea ${randomUUID().slice(0, 8)}` };
  await api.addUser({ ...colleague, password: randomUUID(), role: 'staff' });

  const message = await api.find('contact-messages', { subject });
  const address = `/admin/collections/contact-messages/${message?.id}`;
  await openForm(page, address);
  const day = dayInNewYork(addDays(new Date(), 3));
  await page.getByLabel('Snoozed until').fill(day);
  await page.locator('#action-save').click();
  const history = page.getByRole('region', { name: 'Notes and history' });
  await expect(history).toContainText('Snoozed until set to');

  await page.getByLabel('Internal note').fill('Can you call them?');
  await page.getByLabel('Notify a colleague by email').selectOption(colleague.name);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(history.getByRole('listitem').first()).toContainText(`notified ${colleague.name}`);
  const mail = await mailWith(colleague.email, /mentioned you/);
  expect(mail.headers.subject).toContain(`${me.name} mentioned you: Contact message `);
  expect(mail.text).toContain(address);

  const erasure = page.getByRole('region', { name: 'Erasure' });
  await erasure.getByRole('button', { name: 'Request erasure' }).click();
  await expect(erasure.getByRole('textbox')).toBeFocused();
  await erasure.getByRole('textbox').fill('By phone.');
  await erasure.getByRole('button', { name: 'Send the request' }).click();
  await expect(erasure).toContainText(`Requested by ${me.name}`);

  const row = page.getByRole('grid', { name: 'Submissions' }).locator('[data-key]', { hasText: subject });
  const view = (name: RegExp) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await page.goto('/admin/inbox');
  await page.getByRole('searchbox', { name: 'Search' }).fill(subject);
  await view(/^Snoozed/).click();
  await expect(row).toBeVisible();
  await view(/^Open/).click();
  await expect(view(/^Open/)).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCount(0);
});

test('staff read the report of the inbox, and save it', async ({ page, team }) => {
  await team.signIn(page, 'staff');
  await page.goto('/admin/inbox-report');
  await expect(page.getByRole('heading', { name: 'Inbox report' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^inbox-report-.*\.csv$/);
});
