import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#cms/payload-types.ts';
import { createArticle } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, post, signInAs } from '../support/rest.ts';

let test: TestPayload;
let articles: typeof import('#app/data/articles.server.ts');
let countReaders: (typeof import('#collections/articles/read-count.ts'))['countReaders'];
let markdownToLexical: (typeof import('#collections/content-files/rich-text/from-markdown.ts'))['markdownToLexical'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  const { buildSearch } = await import('#collections/search/build.ts');
  await buildSearch(test.payload);
  articles = await import('#app/data/articles.server.ts');
  ({ countReaders } = await import('#collections/articles/read-count.ts'));
  ({ markdownToLexical } = await import('#collections/content-files/rich-text/from-markdown.ts'));
});

afterAll(() => test.close());

const create = (overrides?: Parameters<typeof createArticle>[1]) => createArticle(test.payload, overrides);

const search = async (words: string) => {
  const found = await articles.listArticles({ modules: ['ll97'], page: 1, pageSize: 50, search: words });
  return found.articles.map(({ title }) => title);
};

const storedCount = async (id: number) => {
  const { docs } = await test.payload.find({
    collection: 'articles',
    where: { id: { equals: id } },
    depth: 0,
  });
  return docs[0]?.readCount;
};

describe('what visitors see', () => {
  it('is published articles of the module, newest first', async () => {
    await create({ title: 'Older', publishedAt: '2026-01-01T17:00:00.000Z' });
    await create({ title: 'Newer', publishedAt: '2026-02-01T17:00:00.000Z' });
    await create({ title: 'A draft', _status: 'draft' });
    await create({ title: 'Of another module', module: 'cwz', category: 'Zones' });
    const { articles: found, total } = await articles.listArticles({
      modules: ['ll97'],
      page: 1,
      pageSize: 6,
    });
    expect(found.map(({ title }) => title)).toEqual(['Newer', 'Older']);
    expect(total).toBe(2);
  });

  it('is found by title, excerpt or author, whatever the case', async () => {
    await create({ title: 'Boilers', excerpt: 'Steam.', author: 'Night Desk' });
    expect(await search('BOILER')).toEqual(['Boilers']);
    expect(await search('steam')).toEqual(['Boilers']);
    expect(await search('night desk')).toEqual(['Boilers']);
  });

  it('is found by the characters themselves, also those that SQL takes for wildcards', async () => {
    await create({ title: 'A 40% cut' });
    await create({ title: 'snake_case' });
    await create({ title: String.raw`back\slash` });
    expect(await search('%')).toEqual(['A 40% cut']);
    expect(await search('_')).toEqual(['snake_case']);
    expect(await search('\\')).toEqual([String.raw`back\slash`]);
    expect(await search("'; drop table articles; --")).toEqual([]);
  });

  it.each(['É', 'économie', 'ÉCONOMIE', 'STRASSE', 'ß', 'end start', 'x', '50% off_', 'case', 'e'])(
    'is found by %j as PostgreSQL compares without case, title by title, excerpt by excerpt',
    async (words) => {
      await create({ title: 'Économie, Straße', excerpt: `50% off_ ${words} the end`, author: 'start Case' });
      await create({ title: 'Written down', excerpt: words, author: 'Somebody', _status: 'draft' });
      const contains = { contains: words.replace(/[\\%_]/g, '\\$&') };
      const or: Where[] = [{ title: contains }, { excerpt: contains }, { author: contains }];
      const { docs } = await test.payload.find({
        collection: 'articles',
        where: { and: [{ module: { equals: 'll97' }, _status: { equals: 'published' } }, { or }] },
        sort: ['-publishedAt', '-id'],
        limit: 2,
        page: 1,
      });
      const found = await articles.listArticles({ modules: ['ll97'], page: 1, pageSize: 2, search: words });
      expect(found.articles.map(({ slug }) => slug)).toEqual(docs.map(({ slug }) => slug));
      expect(found.articles.length).toBeGreaterThan(0);
    },
  );

  it('is not found by what only its text says', async () => {
    await create({ title: 'Plant', body: markdownToLexical('A zebrafish.') });
    expect(await search('zebrafish')).toEqual([]);
  });

  it('is counted in all, and comes in pages', async () => {
    for (let number = 0; number < 5; number += 1) await create({ author: 'Paging Desk' });
    const page = (number: number) =>
      articles.listArticles({ modules: ['ll97'], page: number, pageSize: 2, search: 'paging desk' });
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(page));
    expect(first).toMatchObject({ total: 5, pages: 3 });
    const slugs = [first, second, third].flatMap((list) => list?.articles.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(5);
    expect(fourth).toMatchObject({ articles: [], total: 5, pages: 3 });
  });

  it('is the last published version while a draft is written, and nothing once it is unpublished', async () => {
    const { id, slug } = await create({ title: 'Published title' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Draft title' }, draft: true });
    expect((await articles.findArticle('ll97', slug))?.title).toBe('Published title');
    await test.payload.update({ collection: 'articles', id, data: { _status: 'draft' } });
    expect(await articles.findArticle('ll97', slug)).toBeUndefined();
  });

  it('is no draft', async () => {
    const draft = await create({ _status: 'draft' });
    expect(await articles.findArticle('ll97', draft.slug)).toBeUndefined();
  });

  it('is escaped, whatever an editor writes', async () => {
    const body = markdownToLexical('Less than \\<script>alert(1)\\</script>');
    const { slug } = await create({ body });
    expect((await articles.findArticle('ll97', slug))?.parts).toEqual([
      { html: '<p>Less than &lt;script&gt;alert(1)&lt;/script&gt;</p>' },
    ]);
  });
});

describe('an article', () => {
  it('without a category has that of its module, where the module has one for this', async () => {
    const article = await create({ module: 'll199', category: undefined });
    expect(article.category).toBe('LL199 Updates');
    const other = await create({ module: 'll199', category: 'Costs' });
    const data = { title: 'Another title' };
    const changed = await test.payload.update({ collection: 'articles', id: other.id, data });
    expect(changed.category).toBe('Costs');
    await expect(create({ module: 'll97', category: undefined })).rejects.toMatchObject({ status: 400 });
  });

  it('has one address in its module, and may share it with another module', async () => {
    await create({ slug: 'same' });
    await expect(create({ slug: 'same' })).rejects.toMatchObject({ status: 400 });
    await expect(create({ slug: 'same', module: 'cwz', category: 'Zones' })).resolves.toBeDefined();
  });

  it('gets its address from its title, and its date on publishing', async () => {
    const before = Date.now();
    const article = await create({ title: 'What is new?', slug: '' });
    expect(article.slug).toBe('what-is-new');
    expect(Date.parse(article.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('knows how long it takes to read', async () => {
    const { readTime } = await create({ body: markdownToLexical('word '.repeat(880)) });
    expect(readTime).toBe(4);
  });
});

describe('counting readers', () => {
  const read = ({ module, slug }: Pick<Article, 'module' | 'slug'>) =>
    countReaders(test.payload, [{ module, slug, readers: 1 }]);

  it('loses none of a hundred at once', async () => {
    const article = await create();
    await Promise.all(Array.from({ length: 100 }, () => read(article)));
    expect(await storedCount(article.id)).toBe(100);
  });

  it('counts those of several articles in one statement, and none of a draft', async () => {
    const [first, second, draft] = [await create(), await create(), await create({ _status: 'draft' })];
    const counted = [first, second, draft].map(({ module, slug }, index) => ({
      module,
      slug,
      readers: index + 2,
    }));
    await countReaders(test.payload, [...counted, { module: 'll97', slug: 'nothing', readers: 1 }]);
    expect(await Promise.all([first, second, draft].map(({ id }) => storedCount(id)))).toEqual([2, 3, 0]);
  });

  it('is current in the panel, in the list of newest versions, too', async () => {
    const article = await create();
    await Promise.all([read(article), read(article)]);
    const editor = await signInAs(test.payload, 'editor');
    const { answer } = await get(
      test.payload,
      `/api/articles?draft=true&where[id][equals]=${article.id}`,
      editor,
    );
    expect(answer.docs).toMatchObject([{ readCount: 2 }]);
  });

  it('stays when the article is saved or an older version is restored', async () => {
    const article = await create();
    const { id } = article;
    await read(article);
    await test.payload.update({ collection: 'articles', id, data: { title: 'Saved', readCount: 0 } });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Draft' }, draft: true });
    await read(article);
    await test.payload.update({ collection: 'articles', id, data: { _status: 'published' } });
    const { docs } = await test.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const editor = await signInAs(test.payload, 'editor');
    await post(test.payload, `/api/articles/versions/${docs[0]?.id}`, { as: editor });
    await test.payload.update({ collection: 'articles', id, data: { _status: 'published' } });
    expect(await storedCount(id)).toBe(2);
  });
});
