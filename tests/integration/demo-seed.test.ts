import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

const INBOX = [
  'vendor-applications',
  'invoice-submissions',
  'bill-uploads',
  'bills',
  'cwz-assessments',
  'contact-messages',
  'feedback',
  'report-inquiries',
  'quiz-submissions',
  'emissions-reports',
  'newsletter-subscriptions',
] as const;

let test: TestPayload;
let created: number;
const seedDemo = async () =>
  (await import('#collections/content-files/demo/index.ts')).seedDemo(test.payload);
const rowsOf = async <Slug extends CollectionSlug>(collection: Slug) =>
  (await test.payload.find({ collection, pagination: false, depth: 0 })).docs;

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: 'desk@example.com' } });
  created = await seedDemo();
});

afterAll(() => test.close());

describe('the demo seed', () => {
  it('fills every part of the inbox with a few submissions, once', async () => {
    const count = async () =>
      Promise.all(INBOX.map(async (collection) => (await test.payload.count({ collection })).totalDocs));
    const counts = await count();
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(created).toBe(45);
    expect(await seedDemo()).toBe(0);
    expect(await count()).toEqual(counts);
  });

  it('sends no mail, creates no account, and uses only addresses at example.com', async () => {
    expect((await test.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    expect((await test.payload.count({ collection: 'users' })).totalDocs).toBe(0);
    const addresses = JSON.stringify(await Promise.all(INBOX.map(rowsOf)))
      .split(/["\s<>\\]/)
      .filter((word) => word.includes('@'));
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !/^[a-z]+\.[a-z]+\+demo@example\.com$/.test(address))).toEqual([]);
  });

  it('has submissions that staff have worked on, with the change in their history', async () => {
    const changed = new Set((await rowsOf('changes')).map(({ submission }) => submission));
    const submissions = await rowsOf('submissions');
    for (const name of ['contact-messages', 'vendor-applications', 'invoice-submissions']) {
      const ofKind = submissions.filter(({ kind }) => kind === name);
      expect(new Set(ofKind.map(({ status }) => status)).size).toBe(2);
      expect(ofKind.filter(({ id }) => changed.has(id)).length).toBeGreaterThan(0);
    }
  });

  it('has bills that are real PDFs, beside their rows', async () => {
    const [bill] = await rowsOf('bill-uploads');
    const { billStorage } = await import('#collections/bills/uploads/bill-storage.ts');
    const chunks: Buffer[] = [];
    for await (const chunk of await billStorage().open(bill!)) chunks.push(chunk as Buffer);
    expect((await readPdf(Buffer.concat(chunks))).text).toContain('Total');
  });

  it('has emissions reports that the site can compute', async () => {
    const { findEmissionsReport } = await import('#app/data/emissions-reports.server.ts');
    for (const { publicId } of await rowsOf('emissions-reports')) {
      expect(await findEmissionsReport(publicId)).toMatchObject({ publicId });
    }
  });
});
