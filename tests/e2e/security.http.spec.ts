import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { articleData } from '../support/factories.ts';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { mailWith } from '../support/e2e/outbox.ts';
import { openMember, openPerson } from '../support/e2e/people.ts';
import { anotherAddress, BASE_URL, FORMS_PER_MINUTE } from '../support/e2e/settings.ts';

const FROM_THE_SITE = { Origin: BASE_URL };
const FROM_ELSEWHERE = { Origin: 'https://evil.example' };

/** Submits an empty form as often as the rate limit allows in a minute. */
async function useUpTurns(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const statuses = await Promise.all(
    Array.from({ length: FORMS_PER_MINUTE }, async () =>
      (await request.post(path, { headers, form: {} })).status(),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([400]));
}

test('a form that is sent too often keeps the typed values, says how long to wait, and stores nothing', async ({
  request,
  api,
}) => {
  const email = `${randomUUID()}@example.com`;
  const form = { name: 'Ada Typed', email, subject: 'Hello', message: 'A long text.' };
  const headers = anotherAddress();
  await useUpTurns(request, '/contact.data', headers);
  const page = await request.post('/contact', { headers, form });
  expect(page.status()).toBe(429);
  const seconds = Number(page.headers()['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const text = await page.text();
  const alert = text.slice(text.indexOf('role="alert"'));
  expect(alert).toMatch(/^role="alert"/);
  expect(alert).toMatch(/Please wait \d+ seconds? and try again/);
  expect(text).toContain('value="Ada Typed"');
  expect(text).toContain('>A long text.</textarea>');
  expect((await request.post('/contact.data', { headers, form })).status()).toBe(429);
  expect(await api.count('contact-messages', { email })).toBe(0);
  expect((await request.post('/contact', { headers: anotherAddress(), form })).ok()).toBe(true);
  expect(await api.count('contact-messages', { email })).toBe(1);
});

test('the site and the panel reject forms that are posted from another site', async ({ request }) => {
  for (const address of ['/contact', '/contact.data', '/admin', '/api/users/login']) {
    const response = await request.post(address, {
      headers: FROM_ELSEWHERE,
      form: { email: 'a@example.com' },
    });
    expect({ address, status: response.status() }).toEqual({ address, status: 403 });
    expect(await response.text()).toContain('only taken from the pages of this site');
  }
});

test.describe('panel sign-in', () => {
  const signIn = (request: APIRequestContext, data: { email: string; password: string }) =>
    request.post('/api/users/login', { data, headers: FROM_THE_SITE });

  test('starts a session that scripts cannot read and other sites cannot use', async ({ request, api }) => {
    const { email, password, leave } = await openMember('editor', api);
    const response = await signIn(request, { email, password });
    expect(await response.json()).not.toHaveProperty('token');
    const cookie = response.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^payload-token=/);
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly=true', 'SameSite=Lax']));
    const me = async (headers: Record<string, string>) =>
      ((await (await request.get('/api/users/me', { headers })).json()) as { user: object | null }).user;
    expect(await me(FROM_THE_SITE)).toMatchObject({ email });
    expect(await me(FROM_ELSEWHERE)).toBeNull();
    await leave();
  });

  test('locks an account after five wrong passwords, and never reveals who has an account', async ({
    request,
    api,
  }) => {
    const { email, password, leave } = await openMember('staff', api);
    const wrong = { email, password: 'not the password' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(request, wrong)));
    const began = Date.now();
    answers.push(await signIn(request, { email: `${randomUUID()}@example.com`, password }));
    expect(Date.now() - began).toBeGreaterThanOrEqual(1000);
    answers.push(await signIn(request, { email, password }));
    expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([401]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await leave();
  });

  test('resets a forgotten password with an emailed link, and requires a strong new one', async ({
    request,
    api,
  }) => {
    const { email, leave } = await openMember('editor', api);
    const forget = async (address: string) => {
      const headers = { ...FROM_THE_SITE, Host: 'evil.example' };
      const answer = await request.post('/api/users/forgot-password', { data: { email: address }, headers });
      return { status: answer.status(), text: await answer.text() };
    };
    expect(await forget(email)).toEqual(await forget(`${randomUUID()}@example.com`));
    const { html } = await mailWith(email, 'Your new password');
    const token = new RegExp(`href="${BASE_URL}/admin/reset/(\\w+)"`).exec(html)?.[1] ?? '';
    expect(token).toMatch(/^\w{40}$/);
    const reset = async (password: string) =>
      (
        await request.post('/api/users/reset-password', { data: { token, password }, headers: FROM_THE_SITE })
      ).status();
    expect(await reset('short')).toBe(400);
    expect(await reset('aaaaaaaaaaaaaaaa')).toBe(400);
    expect(await reset('four grey geese in a row')).toBe(200);
    expect(await reset('four white geese in a row')).toBe(403);
    await leave();
  });
});

test('the panel rejects calls to server functions without a session or with an unknown name', async ({
  request,
  api,
}) => {
  const editor = await openPerson('editor', api);
  const page = await (await editor.request.get('/admin')).text();
  const ids = [...new Set(page.match(/\b[0-9a-f]{42}\b/g))];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of [...ids, 'constructor', '__proto__']) {
    const call = (asker: APIRequestContext) =>
      asker.post('/admin/login', {
        headers: { ...FROM_THE_SITE, 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8' },
        data: JSON.stringify([{ name: 'constructor', args: {} }]),
      });
    expect((await call(request)).status()).toBe(403);
    expect((await call(editor.request)).ok()).toBe(false);
  }
  await editor.leave();
});

test('no URL redirects to another site', async ({ request }) => {
  for (const address of [
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/ll97//evil.example/',
    '/https://evil.example',
    '/admin//evil.example/',
    '/admin/login?redirect=https://evil.example',
    '/admin/logout?redirect=//evil.example',
  ]) {
    const response = await request.get(`${BASE_URL}${address}`, { maxRedirects: 0 });
    const { origin } = new URL(response.headers().location ?? '/', BASE_URL);
    expect({ address, origin }).toEqual({ address, origin: BASE_URL });
  }
});

test('text that looks like SQL is stored as text', async ({ request, api }) => {
  const evil = "'; update articles set title = 'broken'; --";
  const email = `${randomUUID()}@example.com`;
  const form = { name: evil, email, subject: evil, message: evil };
  expect((await request.post('/contact', { form })).ok()).toBe(true);
  expect(await api.find('contact-messages', { email })).toMatchObject({
    name: evil,
    subject: evil,
    message: evil,
  });
  for (const address of ['/ll97/blog?q=', '/ll97/blog/', '/ll97/report/']) {
    expect((await request.get(`${address}${encodeURIComponent(evil)}`)).status()).toBeLessThan(500);
  }
  expect(await api.count('articles', { title: 'broken' })).toBe(0);
});

test('text from an editor or visitor is escaped on a page and in its data', async ({ request, api }) => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(2)> ${randomUUID()}`;
  const slug = `evil-${randomUUID().slice(0, 8)}`;
  const body = markdownToLexical(`Before \\<script>alert(1)\\</script> after.`);
  const { id } = await api.create('articles', await articleData({ title: evil, excerpt: evil, slug, body }));
  for (const address of [`/ll97/blog/${slug}`, '/ll97/blog', `/ll97/blog?q=${encodeURIComponent(evil)}`]) {
    const text = await (await request.get(address)).text();
    expect(text).not.toContain('<script>alert(1)');
    expect(text).not.toContain('<img src=x');
  }
  expect(await (await request.get(`/ll97/blog/${slug}`)).text()).toContain('application/ld+json');
  await api.remove('articles', id);
});

test('an editor cannot make the server fetch a URL', async ({ api }) => {
  const { request, leave } = await openPerson('editor', api);
  for (const address of ['/api/media/paste-url', '/api/media/paste-url/1']) {
    const response = await request.get(`${address}?src=${encodeURIComponent(`${BASE_URL}/healthz`)}`);
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toBe('ok\n');
  }
  await leave();
});
