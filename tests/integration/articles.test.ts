import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#cms/payload-types.ts';
import { collectUses } from '#cms/register/uses.ts';
import { countReaders } from '#collections/articles/read-count.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import * as articles from '#app/data/articles.server.ts';
import { articleData, createArticle } from '../support/factories.ts';
import { findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, signInAs } from '../support/rest.ts';

const PENALTY = '{figure:ll97-penalty-per-ton}';
const SHARE = '{figure:ll97-rent-regulated-share}';
const REPORT = '{deadline:ll97-report}';

let test: TestPayload;

beforeAll(async () => {
  test = await createTestPayload();
  await test.payload.delete({ collection: 'articles', where: {} });
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

describe('the articles that visitors see', () => {
  it('are the published articles of the module, newest first', async () => {
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

  it('are searchable by title, excerpt or author in any letter case', async () => {
    await create({ title: 'Boilers', excerpt: 'Steam.', author: 'Night Desk' });
    expect(await search('BOILER')).toEqual(['Boilers']);
    expect(await search('steam')).toEqual(['Boilers']);
    expect(await search('night desk')).toEqual(['Boilers']);
  });

  it('are searchable by characters that are wildcards in SQL', async () => {
    await create({ title: 'A 40% cut' });
    await create({ title: 'snake_case' });
    await create({ title: String.raw`back\slash` });
    expect(await search('%')).toEqual(['A 40% cut']);
    expect(await search('_')).toEqual(['snake_case']);
    expect(await search('\\')).toEqual([String.raw`back\slash`]);
    expect(await search("'; drop table articles; --")).toEqual([]);
  });

  it.each(['É', 'économie', 'STRASSE', 'ß', 'end start', '50% off_'])(
    'are found by %j exactly as in a case-insensitive PostgreSQL query',
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

  it('are not found by words that appear only in their body', async () => {
    await create({ title: 'Plant', body: markdownToLexical('A zebrafish.') });
    expect(await search('zebrafish')).toEqual([]);
  });

  it('are paginated, with a total count', async () => {
    for (let number = 0; number < 5; number += 1) await create({ author: 'Paging Desk' });
    const page = (number: number) =>
      articles.listArticles({ modules: ['ll97'], page: number, pageSize: 2, search: 'paging desk' });
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(page));
    expect(first).toMatchObject({ total: 5, pages: 3 });
    const slugs = [first, second, third].flatMap((list) => list?.articles.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(5);
    expect(fourth).toMatchObject({ articles: [], total: 5, pages: 3 });
  });

  it('show the last published version while a draft exists, and disappear when unpublished', async () => {
    const { id, slug } = await create({ title: 'Published title' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Draft title' }, draft: true });
    expect((await articles.findArticle('ll97', slug))?.title).toBe('Published title');
    await test.payload.update({ collection: 'articles', id, data: { _status: 'draft' } });
    expect(await articles.findArticle('ll97', slug)).toBeUndefined();
  });
});

describe('an article', () => {
  it("gets its module's default category if it has none", async () => {
    const article = await create({ module: 'll199', category: undefined });
    expect(article.category).toBe('LL199 Updates');
    const other = await create({ module: 'll199', category: 'Costs' });
    const data = { title: 'Another title' };
    const changed = await test.payload.update({ collection: 'articles', id: other.id, data });
    expect(changed.category).toBe('Costs');
    await expect(create({ module: 'll97', category: undefined })).rejects.toMatchObject({ status: 400 });
  });

  it('has a unique slug within its module', async () => {
    await create({ slug: 'same' });
    await expect(create({ slug: 'same' })).rejects.toMatchObject({ status: 400 });
    await expect(create({ slug: 'same', module: 'cwz', category: 'Zones' })).resolves.toBeDefined();
  });

  it('gets its slug from its title, and its date when it is published', async () => {
    const before = Date.now();
    const article = await create({ title: 'What is new?', slug: '' });
    expect(article.slug).toBe('what-is-new');
    expect(Date.parse(article.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('stores its reading time', async () => {
    const { readTime } = await create({ body: markdownToLexical('word '.repeat(880)) });
    expect(readTime).toBe(4);
  });
});

describe('the read count', () => {
  const read = ({ module, slug }: Pick<Article, 'module' | 'slug'>) =>
    countReaders(test.payload, [{ module, slug, readers: 1 }]);

  it('includes all of a hundred simultaneous readers', async () => {
    const article = await create();
    await Promise.all(Array.from({ length: 100 }, () => read(article)));
    expect(await storedCount(article.id)).toBe(100);
  });

  it('is updated for several articles in one statement, and does not include readers of drafts', async () => {
    const [first, second, draft] = [await create(), await create(), await create({ _status: 'draft' })];
    const counted = [first, second, draft].map(({ module, slug }, index) => ({
      module,
      slug,
      readers: index + 2,
    }));
    await countReaders(test.payload, [...counted, { module: 'll97', slug: 'nothing', readers: 1 }]);
    expect(await Promise.all([first, second, draft].map(({ id }) => storedCount(id)))).toEqual([2, 3, 0]);
  });

  it("is current in the panel's list of newest versions", async () => {
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

  it('does not change when the article is saved or an older version is restored', async () => {
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

/** Creates an article published on this day of March 2026. */
const createOn = (title: string, markdown: string, day: number, overrides: Partial<Article> = {}) =>
  createArticle(test.payload, {
    title,
    body: markdownToLexical(markdown),
    publishedAt: `2026-03-${String(day).padStart(2, '0')}T17:00:00.000Z`,
    category: 'Financial',
    ...overrides,
  });

async function find({ slug }: Pick<Article, 'slug'>) {
  const found = await articles.findArticle('ll97', slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
}

async function relatedTo(article: Article) {
  const { id, category, module, uses, chosen } = await find(article);
  const found = await articles.relatedArticles({ id, category, module, uses, chosen }, 3);
  const toTitles = (cards: typeof found.related) => cards.map(({ title }) => title);
  return { related: toTitles(found.related), further: toTitles(found.further) };
}

const setBlog = (blog: 'live' | 'comingSoon') =>
  test.payload.update({
    collection: 'modules',
    where: { slug: { equals: 'cwz' } },
    data: { sections: { blog }, _status: 'published' },
  });

describe('related articles', () => {
  beforeAll(() => test.payload.delete({ collection: 'articles', where: {} }));

  it('are up to three of the newest in the same category, regardless of shared figures', async () => {
    const own = await createOn('Own', PENALTY, 9, { category: 'Solutions' });
    await createOn('Day 1', `📊 ${PENALTY}`, 1, { category: 'Solutions' });
    for (const day of [2, 3, 4]) await createOn(`Day ${day}`, 'Words.', day, { category: 'Solutions' });
    await createOn('Of another law', 'Words.', 7, { module: 'cwz', category: 'Zones' });
    await createOn('A draft', 'Words.', 8, { category: 'Solutions', _status: 'draft' });
    expect(await relatedTo(own)).toEqual({ related: ['Day 4', 'Day 3', 'Day 2'], further: [] });
  });

  it('from other categories and laws are listed separately if they share figures and their blog is live', async () => {
    const own = await createOn('Own', `${SHARE} ${REPORT}`, 9, { category: 'Case Study' });
    await createOn('Other law', SHARE, 8, { module: 'cwz', category: 'Zones' });
    await createOn('Own law', SHARE, 2, { category: 'Updates' });
    await createOn('Both', `📊 ${SHARE}`, 1, { category: 'Updates', excerpt: `By ${REPORT}.` });
    await setBlog('live');
    expect(await relatedTo(own)).toEqual({ related: [], further: ['Both', 'Own law', 'Other law'] });
    await setBlog('comingSoon');
    expect((await relatedTo(own)).further).toEqual(['Both', 'Own law']);
  });

  it('chosen by an editor are listed separately, in the chosen order, without drafts', async () => {
    const [one, two, draft] = [
      await createOn('One', 'Words.', 1, { module: 'cwz', category: 'Zones' }),
      await createOn('Two', 'Words.', 2, { category: 'Updates' }),
      await createOn('Draft', 'Words.', 3, { _status: 'draft' }),
    ];
    await createOn('Of the category', 'Words.', 4);
    const own = await createOn('Own', 'Words.', 9, { related: [two.id, draft.id, one.id] });
    await setBlog('live');
    expect(await relatedTo(own)).toEqual({ related: ['Of the category'], further: ['Two', 'One'] });
    await setBlog('comingSoon');
    expect((await relatedTo(own)).further).toEqual(['Two']);
  });
});

describe('a figure card', () => {
  it('shows a published figure or deadline, and makes the page depend on it', async () => {
    const article = await createOn('Cards', `One.\n\n📊 ${PENALTY}\n\n📊 ${REPORT}`, 1);
    const { result, uses } = await collectUses(() => find(article));
    expect(result.parts).toMatchObject([
      { html: '<p>One.</p>' },
      { figure: { key: 'll97-penalty-per-ton', values: [{ value: '268' }] } },
      { deadline: { key: 'll97-report', penalty: expect.stringMatching(/^\$0\.50 per/) as string } },
    ]);
    expect([...uses]).toEqual(
      expect.arrayContaining(['figure:ll97-penalty-per-ton', 'deadline:ll97-report']),
    );
  });

  it('may name an unknown figure in a draft, but not in a published article', async () => {
    const as = await signInAs(test.payload, 'editor');
    const { id } = await createArticle(test.payload);
    const save = (placeholder: string, _status: 'draft' | 'published') => {
      const body = { body: markdownToLexical(`📊 ${placeholder}`), _status };
      return patch(test.payload, `/api/articles/${id}?draft=${_status === 'draft'}`, { as, body });
    };
    expect(await save(PENALTY, 'published')).toMatchObject({ status: 200 });
    expect(await save('{figure:no-such-figure}', 'draft')).toMatchObject({ status: 200 });
    expect(await save('{figure:no-such-figure}', 'published')).toMatchObject({ status: 400 });
  });
});

describe("an article's changes", () => {
  it("include the editor's notes, and changes to its figures since publication", async () => {
    const { values } = await findByKey(test.payload, 'figures', 'll97-penalty-per-ton');
    const change = (value: string) =>
      publishFigure(test.payload, 'll97-penalty-per-ton', {
        values: [...(values ?? []), { from: '2099-01-01', value }],
      });
    await change('300');
    const updates = [{ date: '2026-11-12', note: 'Says who is exempt.' }];
    const data = await articleData({ body: markdownToLexical(PENALTY), updates });
    const article = await test.payload.create({ collection: 'articles', data });
    const other = await createArticle(test.payload, { body: markdownToLexical(SHARE) });
    expect(await find(article)).toMatchObject({
      updates: [{ day: '2026-11-12', note: 'Says who is exempt.' }],
      figureChanges: [],
    });
    await change('310');
    expect((await find(article)).figureChanges).toMatchObject([
      {
        name: 'Penalty for each metric ton over the limit',
        before: '$300',
        after: '$310',
        from: '2099-01-01',
      },
    ]);
    expect((await find(other)).figureChanges).toEqual([]);
  });
});
