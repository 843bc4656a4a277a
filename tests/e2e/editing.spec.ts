import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, pageTest, test } from '../support/e2e/fixtures.ts';
import { expandRow, openForm, openTab, publish } from '../support/e2e/panel.ts';
import { articleData, quizData } from '../support/factories.ts';

/** Time for a few runs of scheduled jobs. The product runs them every ten seconds, the browser tests' server more often. */
const WITHIN_A_FEW_RUNS = { timeout: 40_000 };

const findDraft = (api: AdminApi, slug: unknown) => api.findDraft('articles', { slug: String(slug) });

async function schedule(page: Page, at: string): Promise<void> {
  await page.locator('#action-save-popup button').first().click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await expect(drawer).toContainText('New York (Eastern Time)');
  await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();
  await drawer.locator('.date-time-picker input').fill(at);
  await page.keyboard.press('Enter');
  await page.locator('#scheduled-publish-save').click();
}

/** The current minute, so that the scheduled publication is due immediately. */
const now = (): string =>
  new Date()
    .toLocaleString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/New_York',
    })
    .replace(/, (?=\d+:)/, ' ');

test.describe('outside New York', () => {
  // A time zone west of New York, because the picker offers no days before the browser's current date.
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('an editor previews, dates and schedules a change in New York time, and restores the previous version', async ({
    browser,
    page,
    api,
    team,
  }) => {
    test.slow();
    const title = `As it was ${randomUUID().slice(0, 8)}`;
    const changed = title.replace('As it was', 'As it is');
    const data = await articleData({ title, publishedAt: '2026-07-01T02:30:00.000Z' });
    const { id, slug } = await api.create('articles', data);
    const visitor = await (await browser.newContext()).newPage();
    const titleForVisitors = async () => {
      await visitor.goto(`/ll97/blog/${String(slug)}`);
      return visitor.getByRole('heading', { level: 1 }).innerText();
    };

    const editor = await team.signIn(page, 'editor');
    await openForm(page, `/admin/collections/articles/${id}`);
    await expect(page.getByText('Publication date (New York time)')).toBeVisible();
    const date = page.locator('#field-publishedAt input');
    await expect(date).toHaveValue('Jun 30, 2026 10:30 PM');
    // Repeat the change, because a response to an earlier form state may undo it.
    await expect(async () => {
      await date.fill('Jul 4, 2026 9:00 AM');
      await page.keyboard.press('Enter');
      await expect
        .poll(async () => (await findDraft(api, slug))?.publishedAt, { timeout: 5000 })
        .toBe('2026-07-04T13:00:00.000Z');
    }).toPass();
    await page.locator('#live-preview-toggler').click();
    const live = page.frameLocator('#live-preview-iframe');
    await expect(live.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('#field-title').fill(changed);
    await expect(live.getByRole('heading', { level: 1 })).toHaveText(changed);
    await expect(live.getByText('Preview: this is the newest draft')).toBeVisible();
    expect(await titleForVisitors()).toBe(title);

    await expect.poll(async () => (await findDraft(api, slug))?.title).toBe(changed);
    await page.reload();
    await schedule(page, now());
    await expect(page.getByText(/scheduled successfully/i).first()).toBeVisible();
    await expect.poll(titleForVisitors, WITHIN_A_FEW_RUNS).toBe(changed);

    await page.goto(`/admin/collections/articles/${id}/versions`);
    const versions = page.locator('.table tbody tr');
    await expect(versions.first()).toContainText('Published');
    await expect(versions.filter({ hasText: editor.name }).first()).toBeVisible();
    await versions.last().getByRole('link').first().click();
    await expect(page.locator('.restore-version').getByRole('button')).toHaveText(['Restore this version']);
    const question = page.locator('.confirmation-modal');
    // A click before the panel has loaded its scripts does nothing.
    await expect(async () => {
      await page.getByRole('button', { name: 'Restore this version' }).click({ timeout: 5000 });
      await expect(question).toContainText('The live page stays as it is', { timeout: 5000 });
    }).toPass();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.locator('.payload-toast-container')).toContainText('Restored as a draft.');
    await expect(page.locator('#field-title')).toHaveValue(title);
    expect(await titleForVisitors()).toBe(changed);
    await publish(page, async () => (await titleForVisitors()) === title);
    await visitor.context().close();
    await api.remove('articles', id);
  });
});

pageTest(
  'an editor sees the checks of an article, schedules it, and publishes it early',
  async ({ page, api, team }) => {
    pageTest.slow();
    const { id, slug } = await api.create('articles', await articleData({ _status: 'draft' }));
    await team.signIn(page, 'editor');
    await openForm(page, `/admin/collections/articles/${id}`);
    const check = page.getByRole('region', { name: 'Before publishing' });
    await expect(check).toContainText('Nothing is missing.');
    await expect(check).toContainText('2 words, 1 minute');
    await expect(check).toContainText('There is no header image.');
    await api.render((await check.getByRole('link', { name: 'Editors’ guide' }).getAttribute('href')) ?? '');

    await expect(page.getByRole('button', { name: 'Publish later' })).toBeVisible();
    await schedule(page, 'Dec 31, 2035 9:00 AM');
    await expect(page.getByText(/scheduled successfully/i).first()).toBeVisible();
    const planned = 'Goes live on Dec 31, 2035, 9:00 AM EST.';
    await openForm(page, `/admin/collections/articles/${id}`);
    const notice = page.locator('.save-notice').first();
    await expect(notice).toContainText(planned);
    const link = notice.getByRole('link', { name: 'See the page.' });
    await publish(page, () => link.isVisible());
    await expect(link).toHaveAttribute('href', `/ll97/blog/${String(slug)}`);
    await expect(notice).not.toContainText(planned);
    await api.remove('articles', id);
  },
);

pageTest(
  'an editor tries out an unsaved quiz by keyboard, and sees errors beside their fields',
  async ({ page, api, team, consoleWatch }) => {
    consoleWatch.allow(/400/);
    const quiz = quizData();
    // A module can have only one quiz, and an interrupted run may have left one behind.
    const left = await api.find('quizzes', { module: quiz.module });
    if (left) await api.remove('quizzes', left.id);
    const { id } = await api.create('quizzes', { ...quiz, bandsBy: 'points' });
    await team.signIn(page, 'editor');
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
    const score = page.locator('#field-questions__0__options__1__score');
    await score.fill('2');
    await openTab(page, 'Try it');
    const error = 'No answers reach this band: the highest possible score is 2.';
    await expect(trial).toContainText(error);

    await openTab(page, 'Result');
    await expandRow(page, 'bands-row-3');
    const from = page.locator('.field-type', { has: page.locator('#field-bands__3__from') });
    // Payload validates the form while the user types, and its response may undo a later change.
    await expect(async () => {
      await page.locator('#action-save').click({ timeout: 5000 });
      await expect(from.last().getByText(error)).toBeAttached({ timeout: 5000 });
    }).toPass();
    expect(await api.find('quizzes', { id })).toMatchObject({ questions: [{ options: [{}, { score: 3 }] }] });
    // Leave the page: an autosave that is still running would fail once the quiz is removed.
    await page.goto('about:blank');
    await api.remove('quizzes', id);
  },
);
