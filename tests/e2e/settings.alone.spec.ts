import { expect, test } from '../support/e2e/fixtures.ts';

test('a word changed in the panel changes the page', async ({ page, api }) => {
  const ll97 = await api.find('modules', { slug: 'll97' });
  const overview = ll97?.overview as { lead: string };
  await api.update('modules', ll97?.id ?? 0, {
    overview: { ...overview, lead: 'An editor changed this lead.' },
  });
  await page.goto('/ll97');
  await expect(page.getByText('An editor changed this lead.')).toBeVisible();
  await api.update('modules', ll97?.id ?? 0, { overview });
});

test('a section that is closed in the panel says that it is coming', async ({ page, api }) => {
  const ll97 = await api.find('modules', { slug: 'll97' });
  const sections = ll97?.sections as Record<string, string>;
  const setVendorAccess = (vendorAccess: string) =>
    api.update('modules', ll97?.id ?? 0, { sections: { ...sections, vendorAccess } });
  await setVendorAccess('comingSoon');
  await page.goto('/ll97/vendor-access');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Vendors: Coming Soon');
  await setVendorAccess('live');
  await page.goto('/ll97/vendor-access');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply as an LL97 vendor');
});
