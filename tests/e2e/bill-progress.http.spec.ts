import { invoiceFields, pdf } from '../support/e2e/bills.ts';
import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';
import { sendReadBill } from '../support/e2e/sent-bill.ts';

const SECRET = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };

test('a bill page stays out of caches, search engines and referrers, and shows its progress without scripts', async ({
  plainPage: page,
  request,
  api,
}) => {
  const fields = invoiceFields();
  const bill = await sendReadBill(request, fields);
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
  for (const missing of ['1/0', '0/99', 'x/0', '-1/0']) {
    expect((await request.get(`${bill}/pages/${missing}`)).status()).toBeGreaterThanOrEqual(404);
  }
  expect((await request.get(`${bill.slice(0, -1)}~`)).status()).toBe(404);
  expect((await request.post(bill, { form: {} })).status()).toBe(405);

  await page.open(bill);
  const steps = page.all('li', undefined, page.one('ol', 'Progress')).map((step) => page.text(step));
  expect(steps.join(' ')).toMatch(/Received.*Read.*In review.*Sent/);
  expect(page.text()).toContain('Write to us if one is wrong');
  page.one('a', 'Write to us');
  expect(page.text()).toContain('Action Carting');
  expect(page.text()).toContain('$2,060.06');

  const submission = await api.find('submissions', { email: fields.contactEmail });
  const stored = await api.find('bills', { submission: submission?.id ?? 0 });
  await api.update('bills', stored?.id ?? 0, { report: { summary: 'You pay a fair price.' } });
  await api.update('submissions', submission?.id ?? 0, { status: 'inReview' });
  await api.update('submissions', submission?.id ?? 0, { status: 'reportSent' });
  await page.open(bill);
  page.one('a', 'Open your report');
  expect(page.text()).not.toMatch(/check this|write to us if/i);
});

test('the page for a document that is not a bill says so, and offers to send another', async ({
  plainPage: page,
  request,
}) => {
  const invoice = pdf('letter.pdf');
  const response = await request.post('/ll199/invoice/send', { multipart: { ...invoiceFields(), invoice } });
  const { bill } = (await response.json()) as { bill: string };
  const text = async () => (await request.get(`/bills/${bill}`)).text();
  await expect.poll(text, { timeout: 60_000 }).toContain('look like a bill');
  await page.open(`/bills/${bill}`);
  page.one('a', 'Send another?');
});
