import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, httpTest as test } from '../support/e2e/fixtures.ts';

const QUIZ = '/nyc-internet/quiz';
const REPORT = '/nyc-internet/report';

const unique = () => randomUUID().slice(0, 8);

const complete = {
  userName: 'Olive Owner',
  userEmail: 'olive@example.com',
  buildingAddress: '12 Main Street, Queens',
  buildingType: 'other',
  hasExistingInfrastructure: 'no',
  broadbandAvailability: 'poor',
  willingToUpgrade: 'no',
};

const send = (request: APIRequestContext, form: Record<string, string>) =>
  request.post(QUIZ, { form, maxRedirects: 0 });

test('a result has a secret URL and is not cached', async ({ request }) => {
  const person = { userName: `Person ${unique()}`, userEmail: `${unique()}@example.com` };
  const buildingAddress = `${unique()} Main Street`;
  const answer = await send(request, { ...complete, ...person, buildingAddress });
  const address = answer.headers().location?.split('?', 1)[0] ?? '';
  expect(address).toMatch(/^\/nyc-internet\/quiz\/result\/[\w-]{22}$/);
  for (const form of [address, `${address}.data`]) {
    const response = await request.get(form);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const text = await response.text();
    expect(text).toContain('Your property has urgent digital infrastructure needs');
    for (const secret of [person.userName, person.userEmail, buildingAddress]) {
      expect(text).not.toContain(secret);
    }
  }
  expect((await request.get(`${QUIZ}/result/${'A'.repeat(22)}`)).status()).toBe(404);
  expect((await request.get(`${QUIZ}/result/1`)).status()).toBe(404);
});

test('the report and its data contain no personal data', async ({ request, api }) => {
  const marks = { name: unique(), email: unique(), notes: unique(), hidden: unique(), machine: unique() };
  const address = `${unique()} <script>alert(1)</script> Street`;
  const shown = {
    ...complete,
    userName: `Person ${marks.name}`,
    userEmail: `${marks.email}@example.com`,
    additionalNotes: `Notes ${marks.notes}`,
    buildingAddress: address,
  };
  const sent = [
    shown,
    { ...shown, buildingAddress: `${marks.hidden} Main Street, Bronx`, isAddressWithheld: 'on' },
    { ...shown, buildingAddress: `${marks.machine} Main Street`, website: 'https://spam.example' },
  ];
  for (const form of sent) expect((await send(request, form)).status()).toBe(302);
  const page = await (await request.get(REPORT)).text();
  const data = await (await request.get(`${REPORT}.data`)).text();
  const publicIds = await Promise.all(
    sent.map(async ({ buildingAddress }) => {
      const stored = await api.find('quiz-submissions', { buildingAddress });
      return String(stored?.publicId);
    }),
  );
  expect(new Set(publicIds).size).toBe(3);
  for (const text of [page, data]) {
    expect(text).toContain('Bronx (address withheld)');
    expect(text).toContain(address.slice(0, 8));
    for (const secret of [...Object.values(marks), ...publicIds, '@example.com', 'Olive']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/userName|userEmail|additionalNotes|buildingType"|hasExistingInfrastructure/);
  }
  expect(page).toContain(`${address.slice(0, 8)} &lt;script&gt;alert(1)&lt;/script&gt; Street`);
  expect(page).not.toContain('<script>alert(1)');
});
