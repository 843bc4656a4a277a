import { randomUUID } from 'node:crypto';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const COMPLETE = '1c-2c-3c-4c-5c';

for (const answers of [
  '1e',
  '2a',
  '1a-3a',
  '2a-1a',
  '1a-1b',
  '6a',
  `${COMPLETE}-6a`,
  '1A',
  '%00',
  '%F0%9F%98%80',
  "1a';drop table quizzes;--",
  '1a&answers=1b',
  '1a&question=2',
  '1a-2a&question=0',
  '1a-2a&question=1&question=2',
  '1a-'.repeat(1200),
]) {
  test(`answers like ${answers.slice(0, 30)} are a 400 that says so`, async ({ request }) => {
    const response = await request.get(`/ll97/quiz?answers=${answers}`);
    expect(response.status()).toBe(400);
    const page = await response.text();
    expect(page).toContain('These answers cannot be read');
    expect(page).toContain('Restart Assessment');
    expect(page).not.toContain('Score:');
  });
}

test('a score or level in the form is ignored', async ({ request, api }) => {
  const userEmail = `${randomUUID()}@example.com`;
  const form = { userEmail, buildingAddress: '12 Main Street', score: '0', riskLevel: 'low', answers: '1a' };
  await request.post(`/ll97/quiz?answers=${COMPLETE}`, { form });
  expect(await api.find('quiz-submissions', { userEmail })).toMatchObject({ score: 10, riskLevel: 'high' });
});

test('a result without all answers, with unknown ones, or without a quiz is refused and not stored', async ({
  request,
  api,
}) => {
  const userEmail = `${randomUUID()}@example.com`;
  const form = { userEmail, buildingAddress: '12 Main Street' };
  for (const [address, status] of [
    ['/ll97/quiz', 400],
    ['/ll97/quiz?answers=1a-2b', 400],
    ['/ll97/quiz?answers=1a-2b-3c-4d-5e', 400],
    [`/nyc-plastic/quiz?answers=${COMPLETE}`, 404],
  ] as const) {
    expect({ address, status: (await request.post(address, { form })).status() }).toEqual({
      address,
      status,
    });
  }
  expect((await request.put(`/ll97/quiz?answers=${COMPLETE}`, { form })).status()).toBe(405);
  expect((await request.post(`/ll97/quiz?answers=${COMPLETE}`, { data: form })).status()).toBe(400);
  expect(await api.count('quiz-submissions', { userEmail })).toBe(0);
});

test('anonymous requests get no quiz and no result from the API', async ({ request }) => {
  for (const address of ['/api/quizzes', '/api/quiz-submissions']) {
    expect({ address, status: (await request.get(address)).status() }).toEqual({ address, status: 403 });
  }
});
