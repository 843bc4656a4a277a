import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, pageTest, test } from '../support/e2e/fixtures.ts';
import type { Team } from '../support/e2e/people.ts';
import { vendorApplication } from '../support/factories.ts';

const rows = (page: Page) => page.getByRole('grid', { name: 'Submissions' }).locator('[data-key]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const preview = (page: Page) => page.locator('.inbox-preview');
const outcome = (page: Page) =>
  page.getByRole('region', { name: 'What was done' }).getByRole('status').filter({ hasText: /\S/ });

/** Visitors send messages, whose subjects begin with this. */
async function sendMessages(page: Page, subject: string, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const form = { name: 'Olive Owner', email: `${randomUUID()}@example.com`, message: 'Is it covered?' };
    await page.request.post('/contact', { form: { ...form, subject: `${subject} ${word}` } });
  }
}

async function openInbox(page: Page, team: Team): Promise<void> {
  await team.signIn(page, 'staff');
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible();
}

/** Searches with the keyboard, once the screen listens to it. */
async function search(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(text);
}

pageTest('staff work through the inbox by keyboard alone', async ({ page, team }) => {
  const subject = `Keyboard ${randomUUID().slice(0, 8)}`;
  await sendMessages(page, subject, ['one', 'two', 'three']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openInbox(page, team);
  await search(page, subject);
  await expect(rows(page)).toHaveCount(3);
  expect(page.url()).not.toContain('Keyboard');
  await page.keyboard.press('Escape');
  await expect(row(page, `${subject} one`)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowUp');
  await expect(row(page, `${subject} one`)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(preview(page).getByRole('heading', { name: `${subject} one` })).toBeFocused();
  await expect(preview(page)).toContainText('Is it covered?');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(outcome(page)).toContainText('assigned to you');
  await page.keyboard.press('n');
  await expect(page.getByLabel('Internal note')).toBeFocused();
  await page.keyboard.type('Just a note: j, k, and s.');
  await page.keyboard.press('Tab');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(preview(page).getByText('Just a note: j, k, and s.')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Answered' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`1 answered: “${subject} one”.`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(outcome(page)).toContainText(`Undone: “${subject} one”.`);
  await expect(rows(page)).toHaveCount(3);
  // The list is loaded again after Undo, which replaces the items of a menu that is open by then, and loses the focus.
  const menu = page.getByRole('menu');
  await expect(async () => {
    if (await menu.isVisible()) await menu.press('Escape');
    await row(page, `${subject} one`).focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitem', { name: 'Answered' })).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`1 answered: “${subject} one”.`);
  await expect(rows(page)).toHaveCount(2);

  await page.keyboard.press('j');
  await expect(row(page, `${subject} two`)).toBeFocused();
  // The screen writes what it shows into the URL, which cancels a navigation that has just started.
  await expect(async () => {
    if (!page.url().includes('/contact-messages/')) await page.keyboard.press('o');
    await expect(page).toHaveURL(/contact-messages\/\d+/);
  }).toPass();
  const neighbors = page.getByRole('navigation', { name: 'Inbox' });
  await expect(neighbors).toContainText('1 of 2');
  await page.keyboard.press('j');
  await expect(neighbors).toContainText('2 of 2');
  await expect(page.locator('#field-subject')).toHaveText(`${subject} three`);
  await neighbors.getByRole('link', { name: 'Inbox' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox').press(' ');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused();
});

/** Visitors send messages and feedback, from addresses of this domain. */
async function sendBoth(page: Page, domain: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) {
    const sender = { name: 'Olive Owner', email: `${randomUUID()}@${domain}` };
    const [path, form] =
      sent % 2 === 0
        ? ['/contact', { ...sender, subject: `Message ${sent}, ${domain}`, message: 'Is it covered?' }]
        : ['/feedback', { ...sender, feedbackType: 'praise', feedback: `It helped ${sent} times.` }];
    await page.request.post(path, { form });
  }
}

pageTest(
  'staff change all that match, of two kinds and beyond the page that they see',
  async ({ page, api, team }) => {
    test.slow();
    const domain = `bulk-${randomUUID().slice(0, 8)}.example.com`;
    await sendBoth(page, domain, 51);
    const closed = await api.find('contact-messages', { subject: `Message 10, ${domain}` });
    await api.update('contact-messages', closed?.id ?? 0, { status: 'closed' });
    await openInbox(page, team);
    await search(page, domain);
    await expect(page.getByText('50 submissions')).toBeVisible();
    await page.getByText('Filters').click();
    await page.getByLabel('Status').selectOption({ label: 'Any' });
    await expect(page.getByText('51 submissions, page 1 of 2')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Select all 51 that match' }).click();
    const bar = page.getByRole('region', { name: 'Selected submissions' });
    await expect(bar).toContainText('51 selected');
    await bar.getByRole('button', { name: 'Status: Set to...' }).click();
    await page.getByRole('menuitem', { name: 'Answered' }).click();
    // Each of them is a transaction.
    await expect(bar).toBeHidden({ timeout: 120_000 });
    await expect(outcome(page)).toContainText(/50 answered: “.+”, and 45 more\.\s*1 was not:/);
    await expect(outcome(page).getByRole('listitem')).toContainText(`Message 10, ${domain}: The status is`);
    await expect(row(page, 'Message 0').getByText('Answered')).toBeVisible();
  },
);

// Its clock belongs to its browser context.
test('after a change, the focus is on the next row, and the message goes unless a person is at it', async ({
  page,
  team,
}) => {
  const subject = `Message ${randomUUID().slice(0, 8)}`;
  await sendMessages(page, subject, ['one', 'two', 'three']);
  await page.clock.install();
  await openInbox(page, team);
  await search(page, subject);
  await expect(rows(page)).toHaveCount(3);
  const undo = page.getByRole('button', { name: 'Undo' });
  await row(page, `${subject} one`).focus();
  await page.keyboard.press('e');
  await expect(outcome(page)).toContainText(`1 closed: “${subject} one”.`);
  await expect(undo).toBeInViewport();
  await expect(row(page, `${subject} two`)).toBeFocused();
  await page.clock.fastForward(30_000);
  await expect(undo).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(undo).toBeHidden();

  await page.keyboard.press('e');
  await expect(outcome(page)).toContainText(`1 closed: “${subject} two”.`);
  await expect(row(page, `${subject} three`)).toBeFocused();
  await undo.hover();
  await page.clock.fastForward(60_000);
  await undo.press('Enter');
  await expect(outcome(page)).toContainText(`Undone: “${subject} two”.`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(outcome(page)).toBeHidden();
  await expect(row(page, `${subject} three`)).toBeFocused();
});

pageTest(
  'the inbox says why `e` closes no vendor application, and shows what was decided',
  async ({ page, api, team }) => {
    const companyName = `Vendor ${randomUUID().slice(0, 8)}`;
    const { contactName, servicesOffered, experience } = vendorApplication();
    const vendor = { companyName, serviceCategory: 'Legal', contactName, servicesOffered, experience };
    const form = { ...vendor, contactEmail: `${randomUUID()}@example.com` };
    await page.request.post('/ll97/vendor-access', { form });
    const id = (await api.find('vendor-applications', { companyName }))?.id ?? 0;
    await openInbox(page, team);
    await search(page, companyName);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, companyName)).toContainText(contactName);
    await expect(row(page, companyName)).toContainText(servicesOffered);
    await expect(row(page, companyName).locator('time').first()).toHaveAttribute('title', /[AP]M E[DS]T$/);
    await row(page, companyName).focus();
    await page.keyboard.press('e');
    await expect(outcome(page)).toContainText('end as Approved or Rejected: press s and choose.');

    await api.update('vendor-applications', id, { status: 'rejected', rejectionReason: 'Not in New York.' });
    const openRow = async () => {
      await page.goto('/admin/inbox?phase=any&kinds=vendor-applications');
      // The screen puts the last search back once it is ready.
      await expect(async () => {
        await page.getByRole('searchbox', { name: 'Search' }).fill(companyName);
        await expect(rows(page)).toHaveCount(1, { timeout: 2000 });
      }).toPass();
      await row(page, companyName).click();
    };
    await openRow();
    await expect(preview(page)).toContainText('Not in New York.');
    await api.update('vendor-applications', id, { status: 'inReview' });
    await api.update('vendor-applications', id, { status: 'approved' });
    await openRow();
    await preview(page).getByRole('button', { name: 'Open the partner profile' }).click();
    await expect(page.locator('#field-name')).toHaveValue(companyName);
    await openRow();
    await expect(preview(page)).toContainText('(not published yet)');
    await expect(preview(page).getByRole('link', { name: companyName })).toHaveAttribute(
      'href',
      /partners\/\d+/,
    );
    const profile = await api.findDraft('partners', { name: companyName });
    await api.remove('partners', profile?.id ?? 0);
  },
);
