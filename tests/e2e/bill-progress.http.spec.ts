import { expect, httpTest as test } from '../support/e2e/fixtures.ts';
import { sendReadBill } from '../support/e2e/sent-bill.ts';

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

test('the page of a bill is in no cache, search engine or referrer, and nowhere else', async ({
  request,
}) => {
  const page = await sendReadBill(request);
  const answer = await request.get(page);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject(SECRET);
  expect(await answer.text()).not.toContain('@example.com');
  const picture = await request.get(`${page}/pages/0/0`);
  expect(picture.headers()).toMatchObject({
    ...SECRET,
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const missing of ['1/0', '0/99', 'x/0', '-1/0']) {
    expect((await request.get(`${page}/pages/${missing}`)).status()).toBeGreaterThanOrEqual(404);
  }
  expect((await request.get(`${page.slice(0, -1)}~`)).status()).toBe(404);
  expect((await request.post(`${page}x`, { form: {} })).status()).toBe(404);
});
