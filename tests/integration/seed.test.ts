import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regulatoryModule } from '#law/modules.ts';
import { createUser } from '../support/factories.ts';
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
let demoCount: number;

const seedDemo = async () =>
  (await import('#collections/content-files/demo/index.ts')).seedDemo(test.payload);

const findAll = async <Slug extends CollectionSlug>(collection: Slug) =>
  (await test.payload.find({ collection, pagination: false, depth: 0 })).docs;

beforeAll(async () => {
  test = await createTestPayload({ environment: { STAFF_MAIL: 'desk@example.com' } });
  demoCount = await seedDemo();
});

afterAll(() => test.close());

describe('the demo seed', () => {
  it('adds a few submissions to every part of the inbox, but only once', async () => {
    const count = async () =>
      Promise.all(INBOX.map(async (collection) => (await test.payload.count({ collection })).totalDocs));
    const counts = await count();
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(demoCount).toBe(45);
    expect(await seedDemo()).toBe(0);
    expect(await count()).toEqual(counts);
  });

  it('sends no email, creates no account, and uses only example.com addresses', async () => {
    expect((await test.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    expect((await test.payload.count({ collection: 'users' })).totalDocs).toBe(0);
    const addresses = JSON.stringify(await Promise.all(INBOX.map(findAll)))
      .split(/["\s<>\\]/)
      .filter((word) => word.includes('@'));
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !/^[a-z]+\.[a-z]+\+demo@example\.com$/.test(address))).toEqual([]);
  });

  it('stores emissions reports that the site can compute', async () => {
    const { findEmissionsReport } = await import('#app/data/emissions-reports.server.ts');
    for (const { publicId } of await findAll('emissions-reports')) {
      expect(await findEmissionsReport(publicId)).toMatchObject({ publicId });
    }
  });
});

describe('the seeded content', () => {
  it('has at least nine LL97 articles in all six categories, each published and with a picture', async () => {
    const where = { module: { equals: 'll97' } };
    const { docs } = await test.payload.find({ collection: 'articles', where, pagination: false, depth: 1 });
    expect(docs.length).toBeGreaterThanOrEqual(9);
    expect(new Set(docs.map(({ category }) => category))).toEqual(
      new Set(regulatoryModule('ll97').articleCategories),
    );
    for (const { slug, image, readTime, _status } of docs) {
      const hasImage = typeof image === 'object' && image !== null;
      expect({ slug, hasImage, _status }).toEqual({ slug, hasImage: true, _status: 'published' });
      expect(readTime).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('seeding again', () => {
  it('changes nothing, because the restored content matches what seeding would write', async () => {
    const { seedContent } = await import('#collections/content-files/seed.ts');
    const outcome = await seedContent(test.payload);
    expect(outcome).toMatchObject({ created: 0, updated: 0 });
    expect(outcome.unchanged).toBeGreaterThanOrEqual(12);
  });
});

describe('an installation that predates a text in the panel', () => {
  const MAIL = { collection: 'mail-templates', where: { key: { equals: 'messageReceived' } } } as const;
  let seedMissing: () => Promise<unknown>;

  beforeAll(async () => {
    const { payload } = test;
    const { seedMissingRegister } = await import('#collections/content-files/seed.ts');
    seedMissing = () => seedMissingRegister(payload);
    const page = { slug: 'contact', depth: 0 } as const;
    await payload.updateGlobal({ ...page, data: { heading: 'Write to us', _status: 'published' } });
    await payload.updateGlobal({ ...page, draft: true, data: { lead: 'A draft.', _status: 'draft' } });
    const user = await createUser(payload, 'editor');
    await payload.update({ ...MAIL, user, data: { subject: 'We have it ({reference})' } });
    const { pool } = payload.db;
    await pool.query('update contact set application_title = null');
    await pool.query('update _contact_v set version_application_title = null');
    await pool.query(
      "update mail_templates set reason = null, seed_digest = 'messageReceived older' where key = 'messageReceived'",
    );
    await pool.query("delete from payload_kv where key = 'seeded-content'");
    await seedMissing();
  });

  const contact = (draft: boolean) => test.payload.findGlobal({ slug: 'contact', depth: 0, draft });

  it("gets the text at startup, and keeps editors' changes", async () => {
    expect(await contact(false)).toMatchObject({
      heading: 'Write to us',
      application: { title: 'Apply to be listed: choose your law' },
    });
    expect((await test.payload.find(MAIL)).docs).toMatchObject([
      { subject: 'We have it ({reference})', reason: expect.stringContaining('a form on our site') },
    ]);
  });

  it('gets the text in a draft, too, so that the draft can be published', async () => {
    const { application, lead } = await contact(true);
    expect({ application, lead }).toMatchObject({
      application: { title: 'Apply to be listed: choose your law' },
      lead: 'A draft.',
    });
    const data = { lead, application, _status: 'published' } as const;
    await test.payload.updateGlobal({ slug: 'contact', data });
    expect((await contact(false)).lead).toBe('A draft.');
  });

  it('is not changed by the next startup', async () => {
    expect(await seedMissing()).toBeUndefined();
    await test.payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    expect(await seedMissing()).toMatchObject({ created: 0, updated: 0 });
    expect((await test.payload.find(MAIL)).docs).toMatchObject([{ subject: 'We have it ({reference})' }]);
  });
});
