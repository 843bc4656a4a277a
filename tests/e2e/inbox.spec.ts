import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { expect, expectAccessible, pageTest as test } from '../support/e2e/fixtures.ts';
import {
  applyAsVendor,
  findInInbox,
  outcome,
  pane,
  row,
  rows,
  sendMessage,
  view,
  setStatus,
} from '../support/e2e/inbox.ts';
import { endUndo, mailTo, mailWith } from '../support/e2e/outbox.ts';
import { openMember } from '../support/e2e/people.ts';
import { choose, publish } from '../support/e2e/panel.ts';

// The browser logs each 4xx response to its console.
test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (400|409)/));

const ownName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

async function sendThree(page: Page, subject: string): Promise<void> {
  for (const word of ['one', 'two', 'three']) await sendMessage(page.request, `${subject} ${word}`);
}

test('staff take a vendor application from submission to approval and a listing with a logo', async ({
  browser,
  page,
  api,
  team,
}) => {
  test.slow();
  const companyName = ownName('Triage');
  const visitor = await browser.newContext();
  const contactEmail = await applyAsVendor(visitor.request, companyName);
  await mailTo(contactEmail);
  const me = await team.signIn(page, 'staff');
  await findInInbox(page, companyName, 1);
  await view(page, /^Unassigned/).click();
  await row(page, companyName).click();
  await expect(pane(page)).toContainText(contactEmail);
  await pane(page).getByRole('button', { name: 'Status: New' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['In review', 'Rejected (emails the sender)']);
  await page.getByRole('menuitem', { name: 'In review' }).click();
  const history = page.getByRole('region', { name: 'Notes and history' });
  await expect(history).toContainText('Status changed from “New” to “In review”');
  await expect(history).toContainText(`Assignee set to “${me.name}”`);

  await pane(page).getByRole('link', { name: 'Open full page' }).click();
  await expect(page.locator('#field-companyName')).toHaveText(companyName);
  await page.getByLabel('Internal note').fill('The license is valid until 2028.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('The license is valid until 2028.');
  await setStatus(page, /^Approved/);
  const dialog = page.getByRole('dialog', { name: '“approved”: the sender gets an email' });
  await expect(dialog).toContainText(contactEmail);
  await dialog.getByRole('button', { name: 'Set to “approved” and send' }).click();
  await expect(outcome(page)).toContainText('The email waits 30 seconds.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pane(page).getByRole('button', { name: 'Status: In review' })).toBeVisible();
  await setStatus(page, /^Approved/);
  await page.getByRole('button', { name: 'Set to “approved” and send' }).click();
  await expect(outcome(page)).toContainText('The email waits 30 seconds.');
  await endUndo(contactEmail);
  await mailWith(contactEmail, 'Your application has been approved');

  await page.getByRole('button', { name: 'Open the partner profile' }).click();
  await expect(page).toHaveURL(/collections\/partners\/\d+/);
  await expect(page.locator('#field-name')).toHaveValue(companyName);
  await choose(page, 'partnerType', 'Consultants');
  await page.locator('#field-logo').getByRole('button', { name: 'Create New' }).click();
  const drawer = page.locator('.drawer--is-open');
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f4b942' } })
    .png()
    .toBuffer();
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: `${randomUUID()}.png`, mimeType: 'image/png', buffer: png });
  await drawer.locator('#field-alt').fill('A yellow sign.');
  await drawer.locator('#action-save').click();
  await expect(page.locator('#field-logo')).toContainText('.webp');
  const slug = companyName.toLowerCase().replaceAll(' ', '-');
  await publish(page, async () => (await visitor.request.get(`/partners/${slug}`)).ok());
  const profile = await api.find('partners', { slug });
  expect(profile).toMatchObject({
    _status: 'published',
    vendorApplication: { companyName },
    logo: { alt: 'A yellow sign.' },
  });
  await api.remove('partners', profile?.id ?? 0);
  await visitor.close();
});

test('staff work through the inbox by keyboard alone', async ({ page, team }) => {
  const subject = ownName('Keyboard');
  await sendThree(page, subject);
  await page.setViewportSize({ width: 1280, height: 900 });
  await team.signIn(page, 'staff');
  await page.goto('/admin/inbox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type(subject);
  await expect(rows(page)).toHaveCount(3);
  expect(page.url()).not.toContain('Keyboard');
  await page.keyboard.press('Escape');
  await expect(row(page, `${subject} one`)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowUp');
  await expect(row(page, `${subject} one`)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('heading', { name: `${subject} one` })).toBeFocused();
  await expect(pane(page)).toContainText('Is it covered?');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(outcome(page)).toContainText('Assigned to you');
  await page.keyboard.press('n');
  await expect(page.getByLabel('Internal note')).toBeFocused();
  await page.keyboard.type('Just a note: j, k, and s.');
  await page.keyboard.press('Control+Enter');
  await expect(pane(page).getByText('Just a note: j, k, and s.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Answered' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`Answered: “${subject} one”.`);
  // The next row takes the place of the answered one, in the list and in the pane.
  await expect(pane(page).getByRole('heading', { name: `${subject} two` })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(outcome(page)).toContainText(`Undone: “${subject} one”.`);
  await expect(rows(page)).toHaveCount(3);

  await row(page, `${subject} three`).focus();
  await page.keyboard.press('e');
  await expect(outcome(page)).toContainText(`Closed: “${subject} three”.`);
  await expect(row(page, `${subject} two`)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox').press(' ');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).not.toBeFocused();
});

test('keyboard shortcuts act on the submission in the pane, even while the server is slow', async ({
  page,
  api,
  team,
}) => {
  test.slow();
  const subject = ownName('Slow');
  await sendThree(page, subject);
  await team.signIn(page, 'staff');
  await findInInbox(page, subject, 3);
  await page.route(/\/api\/(inbox|submissions)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const heading = (word: string) => pane(page).getByRole('heading', { name: `${subject} ${word}`, level: 2 });
  await row(page, `${subject} one`).focus();
  await page.keyboard.press('Enter');
  await expect(pane(page)).toContainText('Is it covered?');
  await page.keyboard.press('z');
  await expect(page.getByRole('menuitem', { name: 'Monday' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(outcome(page)).toContainText(/Snoozed until \w+, \w+ \d+: “/);
  await expect(heading('two')).toBeVisible();
  // Press the keys right away, before the pane has loaded the rest of the submission.
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await expect(page.getByLabel('Internal note')).toBeFocused();
  await page.keyboard.type('For the second.');
  await page.keyboard.press('Control+Enter');
  await expect(pane(page).getByText('For the second.')).toBeVisible();
  await expect(heading('two')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(heading('three')).toBeVisible();
  await page.keyboard.press('!');
  await expect(outcome(page)).toContainText(`Marked as spam: “${subject} three”.`);

  const stored = async (word: string) => api.find('submissions', { title: `${subject} ${word}` });
  const [one, two, three] = [await stored('one'), await stored('two'), await stored('three')];
  expect(one).toMatchObject({ status: 'new', snoozedUntil: expect.anything(), assignee: null });
  expect(two).toMatchObject({ status: 'closed', snoozedUntil: null, isSpam: false });
  expect(two?.assignee).toBeTruthy();
  expect(three).toMatchObject({ status: 'new', isSpam: true, assignee: null });
  expect(await api.find('notes', { submission: two?.id ?? 0 })).toMatchObject({ text: 'For the second.' });
  expect(await api.find('notes', { submission: one?.id ?? 0 })).toBeUndefined();
});

test('staff assign, reply with a template, mention a colleague, and reject a vendor by keyboard', async ({
  page,
  api,
  team,
}) => {
  test.slow();
  const colleague = await openMember('staff', api);
  const name = ownName('Yes');
  const template = await api.create('reply-templates', {
    name,
    subject: 'Hello',
    body: 'Hello {name}, yes.',
  });
  const title = ownName('Shortcut');
  await sendThree(page, title);
  await applyAsVendor(page.request, `${title} vendor`);
  const stored = (word: string) => api.find('submissions', { title: `${title} ${word}` });
  await api.update('submissions', (await stored('vendor'))?.id ?? 0, { status: 'inReview' });
  await team.signIn(page, 'staff');
  await findInInbox(page, title, 4);
  const openRow = async (word: string) => {
    await row(page, `${title} ${word}`).focus();
    await page.keyboard.press('Enter');
    await expect(pane(page).getByRole('heading', { name: `${title} ${word}` })).toBeFocused();
  };
  const firstInMenu = page.getByRole('menuitem').first();

  await openRow('one');
  await page.keyboard.press('Shift+A');
  await expect(firstInMenu).toBeFocused();
  await page.keyboard.type(colleague.name);
  await page.keyboard.press('Enter');
  await expect.poll(() => stored('one')).toMatchObject({ assignee: { id: colleague.id } });

  await openRow('two');
  await page.keyboard.press('t');
  await expect(firstInMenu).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const reply = page.getByLabel(/^Reply \(/);
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('Hello Olive Owner, yes.');
  await page.keyboard.press('Control+Enter');
  const two = (await stored('two'))?.id ?? 0;
  await expect
    .poll(() => api.find('replies', { submission: two }))
    .toMatchObject({ text: 'Hello Olive Owner, yes.' });

  await openRow('three');
  await page.keyboard.press('n');
  await expect(page.getByLabel(/^Internal note/)).toBeFocused();
  await page.keyboard.type(`@${colleague.name} can you call them?`);
  await expect(pane(page).getByText(`Notifies ${colleague.name}`)).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await mailWith(colleague.email, /mentioned you/);

  await openRow('vendor');
  await page.keyboard.press('s');
  await expect(firstInMenu).toBeFocused();
  await page.keyboard.press('3');
  await expect(page.getByLabel('Why is it rejected?')).toBeFocused();
  await page.keyboard.type('You do not work in New York.');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => stored('vendor'))
    .toMatchObject({ status: 'rejected', reason: 'You do not work in New York.' });
  await api.remove('reply-templates', template.id);
  await colleague.leave();
});

test('an unsent note and reply survive Escape, a switch to another row, and a reload', async ({
  page,
  team,
}) => {
  const subject = ownName('Draft');
  const email = await sendMessage(page.request, `${subject} one`);
  await sendMessage(page.request, `${subject} two`);
  await team.signIn(page, 'staff');
  await findInInbox(page, subject, 2);
  const [note, reply] = [page.getByLabel('Internal note'), page.getByLabel(/^Reply \(/)];
  await row(page, `${subject} one`).focus();
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('Call them.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.keyboard.type('Yes, it');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { name: `${subject} two` })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.reload();
  await findInInbox(page, subject, 2);
  await row(page, `${subject} one`).click();
  await expect(note).toHaveValue('Call them.');
  await expect(reply).toHaveValue('Yes, it');
  await reply.press('End');
  await page.keyboard.type(' is covered.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your reply is on its way.')).toBeVisible();
  expect((await mailTo(email)).text).toBeTruthy();
  await mailWith(email, /^Your contact message/);
});

test('staff change several submissions at once, undo that, export the list, and find one that a colleague closed', async ({
  page,
  api,
  team,
}) => {
  const subject = ownName('Bulk');
  await sendThree(page, subject);
  await team.signIn(page, 'staff');
  await findInInbox(page, subject, 3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected submissions' });
  await expect(bar).toContainText('3 selected');
  // A colleague closes one of them first.
  const two = await api.find('submissions', { title: `${subject} two` });
  await api.update('submissions', two?.id ?? 0, { status: 'closed' });
  await bar.getByRole('button', { name: 'Status: Set to...' }).click();
  await page.getByRole('menuitem', { name: 'Answered' }).click();
  await expect(bar).toBeHidden();
  await expect(outcome(page)).toContainText(`2 answered: “${subject} one”, “${subject} three”.`);
  await expect(outcome(page).getByRole('listitem')).toContainText(
    /Not changed: .+ has just changed the status\./,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^inbox-\d{4}-\d\d-\d\d\.csv$/);
  expect(parse(await readFile(await file.path()), { columns: true, bom: true })).toHaveLength(2);

  await page.getByRole('searchbox', { name: 'Search' }).fill(`${subject} two`);
  await expect(page.getByText('No open submission matches. 1 closed submission does.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(row(page, `${subject} two`)).toBeVisible();
});
