import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';
import { sendReadBill } from '../support/e2e/sent-bill.ts';

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

test('a bill page stays out of caches, search engines and referrers, and shows its progress without scripts', async ({
  plainPage: page,
  request,
}) => {
  const bill = await sendReadBill(request);
  const answer = await request.get(bill);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject(SECRET);
  expect(await answer.text()).not.toContain('@example.com');
  const picture = await request.get(`${bill}/pages/0/0`);
  expect(picture.headers()).toMatchObject({
    ...SECRET,
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await request.get(`${bill}/pages/1/0`)).status()).toBe(404);
  expect((await request.get(`${bill.slice(0, -1)}~`)).status()).toBe(404);

  await page.open(bill);
  const steps = page.all('li', undefined, page.one('ol', 'Progress')).map((step) => page.text(step));
  expect(steps.join(' ')).toMatch(/Received.*Read.*In review.*Sent/);
  expect(page.text()).toContain('Write to us if one is wrong');
  page.one('a', 'Write to us');
  expect(page.text()).toContain('Action Carting');
  expect(page.text()).toContain('$2,060.06');
});
