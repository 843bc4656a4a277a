import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArticle } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let seedContent: (typeof import('#collections/content-files/import/index.ts'))['seedContent'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
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
