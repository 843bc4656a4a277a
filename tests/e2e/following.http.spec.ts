import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { linkIn, mailTo } from '../support/e2e/outbox.ts';

const FORM = '/follow?kind=law&subject=ll152';
const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

/** Follows a law and confirms it. Returns the path of the follower's page, and the confirmation email. */
async function followed(request: Parameters<Parameters<typeof test>[2]>[0]['request']) {
  const email = `owner-${randomUUID()}@example.com`;
  await request.post(FORM, { form: { email, remind30: 'on' } });
  const mail = await mailTo(email);
  const confirmed = await request.post(linkIn(mail, '/follow/confirm/'), { form: {}, maxRedirects: 0 });
  return { email, mail, page: confirmed.headers().location?.split('?')[0] ?? '' };
}

test('the response is the same for a known email address, an unknown one, and a bot', async ({ request }) => {
  const { email } = await followed(request);
  const forms: Record<string, string>[] = [
    { email, remind30: 'on' },
    { email: `owner-${randomUUID()}@example.com`, remind30: 'on' },
    { email: `owner-${randomUUID()}@example.com`, remind30: 'on', website: 'https://example.com' },
  ];
  for (const form of forms) {
    const answer = await request.post(FORM, { form, maxRedirects: 0 });
    expect({ status: answer.status(), to: answer.headers().location }).toEqual({
      status: 302,
      to: '/follow/check-email',
    });
  }
});

test("a follower's page stays out of caches, search engines and referrers", async ({ request }) => {
  const { page, email } = await followed(request);
  const answer = await request.get(page);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject(SECRET);
  expect(await answer.text()).toContain(email);
  expect((await request.get(`${page}x`)).status()).toBe(404);
  expect((await request.post(`${page.slice(0, -1)}~`, { form: { intent: 'stopEverything' } })).status()).toBe(
    404,
  );
});

test('an email program can unsubscribe with one click, even twice', async ({ request }) => {
  const { mail, page } = await followed(request);
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(\S+)>$/.exec(mail.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  for (let time = 1; time <= 2; time += 1) {
    const answer = await request.post(address, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
  }
  expect(await (await request.get(page)).text()).toContain('follow anything yet');
});

test('following is rejected for an unknown subject or an invalid email address', async ({ request }) => {
  const form = { email: 'someone@example.com', remind30: 'on' };
  for (const query of [
    'kind=building&subject=1999999999',
    'kind=law&subject=ll9999',
    'kind=figure&subject=ll97-penalty-per-ton',
    'kind=portfolio&subject=1',
    'kind=person&subject=1',
  ]) {
    expect((await request.get(`/follow?${query}`)).status()).toBe(404);
    expect((await request.post(`/follow?${query}`, { form })).status()).toBe(400);
  }
  expect((await request.post(FORM, { form: { ...form, email: 'nobody' } })).status()).toBe(400);
});

test('the dates of a law are available as a public calendar', async ({ request }) => {
  const calendar = await request.get('/laws/ll152.ics');
  expect(calendar.status()).toBe(200);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('UID:deadline-ll152-');
  expect((await request.get('/laws/ll9999.ics')).status()).toBe(404);
});
