import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

for (const answers of [
  '',
  '1a',
  '1e-2a-3a-4a-5a',
  '1a-2a-3a-4a-5f',
  '1a-2a-3a-4a-5a-6a',
  '%00',
  'x'.repeat(3000),
]) {
  test(`a checklist for answers like "${answers.slice(0, 20)}" is a 400`, async ({ request }) => {
    const page = await request.get(`/nyc-pest/report?answers=${answers}`);
    expect(page.status()).toBe(400);
    expect(await page.text()).toContain('These answers cannot be read');
    const file = await request.get(`/nyc-pest/report/checklist.pdf?answers=${answers}`);
    expect(file.status()).toBe(400);
    expect(file.headers()['content-disposition']).toBeUndefined();
  });
}

test('a checklist that is not launched, or that a module does not have, is not found', async ({
  request,
}) => {
  for (const address of ['/nyc-plastic/report/checklist.pdf', '/ll97/report/checklist.pdf']) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 404 });
  }
});

test('a closed quiz shows no result', async ({ request }) => {
  const page = await request.get('/nyc-plastic/quiz?answers=1a-2a-3a-4a-5a');
  expect(await page.text()).not.toContain('Score:');
});
