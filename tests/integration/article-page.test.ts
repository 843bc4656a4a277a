import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#cms/payload-types.ts';
import { articleData, createArticle } from '../support/factories.ts';
import { findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { patch, signInAs } from '../support/rest.ts';

const PENALTY = '{figure:ll97-penalty-per-ton}';
const SHARE = '{figure:ll97-rent-regulated-share}';
const REPORT = '{deadline:ll97-report}';

let test: TestPayload;
let articles: typeof import('#app/data/articles.server.ts');
let collectUses: (typeof import('#cms/register/uses.ts'))['collectUses'];
let markdownToLexical: (typeof import('#collections/content-files/rich-text/from-markdown.ts'))['markdownToLexical'];

beforeAll(async () => {
  test = await createTestPayload();
  articles = await import('#app/data/articles.server.ts');
  ({ collectUses } = await import('#cms/register/uses.ts'));
  ({ markdownToLexical } = await import('#collections/content-files/rich-text/from-markdown.ts'));
  await test.payload.delete({ collection: 'articles', where: {} });
});

afterAll(() => test.close());

/** An article with a text, whose day of publication says how new it is. */
const create = (title: string, markdown: string, day: number, overrides: Partial<Article> = {}) =>
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
  const titlesOf = (cards: typeof found.related) => cards.map(({ title }) => title);
  return { related: titlesOf(found.related), further: titlesOf(found.further) };
}

/** Opens or closes the blog of the commercial waste zones. */
const setBlog = (blog: 'live' | 'comingSoon') =>
  test.payload.update({
    collection: 'modules',
    where: { slug: { equals: 'cwz' } },
    data: { sections: { blog }, _status: 'published' },
  });

describe('related articles', () => {
  it('are the newest of the category, without itself, three at the most, whatever figures they share', async () => {
    const own = await create('Own', PENALTY, 9, { category: 'Solutions' });
    await create('Day 1', `📊 ${PENALTY}`, 1, { category: 'Solutions' });
    for (const day of [2, 3, 4]) await create(`Day ${day}`, 'Words.', day, { category: 'Solutions' });
    await create('Of another law', 'Words.', 7, { module: 'cwz', category: 'Zones' });
    await create('A draft', 'Words.', 8, { category: 'Solutions', _status: 'draft' });
    expect(await relatedTo(own)).toEqual({ related: ['Day 4', 'Day 3', 'Day 2'], further: [] });
  });

  it('of other categories and laws with the same figures follow apart, unless their blog is closed', async () => {
    const own = await create('Own', `${SHARE} ${REPORT}`, 9, { category: 'Case Study' });
    await create('Other law', SHARE, 8, { module: 'cwz', category: 'Zones' });
    await create('Own law', SHARE, 2, { category: 'Updates' });
    await create('Both', `📊 ${SHARE}`, 1, { category: 'Updates', excerpt: `By ${REPORT}.` });
    await setBlog('live');
    expect(await relatedTo(own)).toEqual({ related: [], further: ['Both', 'Own law', 'Other law'] });
    await setBlog('comingSoon');
    expect((await relatedTo(own)).further).toEqual(['Both', 'Own law']);
  });

  it('chosen by an editor come first of those that follow, in the chosen order, without unpublished ones', async () => {
    const [one, two, draft] = [
      await create('One', 'Words.', 1, { module: 'cwz', category: 'Zones' }),
      await create('Two', 'Words.', 2, { category: 'Updates' }),
      await create('Draft', 'Words.', 3, { _status: 'draft' }),
    ];
    await create('Of the category', 'Words.', 4);
    const own = await create('Own', 'Words.', 9, { related: [two.id, draft.id, one.id] });
    await setBlog('live');
    expect(await relatedTo(own)).toEqual({ related: ['Of the category'], further: ['Two', 'One'] });
    await setBlog('comingSoon');
    expect((await relatedTo(own)).further).toEqual(['Two']);
  });
});

describe('a figure card', () => {
  it('shows a published figure or deadline, and the page depends on it', async () => {
    const article = await create('Cards', `One.\n\n📊 ${PENALTY}\n\n📊 ${REPORT}`, 1);
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

  it('may be in a draft where there is no such figure, and is refused when it is published', async () => {
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

describe('what changed in an article', () => {
  it('is what its editor noted, and the changes of its figures since it was published', async () => {
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

  it('is shown once it is published', async () => {
    const article = await createArticle(test.payload);
    const note = { updates: [{ date: '2026-11-12', note: 'Not yet.' }] };
    await test.payload.update({ collection: 'articles', id: article.id, data: note, draft: true });
    expect((await find(article)).updates).toEqual([]);
    await test.payload.update({
      collection: 'articles',
      id: article.id,
      data: { ...note, _status: 'published' },
    });
    expect((await find(article)).updates).toMatchObject([{ note: 'Not yet.' }]);
  });
});
