import { randomUUID } from 'node:crypto';
import { openForm, openTab } from '../support/e2e/panel.ts';
import { signInAs } from '../support/e2e/people.ts';
import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

test('each tab of a module and each legal text previews its own page', async ({ page, api }) => {
  await signInAs(page, 'editor', api);
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
  await openForm(page, '/admin/globals/legal');
  await expect(page.getByRole('link', { name: 'Preview this text' }).first()).toHaveAttribute(
    'href',
    /^\/legal\?preview=true&tab=\w+$/,
  );
});

test('a draft of a law is previewed and shown to nobody else', async ({ page, api, request }) => {
  await signInAs(page, 'editor', api);
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
});
