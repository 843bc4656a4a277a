import { afterAll, beforeAll, expect, it } from 'vitest';
import { queuedMailSchema } from '#cms/mail/queue.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let reports: typeof import('#app/data/emissions-reports.server.ts');
let submit: typeof import('#collections/ll97/submit.ts');

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  reports = await import('#app/data/emissions-reports.server.ts');
  submit = await import('#collections/ll97/submit.ts');
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

it('emails a report to each recipient, with its figures, and the same mailing once', async () => {
  const publicId = await submit.submitEmissionsReport(BUILDING);
  const recipients = ['one@example.com', 'two@example.com'];
  const building = '350 5th Avenue, Manhattan';
  const mailing = { recipients, building, figures: '2030-2034: limit 1,210.88 t', query: '?a-solar=5' };
  await Promise.all([
    submit.mailEmissionsReport(publicId, mailing),
    submit.mailEmissionsReport(publicId, mailing),
  ]);
  const { docs } = await test.payload.find({ collection: 'payload-jobs', pagination: false });
  const mails = docs.map(({ input }) => queuedMailSchema.parse(input));
  expect(mails.map(({ to }) => to).sort()).toEqual(recipients);
  for (const { subject, text } of mails) {
    expect(subject).toBe('Local Law 97 emissions report for 350 5th Avenue, Manhattan');
    expect(text).toContain('2030-2034: limit 1,210.88 t');
    expect(text).toContain(`/ll97/report/${publicId}?a-solar=5`);
  }
  await submit.mailEmissionsReport(publicId, { ...mailing, building: undefined, query: '' });
  const { totalDocs } = await test.payload.count({ collection: 'payload-jobs' });
  expect(totalDocs).toBe(4);
  const later = await test.payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
  expect(later.docs[0]?.input).toMatchObject({ subject: 'Local Law 97 emissions report for your building' });
  const row = await test.payload.find({
    collection: 'emissions-reports',
    showHiddenFields: true,
    where: { publicId: { equals: publicId } },
  });
  expect(JSON.stringify(row)).not.toContain('one@');
});

it.each(['', '1', 'A'.repeat(22), 'x'.repeat(10_000), '../../etc/passwd', "' or 1=1 --aaaaaaaaaaaa"])(
  'nothing is at "%s"',
  async (publicId) => {
    expect(await reports.findEmissionsReport(publicId)).toBeUndefined();
  },
);
