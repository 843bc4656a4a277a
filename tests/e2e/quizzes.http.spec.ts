import { randomUUID } from 'node:crypto';
import { expect } from '../support/e2e/fixtures.ts';
import { mailTo } from '../support/e2e/outbox.ts';
import { type PlainPage, plainTest as test } from '../support/e2e/plain-page.ts';
import { readPdf } from '../support/read-pdf.ts';

const COMPLETE = '1c-2c-3c-4c-5c';

const bands = (page: PlainPage) =>
  page.all('tr', undefined, page.one('table', 'The bands of the score')).map((row) => page.text(row));
const findings = (page: PlainPage) =>
  page.all('li', undefined, page.part('Key findings')).map((finding) => page.text(finding));

test('search engines may index only the first page of a quiz, and each step has a title', async ({
  plainPage: page,
}) => {
  const robots = () => page.all('meta[name=robots]').map((meta) => meta.getAttribute('content'));
  for (const [query, title, expected] of [
    ['', /^LL97 Risk Assessment · /, []],
    ['?answers=1a', /^Question 2 of 5: LL97 Risk Assessment · /, ['noindex']],
    [`?answers=${COMPLETE}`, /^Your result: LL97 Risk Assessment · /, ['noindex']],
  ] as const) {
    await page.open(`/ll97/quiz${query}`);
    expect(page.title).toMatch(title);
    expect(robots()).toEqual(expected);
    expect(page.attribute('link[rel=canonical]', 'href')).toMatch(/\/ll97\/quiz$/);
  }
});

// The tests in law/quizzes and app/features/quizzes check which answers are impossible.
test('impossible answers get a 400 with a link to the start of the quiz, and no checklist', async ({
  plainPage: page,
  request,
}) => {
  for (const address of [
    '/ll97/quiz?answers=1e',
    `/ll97/quiz?answers=${'1a-'.repeat(1200)}`,
    '/nyc-pest/report?answers=1a',
  ]) {
    await page.open(address);
    expect({ address, status: page.status }).toEqual({ address, status: 400 });
    expect(page.text()).toContain('We can’t read these answers');
    expect(page.text()).not.toContain('Score:');
    if (address.startsWith('/ll97')) expect(page.hrefOf('Restart Assessment')).toBe('/ll97/quiz');
  }
  const file = await request.get('/nyc-pest/report/checklist.pdf?answers=1a');
  expect(file.status()).toBe(400);
  expect(file.headers()['content-disposition']).toBeUndefined();
  for (const address of ['/nyc-plastic/report/checklist.pdf', '/ll97/report/checklist.pdf']) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 404 });
  }
  await page.open('/nyc-plastic/quiz?answers=1a-2a-3a-4a-5a');
  expect(page.text()).not.toContain('Score:');
});

test('a visitor gets from the LL199 landing page through the quiz to a result, which is emailed', async ({
  plainPage: page,
  api,
}) => {
  const userEmail = `${randomUUID()}@example.com`;
  await page.open('/ll199');
  await page.follow(/Take the quiz/, page.main);
  page.one('h1', 'LL199 Cost Calculator');
  expect(page.all('meta[name=robots]')).toHaveLength(0);
  expect(page.hrefOf('Skip the Quiz')).toBe('/ll199/invoice');
  await page.follow('Take the Quiz', page.main);
  expect(page.title).toMatch(/^Question 1 of 5: LL199 Cost Calculator/);
  for (const name of ['Daily', 'Over $10,000', 'Over 6 years', 'Basic', 'None']) await page.press(name);
  expect(page.url).toBe('/ll199/quiz?answers=1a-2d-3d-4b-5a');
  expect(page.text()).toMatch(/Score: 10 \/ 15.*Possible savings: 15-25%/);
  expect(bands(page)).toEqual([
    expect.stringMatching(/Level/),
    expect.stringMatching(/Optimal Spending\s*0-4\s*0-5%/),
    expect.stringMatching(/Fair Spending\s*5-8\s*5-15%/),
    expect.stringMatching(/Potentially Overpaying.*9-12\s*15-25%\s*You: 10/),
    expect.stringMatching(/Significantly Overpaying\s*13-15\s*25%\+/),
  ]);
  expect(findings(page)).toEqual([
    expect.stringMatching(/Needs attention\s*Contract length/),
    expect.stringMatching(/Positive\s*Sorting/),
  ]);
  expect(page.hrefOf('Restart Assessment')).toBe('/ll199/quiz?answers=');
  expect(page.hrefOf('Find waste experts')).toBe('/ll199/vendor-access');
  page.fill({ Email: userEmail, 'Building address': '12 Main Street, Queens' });
  await page.press('Email me this result');
  page.one('h2', 'Your result is on its way');
  expect(await api.find('quiz-submissions', { userEmail })).toMatchObject({
    module: 'll199',
    score: 10,
    riskLevel: 'high',
  });
  const { headers, text } = await mailTo(userEmail);
  expect(headers.subject).toBe('LL199 Cost Calculator: Potentially Overpaying');
  expect(text).toContain('Possible savings: 15-25%');
  await page.follow('Get Detailed Savings Report');
  page.one('h1', 'Reports Coming Soon');
});

test('a visitor gets from the pest overview through the quiz to a checklist and its PDF', async ({
  plainPage: page,
  request,
}) => {
  const steps = () => page.all('input[type=checkbox]', undefined, page.main);
  await page.open('/nyc-pest');
  expect(page.hrefOf('Risk Assessment', page.one('footer'))).toBe('/nyc-pest/quiz');
  await page.follow('Take the risk assessment', page.main);
  page.one('h1', 'Pest Risk Assessment');
  // One answer for each of the five questions.
  for (const name of ['Most of it', 'Always', 'Yes, all of it', 'Does not apply to us', 'Some of them']) {
    await page.press(name);
  }
  expect(page.url).toBe('/nyc-pest/quiz?answers=1b-2a-3a-4e-5c');
  expect(page.text()).toContain('Score: 3 / 12');
  expect(bands(page).slice(1)).toEqual([
    expect.stringMatching(/On track\s*0-2/),
    expect.stringMatching(/Gaps to close.*3-7\s*You: 3/),
    expect.stringMatching(/Act now\s*8-12/),
  ]);
  expect(page.text(page.one('tr', /Does a licensed professional/))).toContain('not counted');

  await page.follow('Get your checklist');
  expect(page.url).toBe('/nyc-pest/report?answers=1b-2a-3a-4e-5c');
  page.one('h1', 'Pest checklist');
  expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(steps()).toHaveLength(7);
  page.field(/^Inspect the whole property, and write it down/);
  expect(page.text()).not.toMatch(/Close the ways in, and stop the leaks|Keep a record of every treatment/);
  expect(page.text()).toContain('Source: Local Law 69 of 2017.');
  const response = await request.get(page.hrefOf('Download as PDF'));
  expect(response.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="nyc-pest-checklist.pdf"',
  });
  const { pages, text } = await readPdf(await response.body());
  expect(pages).toBe(1);
  expect(text).toContain('Gaps to close Score: 3 / 12');
  expect(text).toContain('/nyc-pest/report?answers=1b-2a-3a-4e-5c');
  expect(text).not.toContain('Close the ways in');
  await page.follow('Back to your result');
  expect(page.url).toBe('/nyc-pest/quiz?answers=1b-2a-3a-4e-5c');

  await page.open('/nyc-pest/report');
  expect(page.all('meta[name=robots]')).toHaveLength(0);
  expect(steps()).toHaveLength(13);
  expect(page.hrefOf('Take the Pest Risk Assessment')).toBe('/nyc-pest/quiz');
});
