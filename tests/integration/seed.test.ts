import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regulatoryModule } from '#law/modules.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type SeedContent = (typeof import('#collections/content-files/seed.ts'))['seedContent'];

let test: TestPayload;
let seedContent: SeedContent;

beforeAll(async () => {
  test = await createTestPayload();
  ({ seedContent } = await import('#collections/content-files/seed.ts'));
});

afterAll(() => test.close());

const findBySlug = async (slug: string) => {
  const { docs } = await test.payload.find({
    collection: 'articles',
    where: { slug: { equals: slug } },
    depth: 1,
  });
  return docs[0];
};

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

  it('has no article that the home page shows before its blog is open', async () => {
    const { newestArticles } = await import('#app/data/articles.server.ts');
    const { modulesWithOpenBlogs } = await import('#app/data/modules.server.ts');
    const open = await modulesWithOpenBlogs();
    expect(new Set(open)).toEqual(new Set(['ll97', 'll199', 'nyc-internet', 'nyc-pest', 'cwz']));
    const shown = await newestArticles(open, 50);
    expect(new Set(shown.map(({ module }) => module))).toEqual(new Set(open));
  });

  it('lists articles of the same day in one order, whatever the page', async () => {
    const { listArticles } = await import('#app/data/articles.server.ts');
    const list = async (page: number, pageSize: number) =>
      (await listArticles({ modules: ['ll97'], page, pageSize })).articles;
    const all = await list(1, 50);
    expect(new Set(all.map(({ publishedAt }) => publishedAt)).size).toBeLessThan(all.length);
    const inPages = [...(await list(1, 4)), ...(await list(2, 4)), ...(await list(3, 4))];
    expect(inPages.map(({ slug }) => slug)).toEqual(all.slice(0, 12).map(({ slug }) => slug));
  });

  it('has images in the sizes that pages show', async () => {
    const { docs } = await test.payload.find({ collection: 'media', limit: 1 });
    expect(docs[0]).toMatchObject({
      mimeType: 'image/webp',
      sizes: { card: { width: 640, height: 360 }, wide: { width: 1280, height: 720 } },
    });
  });
});

describe('seeding again', () => {
  it('changes nothing, as the restored starting content is what seeding writes', async () => {
    const outcome = await seedContent(test.payload);
    expect(outcome).toMatchObject({ created: 0, updated: 0 });
    expect(outcome.unchanged).toBeGreaterThanOrEqual(12);
  });

  describe('after editors have worked', () => {
    const MOVED = 'choosing-among-the-carters-of-your-zone';
    let moved: number;
    let own: string;
    let articles: number;

    const countArticles = async () => (await test.payload.count({ collection: 'articles' })).totalDocs;

    beforeAll(async () => {
      const { payload } = test;
      const { id } = (await findBySlug('covered-buildings-list'))!;
      await payload.update({ collection: 'articles', id, data: { title: 'An editor wrote this' } });
      moved = (await findBySlug(MOVED))!.id;
      await payload.update({ collection: 'articles', id: moved, data: { slug: 'moved-elsewhere' } });
      ({ slug: own } = await createArticle(payload));
      await payload.updateGlobal({ slug: 'site-settings', data: { productName: 'Plotline' } });
      articles = await countArticles();
      await seedContent(payload);
    });

    it('leaves what an editor has changed', async () => {
      expect((await findBySlug('covered-buildings-list'))?.title).toBe('An editor wrote this');
    });

    it('does not re-create an article that an editor has moved to another address', async () => {
      expect(await countArticles()).toBe(articles);
      expect((await findBySlug('moved-elsewhere'))?.id).toBe(moved);
      expect(await findBySlug(MOVED)).toBeUndefined();
    });

    it('never deletes, and keeps settings that an editor saved', async () => {
      expect(await findBySlug(own)).toBeDefined();
      expect((await test.payload.findGlobal({ slug: 'site-settings' })).productName).toBe('Plotline');
    });
  });
});

describe('an installation from before a text was in the panel', () => {
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

  it('gets the text when it starts, and keeps what editors wrote', async () => {
    expect(await contact(false)).toMatchObject({
      heading: 'Write to us',
      application: { title: 'Apply to be listed: choose your law' },
    });
    expect((await test.payload.find(MAIL)).docs).toMatchObject([
      { subject: 'We have it ({reference})', reason: expect.stringContaining('a form on our site') },
    ]);
  });

  it('gets it in a draft, too, so that its editor can publish', async () => {
    const { application, lead } = await contact(true);
    expect({ application, lead }).toMatchObject({
      application: { title: 'Apply to be listed: choose your law' },
      lead: 'A draft.',
    });
    const data = { lead, application, _status: 'published' } as const;
    await test.payload.updateGlobal({ slug: 'contact', data });
    expect((await contact(false)).lead).toBe('A draft.');
  });

  it('is not changed by the next start', async () => {
    expect(await seedMissing()).toBeUndefined();
    await test.payload.db.pool.query("delete from payload_kv where key = 'seeded-content'");
    expect(await seedMissing()).toMatchObject({ created: 0, updated: 0 });
    expect((await test.payload.find(MAIL)).docs).toMatchObject([{ subject: 'We have it ({reference})' }]);
  });
});
