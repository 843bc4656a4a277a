import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regulatoryModule } from '#law/modules.ts';
import { createArticle } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

type SeedContent = (typeof import('#collections/content-files/import/index.ts'))['seedContent'];

let test: TestPayload;
let seedContent: SeedContent;

beforeAll(async () => {
  test = await createTestPayload();
  ({ seedContent } = await import('#collections/content-files/import/index.ts'));
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

  it.each([
    ['nyc-internet', 'live'],
    ['nyc-plastic', 'comingSoon'],
    ['nyc-pest', 'live'],
  ] as const)('has three articles for the blog of %s, which is %s', async (module, state) => {
    const where = { module: { equals: module }, _status: { equals: 'published' } };
    expect((await test.payload.count({ collection: 'articles', where })).totalDocs).toBe(3);
    const { docs } = await test.payload.find({ collection: 'modules', where: { slug: { equals: module } } });
    expect(docs[0]?.sections.blog).toBe(state);
  });

  it('launches all of LL199 but its reports, with three articles', async () => {
    const where = { module: { equals: 'll199' }, _status: { equals: 'published' } };
    expect((await test.payload.count({ collection: 'articles', where })).totalDocs).toBe(3);
    const { docs } = await test.payload.find({ collection: 'modules', where: { slug: { equals: 'll199' } } });
    expect(docs[0]?.sections).toEqual({
      quiz: 'live',
      report: 'comingSoon',
      blog: 'live',
      vendorAccess: 'live',
    });
  });

  it('launches all of the internet plan, with three articles', async () => {
    const where = { module: { equals: 'nyc-internet' }, _status: { equals: 'published' } };
    expect((await test.payload.count({ collection: 'articles', where })).totalDocs).toBe(3);
    const { docs } = await test.payload.find({
      collection: 'modules',
      where: { slug: { equals: 'nyc-internet' } },
    });
    expect(docs[0]?.sections).toEqual({ quiz: 'live', report: 'live', blog: 'live', vendorAccess: 'live' });
    expect(docs[0]?.menu.quiz).toBe('Risk Assessment');
    expect(docs[0]?.vendorAccess.requirements).toHaveLength(5);
  });

  it('has no article that the home page shows before its blog is open', async () => {
    const { newestArticles } = await import('#app/data/articles.server.ts');
    const { modulesWithOpenBlogs } = await import('#app/data/modules.server.ts');
    const open = await modulesWithOpenBlogs();
    expect(new Set(open)).toEqual(new Set(['ll97', 'll199', 'nyc-internet', 'nyc-pest', 'cwz']));
    const shown = await newestArticles(open, 50);
    expect(new Set(shown.map(({ module }) => module))).toEqual(new Set(open));
  });

  it('has the example figures of the waste zones that the specification names', async () => {
    const { figures } = await test.payload.findGlobal({ slug: 'cwz-report' });
    expect(figures).toMatchObject({
      dominantHauler: 'Example Carting Co.',
      haulerMarketShare: 38,
      zoneAverageRate: 570,
      potentialSavings: 150,
      carbonReduction: 18,
      defaultMonthlyRate: 720,
    });
    expect(figures.effectiveDate.slice(0, 10)).toBe('2024-01-01');
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
  it('changes nothing', async () => {
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

describe("seeding a developer's own folder", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lotline-own-'));
    await mkdir(path.join(folder, 'articles/ll97'), { recursive: true });
  });

  afterAll(() => rm(folder, { recursive: true }));

  const seedFolder = () => seedContent(test.payload, folder);
  const write = (slug: string, body: string, publishedAt = '2026-01-02') =>
    writeFile(
      path.join(folder, `articles/ll97/${slug}.md`),
      `---\ntitle: Own\nexcerpt: Short.\ncategory: Updates\nauthor: Me\npublishedAt: ${publishedAt}\n---\n\n${body}\n`,
    );
  const bodyOf = async (slug: string) => JSON.stringify((await findBySlug(slug))?.body);

  it('imports an article, and imports it again when its file has changed', async () => {
    await write('own-article', 'First.');
    expect(await seedFolder()).toMatchObject({ created: 1 });
    await write('own-article', 'Second.');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 1 });
    expect(await bodyOf('own-article')).toContain('Second.');
  });

  it("leaves an editor's change when the file has changed too", async () => {
    await write('edited-article', 'First.');
    await seedFolder();
    const { id } = (await findBySlug('edited-article'))!;
    await test.payload.update({ collection: 'articles', id, data: { title: 'An editor wrote this' } });
    await write('edited-article', 'Second.');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 0 });
    expect((await findBySlug('edited-article'))?.title).toBe('An editor wrote this');
    expect(await bodyOf('edited-article')).toContain('First.');
  });

  it("leaves an editor's draft when the file has changed too", async () => {
    await write('drafted-article', 'First.');
    await seedFolder();
    const { id } = (await findBySlug('drafted-article'))!;
    const draft = { collection: 'articles', id, draft: true } as const;
    await test.payload.update({ ...draft, data: { title: 'A draft' } });
    await write('drafted-article', 'Second.');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 0 });
    expect((await test.payload.findByID(draft)).title).toBe('A draft');
  });

  it('does not re-create a moved article when its file has changed', async () => {
    await write('leaving-article', 'First.');
    await seedFolder();
    const { id } = (await findBySlug('leaving-article'))!;
    await test.payload.update({ collection: 'articles', id, data: { slug: 'arrived-article' } });
    await write('leaving-article', 'Second.');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 0 });
    expect(await findBySlug('leaving-article')).toBeUndefined();
  });

  it('updates the date of an article when only the date in its file has changed', async () => {
    await write('dated-article', 'Same.');
    await seedFolder();
    const before = await findBySlug('dated-article');
    await write('dated-article', 'Same.', '2026-01-05');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 1 });
    const after = await findBySlug('dated-article');
    expect(after).toMatchObject({ id: before?.id, _status: 'published' });
    expect([before?.publishedAt, after?.publishedAt]).toEqual([
      '2026-01-02T12:00:00.000Z',
      '2026-01-05T12:00:00.000Z',
    ]);
  });

  it('does not overwrite an article that was written in the panel under the same address', async () => {
    const own = await createArticle(test.payload, { title: 'From the panel' });
    await write(own.slug, 'From a file.');
    expect(await seedFolder()).toMatchObject({ created: 0, updated: 0 });
    expect((await findBySlug(own.slug))?.title).toBe('From the panel');
  });

  it('names file and line of every error, and imports nothing', async () => {
    await write('wrong-article', 'Fine.\n\n<table></table>');
    await write('A Title', 'Fine.');
    await write('right-article', 'Fine.');
    await writeFile(path.join(folder, 'articles/ll97/bare-article.md'), 'Only words.');
    await expect(seedFolder()).rejects.toMatchObject({
      errors: [
        'articles/ll97/bare-article.md:1: the front matter is missing (a block between two --- lines).',
        'articles/ll97/wrong-article.md:11: body: An article cannot hold this: html.',
        'articles/ll97/A Title.md:2: slug: the file should be called articles/ll97/A%20Title.md.',
      ],
    });
    expect(await findBySlug('right-article')).toBeUndefined();
  });

  it('fails if the folder has no content', async () => {
    const empty = path.join(folder, 'empty');
    await mkdir(empty);
    await expect(seedContent(test.payload, empty)).rejects.toThrow('there is no content in this folder');
  });
});
