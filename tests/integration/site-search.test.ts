import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { articleData, createArticle, guideData, partnerData } from '../support/factories.ts';
import { errorsOf, findByKey, publishFigure } from '../support/figures.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let site: typeof import('#app/data/site-search.server.ts');
let building: typeof import('#collections/search/build.ts');

beforeAll(async () => {
  test = await createTestPayload();
  [site, building] = await Promise.all([
    import('#app/data/site-search.server.ts'),
    import('#collections/search/build.ts'),
  ]);
});

afterAll(() => test.close());

/** Returns a word that no other content contains. */
const newWord = (): string => `zq${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;

const search = (text: string, more: Partial<Parameters<typeof site.searchSite>[0]> = {}) =>
  site.searchSite({ text, page: 1, isExact: false, ...more });

const exactly = (text: string) => search(text, { isExact: true });

const joinText = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('');

const titles = async (text: string): Promise<string[]> =>
  (await exactly(text)).results.map(({ title }) => joinText(title));

const bodyWith = (text: string) => markdownToLexical(text);

describe('the index', () => {
  let word: string;
  beforeEach(() => {
    word = newWord();
  });

  it('stays in sync when an article is published, changed, drafted, unpublished or deleted', async () => {
    const { payload } = test;
    const { id } = await createArticle(payload, { title: `First ${word}` });
    expect(await titles(word)).toEqual([`First ${word}`]);

    await payload.update({
      collection: 'articles',
      id,
      data: { title: `Second ${word}`, _status: 'published' },
    });
    expect(await titles(word)).toEqual([`Second ${word}`]);

    const secret = newWord();
    await payload.update({ collection: 'articles', id, data: { title: `${secret} ${word}` }, draft: true });
    expect(await titles(word)).toEqual([`Second ${word}`]);
    expect(await titles(secret)).toEqual([]);

    await payload.update({ collection: 'articles', id, data: { _status: 'draft' } });
    expect(await titles(word)).toEqual([]);

    await payload.update({ collection: 'articles', id, data: { _status: 'published' } });
    await payload.delete({ collection: 'articles', id });
    expect(await titles(word)).toEqual([]);
  });

  it('never shows a draft in results, suggestions or corrections', async () => {
    await createArticle(test.payload, { title: `Draft ${word}`, _status: 'draft' });
    expect(await titles(word)).toEqual([]);
    expect(await site.suggestPages(word.slice(0, 6))).toEqual([]);
    expect((await search(`${word}x`)).corrected).toBeUndefined();
  });

  it('never suggests a correction that only unpublished text contains', async () => {
    const { id } = await createArticle(test.payload, { title: `About ${word}` });
    expect((await search(`${word}x`)).corrected).toBe(word);
    await test.payload.update({ collection: 'articles', id, data: { _status: 'draft' } });
    expect(await search(`${word}x`)).toMatchObject({ total: 0, results: [] });
    expect((await search(`${word}x`)).corrected).toBeUndefined();
  });

  it('changes in the same transaction as the content', async () => {
    const { payload } = test;
    const req = await createLocalReq({}, payload);
    req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
    await payload.create({ collection: 'articles', data: await articleData({ title: word }), req });
    await payload.db.rollbackTransaction(req.transactionID ?? '');
    expect(await titles(word)).toEqual([]);
  });

  it('includes guides, partners, questions and page copy', async () => {
    const { payload } = test;
    await payload.create({ collection: 'guides', data: { ...(await guideData()), title: `Guide ${word}` } });
    await payload.create({
      collection: 'partners',
      data: { ...(await partnerData()), name: `Firm ${word}` },
    });
    const help = await payload.findGlobal({ slug: 'help', depth: 0 });
    const question = { question: `What is ${word}?`, answer: bodyWith('An invented word.') };
    await payload.updateGlobal({
      slug: 'help',
      data: { questions: [...help.questions, question], _status: 'published' },
    });
    const about = await payload.findGlobal({ slug: 'about', depth: 0 });
    await payload.updateGlobal({
      slug: 'about',
      data: { lead: `This site is about the word ${word} only.`, _status: 'published' },
    });
    const { counts, results } = await exactly(word);
    expect(counts).toEqual({ guides: 1, partners: 1, questions: 1, pages: 1 });
    expect(results.find(({ kind }) => kind === 'pages')?.url).toBe('/about');
    for (const [slug, data] of [
      ['help', { questions: help.questions }],
      ['about', { lead: about.lead }],
    ] as const)
      await payload.updateGlobal({ slug, data: { ...data, _status: 'published' } });
    expect((await exactly(word)).counts).toEqual({ guides: 1, partners: 1 });
  });

  it('omits a law that is switched off', async () => {
    const { docs } = await test.payload.find({ collection: 'laws', where: { key: { equals: 'bedbug' } } });
    const [law] = docs;
    if (!law) throw new Error('The seed has no such law.');
    const switchOff = (isOff: boolean) =>
      test.payload.update({ collection: 'laws', id: law.id, data: { isOff, _status: 'published' } });
    const found = async () =>
      (await exactly(law.title)).results.some(
        ({ kind, title }) => kind === 'laws' && joinText(title) === law.title,
      );
    expect(await found()).toBe(true);
    await switchOff(true);
    expect(await found()).toBe(false);
    await switchOff(false);
    expect(await found()).toBe(true);
  });

  it('omits the articles of a closed blog', async () => {
    const { payload } = test;
    await createArticle(payload, { title: `Closed ${word}`, module: 'nyc-pest', category: 'Rules' });
    expect(await titles(word)).toEqual([`Closed ${word}`]);
    const { docs } = await payload.find({ collection: 'modules', where: { slug: { equals: 'nyc-pest' } } });
    const [module] = docs;
    if (!module) throw new Error('The seed has no such module.');
    const setBlog = (blog: 'live' | 'comingSoon') =>
      payload.update({
        collection: 'modules',
        id: module.id,
        data: { sections: { ...module.sections, blog }, _status: 'published' },
      });
    await setBlog('comingSoon');
    expect(await titles(word)).toEqual([]);
    expect(await site.suggestPages(word)).toEqual([]);
    await setBlog('live');
    expect(await titles(word)).toEqual([`Closed ${word}`]);
  });
});

describe('figures in texts', () => {
  it('are found and shown with their values, and updated when a new value is published', async () => {
    const { payload } = test;
    const word = newWord();
    await createArticle(payload, {
      title: `Costs of ${word}`,
      body: bodyWith('Each ton costs {figure:ll97-penalty-per-ton} a year.'),
    });
    const excerpt = async () => joinText((await exactly(word)).results[0]?.excerpt ?? []);
    expect(await excerpt()).toContain('Each ton costs $268 a year.');
    expect(await titles(`${word} 268`)).toHaveLength(1);
    const { values } = await findByKey(payload, 'figures', 'll97-penalty-per-ton');
    const publish = (changed: typeof values) =>
      publishFigure(payload, 'll97-penalty-per-ton', { values: changed });
    await publish([{ from: '2024-01-01', value: '271' }]);
    expect(await excerpt()).toContain('Each ton costs $271 a year.');
    expect((await exactly(`${word} 268`)).hasSomeWordsOnly).toBe(true);
    await publish([...(values ?? []), { from: '2031-05-01', value: '300' }]);
    expect(await excerpt()).toContain('$268');

    // The next search fills in today's values again.
    await building.fillForToday(payload, new Date('2031-05-01T12:00:00Z'));
    const { rows } = await payload.db.pool.query<{ body: string }>(
      'select body from search.entries where title = $1',
      [`Costs of ${word}`],
    );
    expect(rows[0]?.body).toContain('$300');
    expect(await excerpt()).toContain('$268');
    await publish(values);
    expect(await excerpt()).toContain('$268');
  });
});

describe('words', () => {
  it('are found in other forms', async () => {
    expect((await exactly('fines')).counts).toEqual((await exactly('fine')).counts);
    expect((await exactly('penalties')).total).toBeGreaterThan(5);
  });

  it('in a synonym group that editors define are found together', async () => {
    expect((await exactly('carter')).counts).toEqual((await exactly('haulers')).counts);
    const [left, right] = [newWord(), newWord()];
    await createArticle(test.payload, { title: `All about ${right}` });
    expect(await titles(left)).toEqual([]);
    const page = await test.payload.findGlobal({ slug: 'search-page', depth: 0 });
    const setSynonyms = (synonyms: typeof page.synonyms) =>
      test.payload.updateGlobal({ slug: 'search-page', data: { synonyms, _status: 'published' } });
    await setSynonyms([...(page.synonyms ?? []), { words: `${left}, ${right}` }]);
    expect(await titles(left)).toEqual([`All about ${right}`]);
    await setSynonyms(page.synonyms);
    expect(await titles(left)).toEqual([]);
  });

  it('in a synonym group are rejected if one is repeated or there is only one', async () => {
    const page = await test.payload.findGlobal({ slug: 'search-page', depth: 0 });
    const errors = (words: string) =>
      errorsOf(
        test.payload.updateGlobal({
          slug: 'search-page',
          data: { synonyms: [...(page.synonyms ?? []), { words }], _status: 'published' },
        }),
      );
    expect(await errors('Fine, summons')).toEqual({
      synonyms: expect.stringContaining('"Fine" appears twice'),
    });
    expect(await errors('alone')).toEqual({ synonyms: expect.stringContaining('at least two words') });
  });

  it('find a law by each of its spellings', async () => {
    const [first] = (await exactly('LL97')).results;
    expect(first).toMatchObject({ kind: 'laws', url: '/ll97' });
    for (const spelling of ['ll 97', 'Local Law 97', 'local law no. 97'])
      expect((await exactly(spelling)).counts).toEqual((await exactly('LL97')).counts);
  });

  it.each([
    ['summons', '/help/i-got-a-summons-or-a-violation'],
    ['who is my landlord', '/help/i-rent-complain-and-find-the-owner'],
    ['interpreter', '/help/help-in-your-language'],
    ['local law 152', '/buildings/gas-piping'],
    ['ley local 152', '/buildings/gas-piping'],
    ['bed bugs', '/nyc-pest'],
    ['fisp', '/laws/fisp'],
    ['LL-97', '/ll97'],
    ['facade cycle 9', '/laws/fisp'],
    ['restaurant grade', '/nyc-pest'],
    ['gas certification', '/buildings/gas-piping'],
    ['benchmarking deadline', '/laws/ll84'],
    ['how much is ll97 fine 2030', '/ll97/calculator'],
    ['e-bike', '/laws/fdny-notices'],
    ['sidewalk shed', '/laws/sidewalk-shed'],
  ])('such as "%s" return %s first', async (typed, url) => {
    const { results, corrected } = await search(typed);
    expect(corrected).toBeUndefined();
    expect(results[0]?.url).toBe(url);
  });

  it.each([
    ['caldera', 'boiler', '/laws/boiler-low'],
    ['CALEFACCION', 'heat', '/laws/heat-season'],
    ['铅', 'lead', '/laws/ll31'],
    ['垃圾', 'trash', '/cwz'],
    ['老鼠', 'rat', '/nyc-pest'],
    ['ascensores', 'elevator', '/laws/elevator'],
    ['外墙', 'facade', '/laws/fisp'],
    ['罚款', 'summons', '/help/i-got-a-summons-or-a-violation'],
  ])(
    'in other languages, such as "%s", have the same results as "%s", including %s',
    async (typed, english, url) => {
      const { results, corrected } = await search(typed);
      expect(corrected).toBeUndefined();
      const urls = results.map((result) => result.url);
      expect(urls).toContain(url);
      expect(urls).toEqual((await search(english)).results.map((result) => result.url));
    },
  );

  it('that are unknown acronyms are not corrected to similar words', async () => {
    expect((await search('PARPET')).corrected).toBeUndefined();
    expect((await search('parpet')).corrected).toBe('parapet');
  });

  it('rank pages above figures that contain them equally often', async () => {
    const kinds = (await exactly('Local Law 97')).results.map(({ kind }) => kind);
    expect(kinds.indexOf('pages')).toBeLessThan(kinds.indexOf('figures'));
  });

  it('with typos are corrected, unless the visitor asks for an exact search', async () => {
    const found = await search('penlaty');
    expect(found.corrected).toBe('penalty');
    expect(found.counts).toEqual((await exactly('penalty')).counts);
    expect((await search('fnie')).corrected).toBe('fine');
    expect((await search('retrocommisioning')).results[0]?.url).toBe('/laws/ll87');
    expect(await exactly('penlaty')).toMatchObject({ total: 0, corrected: undefined });
  });

  it('with a typo that is equally close to two words are corrected to the one found in titles', async () => {
    await createArticle(test.payload, { excerpt: 'How a fee is calculated.' });
    expect((await search('LL97 calculater')).corrected).toBe('LL97 calculator');
  });

  it('that no page contains together are found separately', async () => {
    const found = await exactly('parapet mattress');
    expect(found.hasSomeWordsOnly).toBe(true);
    expect(found.total).toBeGreaterThan(0);
  });

  it('that are unknown or too common, and symbols, find nothing', async () => {
    for (const text of ['the', '-fine', '!', "'", '()', '\\', 'zqxwv', '%', '<->', ':*', 'a & | !'])
      expect(await search(text)).toMatchObject({ total: 0, results: [] });
  });

  it('cannot inject SQL or query syntax', async () => {
    for (const text of [
      `'; drop table search.entries; --`,
      `fine') or true --`,
      '{"a":1}',
      'fine\\',
      "'' <-> ''",
    ])
      await expect(search(text)).resolves.toBeDefined();
    expect((await exactly('penalty')).total).toBeGreaterThan(0);
  });
});

describe('results', () => {
  it('are grouped by kind, at most twenty per page, without duplicates', async () => {
    const all = await exactly('penalty');
    expect(all.results).toHaveLength(20);
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
    const kinds = all.results.map(({ kind }) => kind);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)]);

    const count = all.counts.figures ?? 0;
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(count / 20); page += 1) {
      const found = await search('penalty', { kind: 'figures', page });
      expect(found.results.every(({ kind }) => kind === 'figures')).toBe(true);
      ids.push(...found.results.map(({ id }) => id));
    }
    expect(count).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(count);
    expect(ids).toHaveLength(count);
  });

  it('highlight the searched words, even deep in a text, and treat markup as text', async () => {
    const word = newWord();
    await createArticle(test.payload, {
      title: `<b>Bold</b> & "${word}"`,
      excerpt: 'Nothing to see.',
      body: bodyWith(`${'Filling words. '.repeat(200)}Then ${word} \\<script>alert(1)\\</script> at last.`),
    });
    const [result] = (await exactly(word)).results;
    expect(joinText(result?.title ?? [])).toBe(`<b>Bold</b> & "${word}"`);
    const marked = result?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(marked).toEqual([word]);
    const excerpt = joinText(result?.excerpt ?? []);
    expect(excerpt).toContain('<script>alert(1)</script>');
    expect(excerpt).toMatch(/^…/);
    expect(excerpt.length).toBeLessThan(300);
  });

  it('are suggested while the visitor types, by the beginning of a word in a title', async () => {
    const suggested = async (text: string) => (await site.suggestPages(text)).map(({ title }) => title);
    for (const typed of ['calcul', 'calculator', 'LL97 calc', 'emissions calculato'])
      expect(await suggested(typed)).toContain('Local Law 97 emissions calculator');
    for (const typed of ['', ' ', "'", '()', ':*', '\\', '%', 'a & b:*!', 'zqxwv']) await suggested(typed);
    expect(await suggested('')).toEqual([]);
  });
});

describe('the whole index', () => {
  const entries = async () => {
    const { rows } = await test.payload.db.pool.query(
      'select source, source_id, part, kind, place, url, title, label, body, uses, weight from search.entries order by 1, 2, 3',
    );
    return rows as unknown[];
  };

  it('has the same entries after single changes as after a full rebuild', async () => {
    const before = await entries();
    await building.buildSearch(test.payload);
    expect(await entries()).toEqual(before);
  });

  it('is built once when the server starts without an index, or with different tools or pages', async () => {
    const { pool } = test.payload.db;
    for (const change of [
      'delete from search.entries',
      "update search.state set value = 'other' where name = 'fingerprint'",
    ]) {
      expect(await building.buildSearchIfDue(test.payload)).toBe(false);
      await pool.query(change);
      expect(await building.buildSearchIfDue(test.payload)).toBe(true);
    }
    expect((await exactly('penalty')).total).toBeGreaterThan(0);
  });
});

describe('the blog search', () => {
  it('links to the full-text search if it finds few articles, with the number of matches there', async () => {
    const word = newWord();
    const { loadBlog } = await import('#app/features/articles/blog.server.ts');
    const blogFinds = async () => {
      const request = new Request(`http://site.test/ll97/blog?q=${word}`);
      const { found, allTexts } = (await loadBlog({ request }, 'll97')).data;
      return { total: found.total, label: allTexts?.label, url: allTexts?.url };
    };
    const url = `/search?q=${word}&kind=articles`;
    const body = bodyWith(`Heed the ${word}.`);
    expect(await blogFinds()).toEqual({ total: 0, label: 'Search the whole site', url: `/search?q=${word}` });
    await createArticle(test.payload, { body });
    const one = `1 article mentions ${word}: search all texts`;
    expect(await blogFinds()).toEqual({ total: 0, label: one, url });
    await createArticle(test.payload, { body, module: 'll199', category: 'Costs' });
    await createArticle(test.payload, { body, _status: 'draft' });
    await createArticle(test.payload, { title: `About ${word}` });
    const three = `3 articles mention ${word}: search all texts`;
    expect(await blogFinds()).toEqual({ total: 1, label: three, url });
    expect((await exactly(word)).counts).toEqual({ articles: 3 });
    for (let number = 2; number <= 6; number += 1) await createArticle(test.payload, { title: word });
    expect(await blogFinds()).toEqual({ total: 6, label: undefined, url: undefined });
  });
});
