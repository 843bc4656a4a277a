import type { APIRequestContext } from '@playwright/test';
import type { AdminApi } from '../support/e2e/admin.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { BASE_URL } from '../support/e2e/settings.ts';

/* These tests share a file so that they run one after another: each changes content that the others would see. */

const loadText = async (request: APIRequestContext, path: string): Promise<string> =>
  (await (await request.get(path)).text()).replaceAll('<!-- -->', '');

const findModule = async (api: AdminApi, slug: string) => {
  const found = await api.find('modules', { slug });
  return { id: found?.id ?? 0, module: found };
};

/** Changes the states of a module's sections, and returns a function that restores them. */
async function setSections(api: AdminApi, slug: string, changed: Record<string, string>) {
  const { id, module } = await findModule(api, slug);
  const sections = module?.sections as Record<string, string>;
  await api.update('modules', id, { sections: { ...sections, ...changed } });
  return () => api.update('modules', id, { sections });
}

test('text and prices changed in the panel appear on the page', async ({ request, api }) => {
  const { id, module } = await findModule(api, 'll97');
  const overview = module?.overview as { lead: string };
  const reports = module?.reports as { premium: { price: number }[] };
  const premium = reports.premium.map((report, index) => (index === 0 ? { ...report, price: 1395 } : report));
  const lead = 'An editor changed this lead.';
  await api.update('modules', id, { overview: { ...overview, lead }, reports: { premium } });
  expect(await loadText(request, '/ll97')).toContain(lead);
  expect(await loadText(request, '/ll97/report?tab=premium-reports')).toContain('$1,395');
  await api.update('modules', id, { overview, reports });
  expect(await loadText(request, '/ll97/report?tab=premium-reports')).toContain('$1,250');

  const { questions } = (await api.readGlobal('help')) as { questions: { question: string }[] };
  const question = 'A question that an editor wrote?';
  await api.updateGlobal('help', { questions: [{ ...questions[0], question }, ...questions.slice(1)] });
  expect(await loadText(request, '/help')).toContain(question);
  await api.updateGlobal('help', { questions });
});

test('a new product name appears on every page', async ({ request, api }) => {
  await api.updateGlobal('site-settings', { productName: 'Plotline' });
  const about = await loadText(request, '/about');
  expect(about).toContain('· Plotline</title>');
  expect(about).not.toContain('Lotline</');
  expect(await loadText(request, '/help')).toContain('What is Plotline?');
  await api.updateGlobal('site-settings', { productName: 'Lotline' });
});

test('a section closed in the panel shows "Coming Soon", and only an open blog has a feed', async ({
  request,
  api,
}) => {
  const reopen = await setSections(api, 'll97', { vendorAccess: 'comingSoon' });
  for (const path of ['/ll97/vendor-access', '/ll97?for=providers']) {
    const text = await loadText(request, path);
    expect(text).toContain('For Vendors: Coming Soon');
    expect(text).not.toContain('id="vendor-application"');
  }
  await reopen();
  expect(await loadText(request, '/ll97/vendor-access')).toContain('Apply as an LL97 vendor');

  const blog = async () => ({
    feed: (await request.get('/cwz/blog/feed.xml')).status(),
    isNamed: (await loadText(request, '/cwz/blog')).includes('/cwz/blog/feed.xml'),
    isListed: (await loadText(request, '/sitemaps/pages.xml')).includes('/cwz/blog'),
  });
  const reopenBlog = await setSections(api, 'cwz', { blog: 'comingSoon' });
  expect(await blog()).toEqual({ feed: 404, isNamed: false, isListed: false });
  await reopenBlog();
  expect(await blog()).toEqual({ feed: 200, isNamed: true, isListed: true });
});

test('a quiz shows the questions from the panel, and "Coming Soon" while it is unpublished', async ({
  request,
  api,
}) => {
  const quiz = await api.find('quizzes', { module: 'll97' });
  const id = quiz?.id ?? 0;
  const questions = quiz?.questions as { prompt: string }[];
  const prompt = 'How big is the building, in words of an editor?';
  const quizPage = () => loadText(request, '/ll97/quiz');
  expect(await quizPage()).toContain('How large is your building?');
  const changed = [{ ...questions[0], prompt }, ...questions.slice(1)];
  await api.update('quizzes', id, { questions: changed, _status: 'published' });
  expect(await quizPage()).toContain(prompt);
  await api.update('quizzes', id, { _status: 'draft' });
  expect(await quizPage()).toContain('Risk Assessment: Coming Soon');
  await api.update('quizzes', id, { questions, _status: 'published' });
  expect(await quizPage()).not.toContain('Coming Soon');
});

test('a blog without articles says so', async ({ request, api }) => {
  for (const [module, words] of [
    ['ll199', 'No blog posts yet'],
    ['nyc-internet', 'No Articles Yet'],
  ] as const) {
    const withdrawn: (string | number)[] = [];
    const next = () => api.find('articles', { module, _status: 'published' });
    for (let found = await next(); found; found = await next()) {
      withdrawn.push(found.id);
      await api.update('articles', found.id, { _status: 'draft' });
    }
    const text = await loadText(request, `/${module}/blog`);
    expect(text).toContain(words);
    expect(text).not.toContain('Clear filters');
    for (const id of withdrawn) await api.update('articles', id, { _status: 'published' });
  }
});

test('the internet report links to the quiz while there are no assessments', async ({ request, api }) => {
  const next = () => api.find('quiz-submissions', { module: 'nyc-internet' });
  for (let stored = await next(); stored; stored = await next()) {
    await api.remove('quiz-submissions', stored.id);
  }
  const text = await loadText(request, '/nyc-internet/report');
  for (const words of ['No assessment data available yet.', 'None yet', 'Take the readiness quiz']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('href="/nyc-internet/quiz"');
  expect(text).not.toMatch(/<table|NaN/);
});

test('every page in the sitemap exists', async ({ request }) => {
  const index = await loadText(request, '/sitemap.xml');
  expect(index).toContain(`<loc>${BASE_URL}/sitemaps/pages.xml</loc>`);
  const response = await request.get('/sitemaps/pages.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/', '/help/getting-started', '/ll97', '/ll97/blog'].map((path) => BASE_URL + path),
    ),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 200 });
  }
});
