import { expect, test } from '../support/e2e/fixtures.ts';

test('copy that is changed in the panel changes the page', async ({ page, api }) => {
  const ll97 = await api.find('modules', { slug: 'll97' });
  const overview = ll97?.overview as { lead: string };
  await api.update('modules', ll97?.id ?? 0, {
    overview: { ...overview, lead: 'An editor changed this lead.' },
  });
  await page.goto('/ll97');
  await expect(page.getByText('An editor changed this lead.')).toBeVisible();
  await api.update('modules', ll97?.id ?? 0, { overview });
});

test('a section that is closed in the panel says that it is coming soon', async ({ page, api }) => {
  const ll97 = await api.find('modules', { slug: 'll97' });
  const sections = ll97?.sections as Record<string, string>;
  const setVendorAccess = (vendorAccess: string) =>
    api.update('modules', ll97?.id ?? 0, { sections: { ...sections, vendorAccess } });
  await setVendorAccess('comingSoon');
  await page.goto('/ll97/vendor-access');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For Vendors: Coming Soon');
  await page.goto('/ll97?for=providers');
  await expect(page.getByRole('heading', { name: 'For Vendors: Coming Soon' })).toBeVisible();
  await expect(page.locator('form#vendor-application')).toHaveCount(0);
  await setVendorAccess('live');
  await page.goto('/ll97/vendor-access');
  await expect(page.getByRole('heading', { name: 'Apply as an LL97 vendor' })).toBeVisible();
});

test('a new product name appears on every page', async ({ page, api }) => {
  await api.updateGlobal('site-settings', { productName: 'Plotline' });
  await page.goto('/about');
  await expect(page).toHaveTitle(/· Plotline$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Plotline' })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByText('What is Plotline?')).toBeVisible();
  await api.updateGlobal('site-settings', { productName: 'Lotline' });
});

test('a question changed in the panel changes the help center', async ({ page, api }) => {
  const help = await api.readGlobal('help');
  const questions = help.questions as { question: string }[];
  const changed = questions.map((item, index) =>
    index === 0 ? { ...item, question: 'A question that an editor wrote?' } : item,
  );
  await api.updateGlobal('help', { questions: changed });
  await page.goto('/help');
  await expect(page.getByText('A question that an editor wrote?')).toBeVisible();
  await api.updateGlobal('help', { questions });
});

test('a price changed in the panel changes the page', async ({ page, api }) => {
  const ll97 = await api.find('modules', { slug: 'll97' });
  const reports = ll97?.reports as { premium: { price: number }[] };
  const premium = reports.premium.map((report, index) => (index === 0 ? { ...report, price: 1395 } : report));
  await api.update('modules', ll97?.id ?? 0, { reports: { premium } });
  await page.goto('/ll97/report?tab=premium-reports');
  await expect(page.getByText('$1,395')).toBeVisible();
  await api.update('modules', ll97?.id ?? 0, { reports });
  await page.goto('/ll97/report?tab=premium-reports');
  await expect(page.getByText('$1,250')).toBeVisible();
});

for (const [module, words] of [
  ['ll199', 'No blog posts yet'],
  ['nyc-internet', 'No Articles Yet'],
] as const) {
  test(`the blog of ${module} says that there is none yet when all are withdrawn`, async ({ page, api }) => {
    const withdrawn: (string | number)[] = [];
    const next = () => api.find('articles', { module, _status: 'published' });
    for (let article = await next(); article; article = await next()) {
      withdrawn.push(article.id);
      await api.update('articles', article.id, { _status: 'draft' });
    }
    await page.goto(`/${module}/blog`);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
    for (const id of withdrawn) await api.update('articles', id, { _status: 'published' });
  });
}
