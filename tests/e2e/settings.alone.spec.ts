import type { APIRequestContext } from '@playwright/test';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const textOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await (await request.get(path)).text()).replaceAll('<!-- -->', '');

const findModule = async (api: AdminApi) => {
  const found = await api.find('modules', { slug: 'll97' });
  return { id: found?.id ?? 0, module: found };
};

test('a text or price that is changed in the panel changes the page', async ({ request, api }) => {
  const { id, module } = await findModule(api);
  const overview = module?.overview as { lead: string };
  const reports = module?.reports as { premium: { price: number }[] };
  const premium = reports.premium.map((report, index) => (index === 0 ? { ...report, price: 1395 } : report));
  const lead = 'An editor changed this lead.';
  await api.update('modules', id, { overview: { ...overview, lead }, reports: { premium } });
  expect(await textOf(request, '/ll97')).toContain(lead);
  expect(await textOf(request, '/ll97/report?tab=premium-reports')).toContain('$1,395');
  await api.update('modules', id, { overview, reports });
  expect(await textOf(request, '/ll97/report?tab=premium-reports')).toContain('$1,250');

  const { questions } = (await api.readGlobal('help')) as { questions: { question: string }[] };
  const question = 'A question that an editor wrote?';
  await api.updateGlobal('help', { questions: [{ ...questions[0], question }, ...questions.slice(1)] });
  expect(await textOf(request, '/help')).toContain(question);
  await api.updateGlobal('help', { questions });
});

test('a new product name appears on every page', async ({ request, api }) => {
  await api.updateGlobal('site-settings', { productName: 'Plotline' });
  const about = await textOf(request, '/about');
  expect(about).toContain('· Plotline</title>');
  expect(about).not.toContain('Lotline</');
  expect(await textOf(request, '/help')).toContain('What is Plotline?');
  await api.updateGlobal('site-settings', { productName: 'Lotline' });
});

test('a section that is closed in the panel says that it is coming soon', async ({ request, api }) => {
  const { id, module } = await findModule(api);
  const sections = module?.sections as Record<string, string>;
  const setVendorAccess = (vendorAccess: string) =>
    api.update('modules', id, { sections: { ...sections, vendorAccess } });
  await setVendorAccess('comingSoon');
  for (const path of ['/ll97/vendor-access', '/ll97?for=providers']) {
    const text = await textOf(request, path);
    expect(text).toContain('For Vendors: Coming Soon');
    expect(text).not.toContain('id="vendor-application"');
  }
  await setVendorAccess('live');
  expect(await textOf(request, '/ll97/vendor-access')).toContain('Apply as an LL97 vendor');
});

test('a blog says that there is no article yet when all are withdrawn', async ({ request, api }) => {
  for (const [module, words] of [
    ['ll199', 'No blog posts yet'],
    ['nyc-internet', 'No Articles Yet'],
  ] as const) {
    const withdrawn: (string | number)[] = [];
    const next = () => api.find('articles', { module, _status: 'published' });
    for (let article = await next(); article; article = await next()) {
      withdrawn.push(article.id);
      await api.update('articles', article.id, { _status: 'draft' });
    }
    const text = await textOf(request, `/${module}/blog`);
    expect(text).toContain(words);
    expect(text).not.toContain('Clear filters');
    for (const id of withdrawn) await api.update('articles', id, { _status: 'published' });
  }
});
