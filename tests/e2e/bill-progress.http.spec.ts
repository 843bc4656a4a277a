import { invoiceFields } from '../support/e2e/bills.ts';
import { expect } from '../support/e2e/fixtures.ts';
import { plainTest as test } from '../support/e2e/plain-page.ts';
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

test('a sender follows a bill without scripts, and corrects what was read until the review starts', async ({
  plainPage: page,
  request,
  api,
}) => {
  const fields = invoiceFields();
  const bill = await sendReadBill(request, fields);
  await page.open(bill);
  const steps = page.all('li', undefined, page.one('ol', 'Progress')).map((step) => page.text(step));
  expect(steps.join(' ')).toMatch(/Received.*Read.*In review.*Sent/);
  page.one('h2, h3', 'Preliminary: our staff will review this');
  expect(page.text()).toMatch(/a contract can run 2 years at most\. We couldn't read your contract term/);

  page.fill({ 'Amount due': 'a lot', 'Account number': 'B-200' });
  await page.press('Save corrections');
  expect(page.text()).toContain('Enter an amount in dollars, such as 1,234.50.');
  expect([page.value('Amount due'), page.value('Account number')]).toEqual(['a lot', 'B-200']);
  page.set('Amount due', '1,300');
  await page.press('Save corrections');
  page.one('[role=status]', /Your corrections are saved/);
  expect(page.value('Amount due')).toBe('$1,300.00');

  const line = () => page.group(/^Service 1/);
  expect(page.field('Amount', line()).getAttribute('inputmode')).toBe('decimal');
  page.set('First day of the period', '10/1/26');
  page.set('This line is not on my bill', true, line());
  await page.press('Save corrections');
  expect(page.value('First day of the period')).toBe('10/1/2026');
  expect(page.all('input', 'Amount', line())).toHaveLength(0);
  expect(page.text(line())).toContain('Removed: ');
  page.set('This line is not on my bill', false, line());
  await page.press('Save corrections');
  page.field('Amount', line());

  const id = Number((await api.find('invoice-submissions', { contactEmail: fields.contactEmail }))?.id);
  await api.update('invoice-submissions', id, { status: 'inReview' });
  page.set('Amount due', '1,400');
  await page.press('Save corrections');
  expect(page.text(page.one('[role=alert]'))).toContain('Our staff have started the review');
  await page.open(bill);
  expect(page.text()).toContain('$1,300.00');
  expect(page.all('button', 'Save corrections')).toHaveLength(0);

  const analysis = { summary: 'You pay a fair price.' };
  await api.update('invoice-submissions', id, { analysis, status: 'reportSent' });
  await page.open(bill);
  page.one('a', 'Open your report');
  expect(page.text()).not.toMatch(/check this|reply to our email|first reading/i);
});
