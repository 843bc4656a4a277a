import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { AdminApi } from '../support/e2e/admin.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { expandRow, openForm, openTab, publish, saveInVain } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';
import { quizData } from '../support/factories.ts';
import { expect, test } from '../support/e2e/fixtures.ts';

// The picker offers no day before the browser's own.
test.use({ timezoneId: 'America/New_York' });

/** Work that waits for the clock of the jobs, which ticks every ten seconds. */
const BY_THE_CLOCK = { timeout: 40_000 };

async function articleWith(api: AdminApi, title: string, _status: 'draft' | 'published') {
  return api.create('articles', {
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    excerpt: 'An article that an editor changes, schedules and restores.',
    body: markdownToLexical('Some words.'),
    module: 'll97',
    category: 'Updates',
    author: 'Lotline Editorial',
    _status,
  });
}

const publishedArticle = (api: AdminApi, title: string) => articleWith(api, title, 'published');

/** The draft in the form is saved by itself. */
const saved = (api: AdminApi, slug: string, title: string) =>
  expect.poll(async () => (await api.findDraft('articles', { slug }))?.title).toBe(title);

/** Schedules the draft for this minute, which has begun: it is due at once. */
async function scheduleForNow(page: Page): Promise<void> {
  await page.locator('#action-save-popup button').first().click();
  await page.locator('#schedule-publish').click();
  await expect(page.locator('.schedule-publish')).toContainText('New York (Eastern Time)');
  const now = new Date().toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
  });
  await page.locator('.schedule-publish .date-time-picker input').fill(now.replace(/, (?=\d+:)/, ' '));
  await page.keyboard.press('Enter');
  await page.locator('#scheduled-publish-save').click();
  await expect(page.getByText(/scheduled successfully/i).first()).toBeVisible();
}

test('an editor sees a change live, schedules it, and restores what was there before', async ({
  browser,
  page,
  api,
  consoleWatch,
}) => {
  test.slow();
  // The preview may ask once more for the address that the article had, before the panel leads it to the new one.
  consoleWatch.allow(/404 .*\.data\?preview=true/);
  const title = `As it was ${randomUUID().slice(0, 8)}`;
  const changed = title.replace('As it was', 'As it is');
  const { id, slug } = await publishedArticle(api, title);
  const address = `/ll97/blog/${String(slug)}`;
  const visitor = await (await browser.newContext()).newPage();
  const titleForVisitors = async () => {
    await visitor.goto(address);
    return visitor.getByRole('heading', { level: 1 }).innerText();
  };

  await signInAs(page, 'editor', api);
  await openForm(page, `/admin/collections/articles/${id}`);
  await page.locator('#live-preview-toggler').click();
  const live = page.frameLocator('#live-preview-iframe');
  await expect(live.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator('#field-title').fill(changed);
  await expect(live.getByRole('heading', { level: 1 })).toHaveText(changed);
  await expect(live.getByText('Preview: this is the newest draft')).toBeVisible();
  expect(await titleForVisitors()).toBe(title);
  expect((await api.findDraft('articles', { slug: String(slug) }))?.slug).toBe(slug);

  await saved(api, String(slug), changed);
  await page.reload();
  await scheduleForNow(page);
  await expect.poll(titleForVisitors, BY_THE_CLOCK).toBe(changed);

  await page.goto(`/admin/collections/articles/${id}/versions`);
  await page.locator('.table tbody tr').last().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.locator('.confirmation-modal')).toContainText('The live page stays as it is');
  await page.locator('.confirmation-modal').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('.payload-toast-container')).toContainText('Restored as a draft.');
  await expect(page.locator('#field-title')).toHaveValue(title);
  expect(await titleForVisitors()).toBe(changed);
  await publish(page, async () => (await titleForVisitors()) === title);

  await openForm(page, `/admin/collections/articles/${id}`);
  await page.locator('#field-slug').fill(`${String(slug)}-renamed`);
  await saved(api, `${String(slug)}-renamed`, title);
  const publishedSlug = async () => (await api.find('articles', { id }))?.slug;
  await publish(page, async () => (await publishedSlug()) === `${String(slug)}-renamed`);
  await visitor.goto(address);
  await expect(visitor).toHaveURL(`${address}-renamed`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);

  await visitor.context().close();
  await api.remove('articles', id);
});

test('a preview lasts from page to page, links to the panel, and can be left', async ({ page, api }) => {
  await signInAs(page, 'editor', api);
  await page.goto('/about?preview=true');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toBeVisible();
  // The bar makes links lead to previews once it is hydrated, which is after the page.
  await hydrated(page, 'aside[aria-label=Preview]');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click();
  await expect(page).toHaveURL('/help?preview=true');
  await expect(bar.getByRole('link', { name: 'Edit in the panel' })).toHaveAttribute(
    'href',
    '/admin/globals/help',
  );
  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL('/help');
  await expect(bar).toBeHidden();
});

test('an incomplete article is refused, and the panel names what is missing', async ({
  page,
  api,
  consoleWatch,
}) => {
  consoleWatch.allow(/400/);
  const title = `Unfinished ${randomUUID().slice(0, 8)}`;
  const { id } = await publishedArticle(api, title);
  await signInAs(page, 'editor', api);
  await openForm(page, `/admin/collections/articles/${id}`);
  const check = page.getByRole('region', { name: 'Before publishing' });
  await expect(check).toContainText('Nothing is missing.');
  await expect(check).toContainText('2 words, 1 minute');
  await expect(check).toContainText('There is no header image.');
  const leaveOut = async () => {
    await page.locator('#field-excerpt').fill('');
    await expect(check).toContainText('Excerpt is missing.');
  };
  await saveInVain(page, leaveOut, 'Excerpt is missing.');
  expect((await api.find('articles', { id }))?.excerpt).not.toBe('');
  await api.remove('articles', id);
});

test('a quiz is tried in the panel by keyboard, as it stands in the form', async ({ page, api }) => {
  const quiz = quizData();
  // A module has one quiz: one that an interrupted try has left is in the way.
  const left = await api.find('quizzes', { module: quiz.module });
  if (left) await api.remove('quizzes', left.id);
  const { id } = await api.create('quizzes', { ...quiz, bandsBy: 'points' });
  await signInAs(page, 'editor', api);
  await openForm(page, `/admin/collections/quizzes/${id}`);
  await openTab(page, 'Try it');
  const trial = page.getByRole('region', { name: 'Try it' });
  await trial.getByRole('radio', { name: '3, 3 points' }).focus();
  await page.keyboard.press('Space');
  await expect(trial).toContainText('3 of 3 points: very-high');
  await openTab(page, 'Questions');
  await expect(page.locator('#questions-row-0')).toContainText('Question 1: How much?');
  await expandRow(page, 'questions-row-0');
  await expandRow(page, 'questions-0-options-row-1');
  await page.locator('#field-questions__0__options__1__score').fill('2');
  await openTab(page, 'Try it');
  await expect(trial).toContainText('No answers reach this band: the highest possible score is 2.');
  // The page may still be saving the draft, which fails without its quiz.
  await page.goto('about:blank');
  await api.remove('quizzes', id);
});

test.describe('for an editor who travels', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a publication date is shown and stored in New York time', async ({ page, api }) => {
    const title = `On time ${randomUUID().slice(0, 8)}`;
    const { id, slug } = await publishedArticle(api, title);
    await api.update('articles', id, { publishedAt: '2026-07-01T02:30:00.000Z' });
    await signInAs(page, 'editor', api);
    await openForm(page, `/admin/collections/articles/${id}`);
    await expect(page.getByText('Publication date (New York time)')).toBeVisible();
    const input = page.locator('#field-publishedAt input');
    await expect(input).toHaveValue('Jun 30, 2026 10:30 PM');
    await input.fill('Jul 4, 2026 9:00 AM');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Jul 4, 2026 9:00 AM');
    await expect
      .poll(async () => (await api.findDraft('articles', { slug: String(slug) }))?.publishedAt)
      .toBe('2026-07-04T13:00:00.000Z');
    const published = async () => (await api.find('articles', { id }))?.publishedAt;
    await publish(page, async () => (await published()) === '2026-07-04T13:00:00.000Z');
    await page.goto(`/admin/collections/articles?search=${encodeURIComponent(title)}`);
    await expect(page.locator('tbody')).toContainText('Jul 4, 2026, 9:00 AM EDT');
    await api.remove('articles', id);
  });
});
