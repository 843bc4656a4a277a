import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { sendMessage } from '../support/e2e/inbox.ts';
import { signInAs } from '../support/e2e/people.ts';

const INBOX = ['Assigned to you', 'Open work', 'Failed emails', 'Submissions per week'];
const CONTENT = ['Figures to check', 'Newest articles', 'Drafts', 'Scheduled'];

async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const sections = (page: Page) => page.locator('.dashboard').getByRole('heading', { level: 2 });

const groupsInMenu = (page: Page) => page.locator('.nav-group__label');

test('staff see their open work on the dashboard, but no content', async ({ page, api }) => {
  const subject = `Waits ${randomUUID().slice(0, 8)}`;
  await sendMessage(page.request, subject);
  const person = await signInAs(page, 'staff', api);
  const submission = await api.find('submissions', { title: subject });
  await api.update('submissions', submission?.id ?? 0, { assignee: person.id });
  await openPanel(page);
  await expect(sections(page)).toHaveText(INBOX);
  await expect(page.getByRole('img', { name: /Bar chart of the submissions/ })).toBeVisible();
  await expect(groupsInMenu(page)).toHaveText(['Directory', 'Submissions', 'Subscribers', 'Inbox settings']);
  await expectAccessible(page);
  const waiting = page.getByRole('region', { name: 'Assigned to you' });
  await expect(waiting.getByRole('listitem')).toHaveText(new RegExp(`${subject}.*Contact message.*Due in`));
  await expect(page.getByRole('link', { name: /^Contact messages, open since Today/ })).toHaveAttribute(
    'href',
    /\/admin\/inbox\?kinds=contact-messages&received=today/,
  );
});

test('an editor sees articles and drafts on the dashboard, but no submissions', async ({
  page,
  api,
  team,
}) => {
  const title = `Draft ${randomUUID().slice(0, 8)}`;
  const draft = await api.create('articles?draft=true', { title, _status: 'draft' });
  await team.signIn(page, 'editor');
  await openPanel(page);
  await expect(sections(page)).toHaveText(CONTENT);
  await expect(page.getByRole('region', { name: 'Drafts' }).getByText(title)).toBeVisible();
  await expect(groupsInMenu(page)).toHaveText(['Content', 'Directory', 'Figures', 'Settings']);
  await expect(page.locator('.nav').getByText('Users')).toHaveCount(0);
  await expectAccessible(page);
  await api.remove('articles', draft.id);
});
