import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createArticle, guideData, partnerData } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let addresses: typeof import('#app/content/page-addresses.server.ts');
let titles: typeof import('#app/content/page-titles.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  addresses = await import('#app/content/page-addresses.server.ts');
  titles = await import('#app/content/page-titles.server.ts');
});

afterAll(() => test.close());

describe('the addresses of articles', () => {
  it('are those of published articles of all modules, with the time of the last change', async () => {
    const published = await createArticle(test.payload);
    const ofOthers = await createArticle(test.payload, { module: 'cwz', category: 'Zones' });
    const draft = await createArticle(test.payload, { _status: 'draft' });
    const found = await addresses.listArticleAddresses();
    expect(found).toContainEqual({ module: 'll97', slug: published.slug, changedAt: published.updatedAt });
    expect(found).toContainEqual({ module: 'cwz', slug: ofOthers.slug, changedAt: ofOthers.updatedAt });
    expect(found.map(({ slug }) => slug)).not.toContain(draft.slug);
  });

  it('are found without reading a body', async () => {
    const statements = vi.spyOn(test.payload.db.pool, 'query');
    await addresses.listArticleAddresses();
    const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement));
    statements.mockRestore();
    expect(texts.some((text) => text.includes('articles'))).toBe(true);
    expect(texts.filter((text) => /"body\\*"|"excerpt\\*"/.test(text))).toEqual([]);
  });
});

it('the addresses of modules tell which sections are open', async () => {
  const modules = await addresses.listModuleAddresses();
  expect(modules.map(({ slug }) => slug)).toContain('ll97');
  expect(modules[0]).toMatchObject({ slug: 'll97', sections: { blog: 'live' } });
});

describe('the addresses of guides and partners', () => {
  it('are those of published ones, and of no example', async () => {
    const { payload } = test;
    const guide = await payload.create({ collection: 'guides', data: await guideData() });
    const draft = { ...(await guideData()), _status: 'draft' as const };
    await payload.create({ collection: 'guides', data: draft, draft: true });
    const partner = await payload.create({ collection: 'partners', data: await partnerData() });
    const example = { ...(await partnerData()), isExample: true };
    await payload.create({ collection: 'partners', data: example });
    const guides = await addresses.listGuideAddresses();
    expect(guides).toContainEqual({ slug: guide.slug, changedAt: guide.updatedAt });
    expect(guides.map(({ slug }) => slug)).not.toContain(draft.slug);
    expect(await addresses.listPartnerAddresses()).toEqual([
      { slug: partner.slug, changedAt: partner.updatedAt },
    ]);
    expect(await titles.findGuideTitle(guide.slug)).toBe(guide.title);
    expect(await titles.findGuideTitle(draft.slug)).toBeUndefined();
    expect(await titles.findPartnerTitle(partner.slug)).toBe(partner.name);
  });
});

describe('the titles of pages', () => {
  it('of a module are those of its pages', async () => {
    expect(await titles.findModuleTitles('ll97')).toMatchObject({
      name: 'Local Law 97',
      vendorAccess: 'Apply as an LL97 vendor',
    });
  });

  it('of articles are those of published ones, in their module', async () => {
    const published = await createArticle(test.payload, { title: 'Boilers' });
    const draft = await createArticle(test.payload, { _status: 'draft' });
    expect(await titles.findArticleTitle('ll97', published.slug)).toBe('Boilers');
    expect(await titles.findArticleTitle('cwz', published.slug)).toBeUndefined();
    expect(await titles.findArticleTitle('ll97', draft.slug)).toBeUndefined();
  });
});
