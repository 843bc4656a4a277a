import type { Page } from '@playwright/test';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { openForm, saveInVain } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';
import { articleData } from '../support/factories.ts';

const notice = (page: Page) => page.locator('.save-notice').first();

/** The excerpts of all versions of an article. */
const excerptsOf = (page: Page, id: number | string): Promise<string[]> =>
  page.evaluate(async (parent) => {
    const response = await fetch(`/api/articles/versions?where[parent][equals]=${parent}&depth=0`);
    const { docs } = (await response.json()) as { docs: { version: { excerpt: string } }[] };
    return docs.map(({ version }) => version.excerpt);
  }, id);

test('two editors see each other, neither saves over the other, and the versions hold what both typed', async ({
  browser,
  page: ana,
  api,
  team,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/409/);
  const anasName = (await team.signIn(ana, 'editor')).name;
  const ben = await (await browser.newContext()).newPage();
  const bensName = (await signInAs(ben, 'editor', api)).name;
  const openBoth = async (address: string) => {
    for (const page of [ana, ben]) await openForm(page, address);
  };

  await test.step('two editors of one article', async () => {
    const { id, slug } = await api.create('articles', await articleData());
    await openBoth(`/admin/collections/articles/${id}`);
    const excerpt = async () => (await api.findDraft('articles', { slug: String(slug) }))?.excerpt;
    await ana.locator('#field-excerpt').fill('What Ana typed.');
    await expect.poll(excerpt).toBe('What Ana typed.');
    await ben.locator('#field-excerpt').fill('What Ben typed.');
    await expect(ben.locator('.doc-controls')).toContainText('Not saved');
    await expect(notice(ben)).toContainText(`${anasName} is editing this now. Your changes were not saved.`);
    const locked = ben.locator('.document-locked');
    await expect(locked).toContainText(`${anasName} is editing this.`);
    expect(await excerpt()).toBe('What Ana typed.');

    const taken = ben.waitForResponse(
      (response) =>
        response.url().includes('payload-locked-documents') && response.request().method() === 'PATCH',
    );
    await locked.getByRole('button', { name: 'Take over' }).click();
    await taken;
    await expect(locked).toBeHidden();
    // Payload replaces the form with what is stored, which must not replace what Ben typed.
    await expect(ben.locator('#field-excerpt')).toHaveValue('What Ana typed.');
    await ben.reload();
    await expect(ben.locator('#field-excerpt')).toHaveValue('What Ana typed.');
    const contested = notice(ben).getByRole('region', { name: 'Excerpt' });
    await expect(contested).toContainText('What Ana typed.');
    await contested.getByRole('button', { name: 'Use yours' }).click();
    await expect(ben.locator('#field-excerpt')).toHaveValue('What Ben typed.');
    await expect.poll(excerpt).toBe('What Ben typed.');
    expect(await excerptsOf(ben, id)).toEqual(expect.arrayContaining(['What Ana typed.', 'What Ben typed.']));

    await ana.locator('#field-excerpt').fill('What Ana typed later.');
    await expect(notice(ana)).toContainText(`${bensName} is editing this now.`);
    expect(await excerpt()).toBe('What Ben typed.');
    for (const page of [ana, ben]) await page.goto('about:blank');
    await api.remove('articles', id);
  });

  await test.step('two editors of one email template, which is no draft', async () => {
    const template = await api.find('mail-templates', { key: 'figuresToCheck' });
    const subject = ben.locator('#field-subject');
    try {
      await openBoth(`/admin/collections/mail-templates/${template?.id}`);
      await ana.locator('#field-subject').fill('Ana’s subject: {count}');
      await ana.locator('#action-save').click();
      await expect(ana.getByText('Updated successfully').first()).toBeVisible();
      await ana.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
      await expect(ana).toHaveURL(/mail-templates(\?|$)/);
      await saveInVain(
        ben,
        () => subject.fill('Ben’s subject: {count}'),
        new RegExp(`${anasName} changed this on .*after you opened it. Your changes were not saved`),
      );
      const stored = await api.find('mail-templates', { key: 'figuresToCheck' });
      expect(stored?.subject).toBe('Ana’s subject: {count}');
      await ben.locator('.step-nav').getByRole('link', { name: 'Email templates' }).click();
      await expect(ben.getByText('Leave this page? Something is not saved.')).toBeVisible();
      await ben.getByRole('button', { name: 'Stay on this page' }).click();
      await expect(subject).toHaveValue('Ben’s subject: {count}');
    } finally {
      await api.update('mail-templates', template?.id ?? 0, { subject: template?.subject });
    }
  });
  await ben.context().close();
});
