import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let reports: typeof import('#app/content/emissions-reports.server.ts');
let submit: typeof import('#collections/emissions-reports/submit.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  reports = await import('#app/content/emissions-reports.server.ts');
  submit = await import('#collections/emissions-reports/submit.ts');
});

afterAll(() => test.close());

const BUILDING = {
  address: '1 Main Street',
  uses: [{ propertyType: 'Office' as const, squareFeet: 450_000 }],
  pathway: 'article320' as const,
};

it('finds a report by its address, as it was entered', async () => {
  const publicId = await submit.submitEmissionsReport(BUILDING);
  expect(publicId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await reports.findEmissionsReport(publicId)).toMatchObject({ publicId, building: BUILDING });
});

it('gives two reports of one building different addresses', async () => {
  const [one, other] = await Promise.all([
    submit.submitEmissionsReport(BUILDING),
    submit.submitEmissionsReport(BUILDING),
  ]);
  expect(one).not.toBe(other);
});

it.each(['', '1', 'A'.repeat(22), 'x'.repeat(10_000), '../../etc/passwd', "' or 1=1 --aaaaaaaaaaaa"])(
  'nothing is at "%s"',
  async (publicId) => {
    expect(await reports.findEmissionsReport(publicId)).toBeUndefined();
  },
);
