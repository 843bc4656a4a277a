import { expect, pageTest as test } from '../support/e2e/fixtures.ts';

const scriptsIn = (policy = ''): string => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('a page runs only its own scripts', async ({ page, request, consoleWatch }) => {
  consoleWatch.allow(/Content.Security.Policy/i);
  consoleWatch.allow(/nothing\.png/);
  for (const address of ['/', '/ll97', '/ll97/quiz?answers=', '/cwz/assessment?step=1', '/nothing-here']) {
    const policy = (await request.get(address)).headers()['content-security-policy'];
    expect(scriptsIn(policy), address).toMatch(/^'self' 'sha256-/);
    expect(scriptsIn(policy), address).not.toContain('unsafe');
  }
  await page.goto('/');
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.hasRun = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'globalThis.hasRun = true');
    image.src = '/nothing.png';
    document.body.append(image);
    return new Promise((resolve) => {
      image.addEventListener('error', () => setTimeout(() => resolve('hasRun' in globalThis)));
    });
  });
  expect(hasRun).toBe(false);
});

test('even a page with form errors has a content security policy', async ({ request, baseURL }) => {
  const answer = await request.post('/contact', { form: { name: '' }, headers: { origin: baseURL ?? '' } });
  expect(answer.status()).toBe(400);
  expect(scriptsIn(answer.headers()['content-security-policy'])).toMatch(/^'self' 'sha256-/);
});

// Other tests fail if a screen of the panel runs a script without the nonce.
test("the panel runs only scripts with the page's nonce", async ({ request }) => {
  const answer = await request.get('/admin/login');
  const policy = scriptsIn(answer.headers()['content-security-policy']);
  expect(policy).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
});

test("the panel's JSON and files cannot run scripts", async ({ request }) => {
  const page = await (await request.get('/ll97/blog')).text();
  const [picture = ''] = /\/api\/media\/file\/[^" ]+/.exec(page) ?? [];
  for (const address of ['/api/users/me', picture]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-security-policy'], address).toContain("default-src 'none'");
  }
});
