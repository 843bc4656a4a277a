import { randomUUID } from 'node:crypto';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';
import { hydrated } from '../support/e2e/hydration.ts';
import { openForm, openTab } from '../support/e2e/panel.ts';

test('each tab of a module links to a preview of its own page', async ({ page, api, team }) => {
  await team.signIn(page, 'admin');
  const module = await api.find('modules', { slug: 'll97' });
  await openForm(page, `/admin/collections/modules/${module?.id}`);
  for (const [tab, what, url] of [
    ['Overview', 'the tab for owners', '/ll97?preview=true'],
    ['Overview', 'the tab for providers', '/ll97?preview=true&for=providers'],
    ['Reports', 'the premium reports', '/ll97/report?preview=true&tab=premium-reports'],
    ['Blog', 'the blog', '/ll97/blog?preview=true'],
    ['Vendor sign-up', 'the vendor page', '/ll97/vendor-access?preview=true'],
  ] as const) {
    await openTab(page, tab);
    await expect(page.getByRole('link', { name: `Preview ${what}` })).toHaveAttribute('href', url);
  }
});

test('only the editor sees a draft law, and the preview continues from page to page until they leave it', async ({
  page,
  api,
  team,
  request,
}) => {
  await team.signIn(page, 'editor');
  const law = await api.find('laws', { key: 'll152' });
  const summary = `Not yet published ${randomUUID()}.`;
  await api.update('laws', law?.id ?? '', { summary, _status: 'draft' }, { draft: true });
  try {
    await openForm(page, `/admin/collections/laws/${law?.id}`);
    await expect(page.locator('#preview-button')).toHaveAttribute('href', '/laws/ll152?preview=true');
    await page.goto('/laws/ll152?preview=true');
    await expect(page.getByText(summary)).toBeVisible();
    expect(await (await request.get('/laws/ll152')).text()).not.toContain(summary);
  } finally {
    await api.update('laws', law?.id ?? '', { summary: law?.summary, _status: 'published' });
  }

  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toBeVisible();
  // Links become preview links only when the preview bar is hydrated, which happens later than the page's hydration.
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
