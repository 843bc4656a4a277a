import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Partner } from '#cms/payload-types.ts';
import { createArticle, guideData, partnerData } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { statementsOf } from '../support/statements.ts';
import { emitContentEvent } from '#cms/events/hub.ts';

let test: TestPayload;
let urls: typeof import('#app/data/page-urls.server.ts');
let findRedirect: (typeof import('#app/data/redirects.server.ts'))['findRedirect'];

beforeAll(async () => {
  test = await createTestPayload();
  urls = await import('#app/data/page-urls.server.ts');
  ({ findRedirect } = await import('#app/data/redirects.server.ts'));
});

afterAll(() => test.close());

describe('listArticleUrls', () => {
  it('returns the published articles of all modules with the time of their last change', async () => {
    const published = await createArticle(test.payload);
    const ofOthers = await createArticle(test.payload, { module: 'cwz', category: 'Zones' });
    const draft = await createArticle(test.payload, { _status: 'draft' });
    const found = await urls.listArticleUrls();
    for (const { id, module, slug, updatedAt } of [published, ofOthers]) {
      expect(found).toContainEqual({ id, module, slug, updatedAt });
    }
    expect(found.map(({ slug }) => slug)).not.toContain(draft.slug);
  });

  it('does not load the bodies of articles', async () => {
    const statements = (await statementsOf(test.payload, urls.listArticleUrls)).map(({ text }) => text);
    expect(statements).toContainEqual(expect.stringContaining('articles'));
    expect(statements).not.toContainEqual(expect.stringMatching(/"body"|"excerpt"/));
  });
});

describe('partners', () => {
  const create = async (data: Partial<Partner> = {}) =>
    test.payload.create({
      collection: 'partners',
      data: { ...(await partnerData()), ...data },
      draft: data._status === 'draft',
    });

  it('that are published are listed, as are guides, but examples are not', async () => {
    const { payload } = test;
    const guide = await payload.create({ collection: 'guides', data: await guideData() });
    const draft = { ...(await guideData()), _status: 'draft' as const };
    await payload.create({ collection: 'guides', data: draft, draft: true });
    const partner = await create();
    const example = await create({ isExample: true });
    const guides = await urls.listGuideUrls();
    expect(guides).toContainEqual({ id: guide.id, slug: guide.slug, updatedAt: guide.updatedAt });
    expect(guides.map(({ slug }) => slug)).not.toContain(draft.slug);
    expect(await urls.listPartnerUrls()).toEqual([
      { id: partner.id, slug: partner.slug, updatedAt: partner.updatedAt },
    ]);
    const { findPartner } = await import('#app/data/partners.server.ts');
    expect(await findPartner(example.slug)).toMatchObject({ isExample: true });
    vi.stubEnv('EXAMPLE_PARTNERS', 'off');
    emitContentEvent({ collection: 'partners', change: 'changed' });
    expect(await findPartner(example.slug)).toBeUndefined();
    expect(await findPartner(partner.slug)).toMatchObject({ isExample: false });
  });

  it('that are examples are featured until there are three real ones, and then hidden everywhere', async () => {
    const { featuredPartners, findPartner, listPartners } = await import('#app/data/partners.server.ts');
    const mark = async () => (await featuredPartners()).map(({ isExample }) => isExample);
    const feature = (isExample: boolean) => create({ featured: true, isExample });
    await test.payload.delete({ collection: 'partners', where: { featured: { equals: true } } });
    const [example] = await Promise.all([feature(true), feature(true), feature(true)]);
    expect(await mark()).toEqual([true, true, true]);
    await feature(false);
    expect(await mark()).toEqual([false, true, true]);
    await feature(false);
    await create({ featured: true, _status: 'draft' });
    expect(await mark()).toEqual([false, false, true]);
    expect(await findPartner(example.slug)).toBeDefined();
    await Promise.all([feature(false), feature(false)]);
    expect(await mark()).toEqual([false, false, false, false]);
    expect(await findPartner(example.slug)).toBeUndefined();
    expect((await listPartners({ subjects: [] })).some(({ isExample }) => isExample)).toBe(false);
  });
});

const at = (slug: string) => `/ll97/blog/${slug}`;

const rename = (id: number, slug: string, draft = false) =>
  test.payload.update({ collection: 'articles', id, data: { slug }, draft });

const setStatus = (id: number, _status: 'draft' | 'published') =>
  test.payload.update({ collection: 'articles', id, data: { _status } });

const manual = (data: { from: string; address: string }) =>
  test.payload.create({ collection: 'redirects', data: { leadsTo: 'address', ...data } });

describe('the old URL of an article', () => {
  it('stays the same when the title changes', async () => {
    const { id } = await createArticle(test.payload, { title: 'The first title', slug: '' });
    const data = { title: 'Another title' };
    const changed = await test.payload.update({ collection: 'articles', id, data });
    expect(changed.slug).toBe('the-first-title');
    expect(await findRedirect(at('the-first-title'))).toBeUndefined();
  });

  it('redirects to the newest URL once each change is published, even after several changes', async () => {
    const { id } = await createArticle(test.payload, { slug: 'one' });
    await rename(id, 'two', true);
    expect(await findRedirect(at('one'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('one'))).toBe(at('two'));
    await rename(id, 'three');
    expect(await findRedirect(at('one'))).toBe(at('three'));
    expect(await findRedirect(at('two'))).toBe(at('three'));
  });

  it('does not redirect when the article uses it again', async () => {
    const { id } = await createArticle(test.payload, { slug: 'here' });
    await rename(id, 'there');
    await rename(id, 'here');
    expect(await findRedirect(at('here'))).toBeUndefined();
    expect(await findRedirect(at('there'))).toBe(at('here'));
  });

  it('redirects to the module that the article moved to', async () => {
    const { id } = await createArticle(test.payload, { slug: 'moved' });
    const data = { module: 'cwz' as const, category: 'Zones' as const };
    await test.payload.update({ collection: 'articles', id, data });
    expect(await findRedirect(at('moved'))).toBe('/cwz/blog/moved');
  });

  it('does not redirect if it was never published', async () => {
    const { id } = await createArticle(test.payload, { slug: 'sketch', _status: 'draft' });
    await rename(id, 'drawing', true);
    await setStatus(id, 'published');
    expect(await findRedirect(at('sketch'))).toBeUndefined();
  });

  it('redirects when the new URL was chosen while the article was unpublished', async () => {
    const { id } = await createArticle(test.payload, { slug: 'before-pause' });
    await setStatus(id, 'draft');
    await rename(id, 'after-pause', true);
    expect(await findRedirect(at('before-pause'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('before-pause'))).toBe(at('after-pause'));
  });

  it('can be used by another article', async () => {
    const first = await createArticle(test.payload, { slug: 'taken' });
    await rename(first.id, 'given-up');
    await createArticle(test.payload, { slug: 'taken' });
    expect(await findRedirect(at('taken'))).toBeUndefined();
  });

  it('does not redirect while the article is unpublished or after it is deleted', async () => {
    const { id } = await createArticle(test.payload, { slug: 'old' });
    await rename(id, 'new');
    await setStatus(id, 'draft');
    expect(await findRedirect(at('old'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('old'))).toBe(at('new'));
    await test.payload.delete({ collection: 'articles', id });
    expect(await findRedirect(at('old'))).toBeUndefined();
    const where = { from: { equals: at('old') } };
    expect((await test.payload.count({ collection: 'redirects', where })).totalDocs).toBe(0);
  });
});

it('the old URL of a guide redirects to the new one', async () => {
  const { id } = await test.payload.create({
    collection: 'guides',
    data: { ...(await guideData()), slug: 'begin' },
  });
  await test.payload.update({ collection: 'guides', id, data: { slug: 'start' } });
  expect(await findRedirect('/help/begin')).toBe('/help/start');
});

describe('a redirect that an editor makes', () => {
  it('can point to a page of this site or another site, with or without a trailing slash', async () => {
    await manual({ from: '/campaign/', address: '/ll97?tab=providers' });
    await manual({ from: '/city', address: 'https://www.nyc.gov/' });
    expect(await findRedirect('/campaign')).toBe('/ll97?tab=providers');
    expect(await findRedirect('/campaign/')).toBe('/ll97?tab=providers');
    expect(await findRedirect('/city')).toBe('https://www.nyc.gov/');
    expect(await findRedirect('/nothing')).toBeUndefined();
  });

  it('follows a chain to its end, but ignores a loop', async () => {
    await manual({ from: '/chain-a', address: '/chain-b' });
    await manual({ from: '/chain-b', address: '/about' });
    expect(await findRedirect('/chain-a')).toBe('/about');
    await manual({ from: '/circle-a', address: '/circle-b' });
    await manual({ from: '/circle-b', address: '/circle-a' });
    expect(await findRedirect('/circle-a')).toBeUndefined();
  });

  it.each([
    ['/about', '/'],
    ['/ll97/blog', '/'],
    ['/admin/login', '/'],
    ['/ll97/blog/answered', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/itself', '/itself'],
    ['/somewhere', '//evil.example'],
    ['/somewhere', 'javascript:alert(1)'],
  ])('from %s to %s is rejected', async (from, address) => {
    if (from.endsWith('answered')) await createArticle(test.payload, { slug: 'answered' });
    await expect(manual({ from, address })).rejects.toMatchObject({ status: 400 });
  });
});

it('a redirect is rejected if its URL is too long for an export file name', async () => {
  const redirectFrom = (from: string) => manual({ from, address: '/about' });
  // A slash takes up three characters of the file name: "%2F".
  const longest = `/${'a'.repeat(255 - '.draft.yaml'.length - '%2F'.length)}`;
  expect(await redirectFrom(longest)).toMatchObject({ from: longest });
  const errors = [{ path: 'from', message: expect.stringMatching(/^This address is too long/) as string }];
  for (const from of [`${longest}a`, `/${'ä'.repeat(60)}`]) {
    await expect(redirectFrom(from)).rejects.toMatchObject({ status: 400, data: { errors } });
  }
});
