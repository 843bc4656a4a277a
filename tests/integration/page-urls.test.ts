import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createArticle, guideData, partnerData } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { emitContentEvent } from '#cms/events/hub.ts';

let test: TestPayload;
let addresses: typeof import('#app/data/page-urls.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  addresses = await import('#app/data/page-urls.server.ts');
});

afterAll(() => test.close());

describe('listArticleUrls', () => {
  it('finds published articles of all modules, with the time of the last change', async () => {
    const published = await createArticle(test.payload);
    const ofOthers = await createArticle(test.payload, { module: 'cwz', category: 'Zones' });
    const draft = await createArticle(test.payload, { _status: 'draft' });
    const found = await addresses.listArticleUrls();
    expect(found).toContainEqual({
      id: published.id,
      module: 'll97',
      slug: published.slug,
      updatedAt: published.updatedAt,
    });
    expect(found).toContainEqual({
      id: ofOthers.id,
      module: 'cwz',
      slug: ofOthers.slug,
      updatedAt: ofOthers.updatedAt,
    });
    expect(found.map(({ slug }) => slug)).not.toContain(draft.slug);
  });

  it('does not load the bodies of articles', async () => {
    const statements = vi.spyOn(test.payload.db.pool, 'query');
    await addresses.listArticleUrls();
    const texts = statements.mock.calls.map(([statement]) => JSON.stringify(statement));
    statements.mockRestore();
    expect(texts.some((text) => text.includes('articles'))).toBe(true);
    expect(texts.filter((text) => /"body\\*"|"excerpt\\*"/.test(text))).toEqual([]);
  });
});

it('listModules says which sections are open', async () => {
  const { listModules } = await import('#app/data/modules.server.ts');
  const modules = await listModules();
  expect(modules.map(({ slug }) => slug)).toContain('ll97');
  expect(modules[0]).toMatchObject({ slug: 'll97', sections: { blog: 'live' } });
});

describe('listGuideUrls and listPartnerUrls', () => {
  it('find published documents, but no examples', async () => {
    const { payload } = test;
    const guide = await payload.create({ collection: 'guides', data: await guideData() });
    const draft = { ...(await guideData()), _status: 'draft' as const };
    await payload.create({ collection: 'guides', data: draft, draft: true });
    const partner = await payload.create({ collection: 'partners', data: await partnerData() });
    const example = { ...(await partnerData()), isExample: true };
    await payload.create({ collection: 'partners', data: example });
    const guides = await addresses.listGuideUrls();
    expect(guides).toContainEqual({ id: guide.id, slug: guide.slug, updatedAt: guide.updatedAt });
    expect(guides.map(({ slug }) => slug)).not.toContain(draft.slug);
    expect(await addresses.listPartnerUrls()).toEqual([
      { id: partner.id, slug: partner.slug, updatedAt: partner.updatedAt },
    ]);
    const { findPartner } = await import('#app/data/partners.server.ts');
    expect(await findPartner(example.slug)).toMatchObject({ isExample: true });
    vi.stubEnv('EXAMPLE_PARTNERS', 'off');
    emitContentEvent({ collection: 'partners', change: 'changed' });
    expect(await findPartner(example.slug)).toBeUndefined();
    expect(await findPartner(partner.slug)).toMatchObject({ isExample: false });
    vi.unstubAllEnvs();
  });
});

describe('featuredPartners', () => {
  it('shows examples until three real partners are featured, and hides them everywhere then', async () => {
    const { featuredPartners, findPartner, listPartners } = await import('#app/data/partners.server.ts');
    const { payload } = test;
    const mark = async () => (await featuredPartners()).map(({ isExample }) => isExample);
    const feature = async (isExample: boolean) =>
      payload.create({
        collection: 'partners',
        data: { ...(await partnerData()), featured: true, isExample },
      });
    await payload.delete({ collection: 'partners', where: { featured: { equals: true } } });
    const examples = await Promise.all([feature(true), feature(true), feature(true)]);
    expect(await mark()).toEqual([true, true, true]);
    const real = [await feature(false)];
    expect(await mark()).toEqual([false, true, true]);
    real.push(await feature(false));
    await payload.create({
      collection: 'partners',
      data: { ...(await partnerData()), featured: true, _status: 'draft' },
      draft: true,
    });
    expect(await mark()).toEqual([false, false, true]);
    expect(await findPartner(examples[0].slug)).toBeDefined();
    real.push(await feature(false), await feature(false));
    expect(await mark()).toEqual([false, false, false, false]);
    expect(await findPartner(examples[0].slug)).toBeUndefined();
    expect((await listPartners({ subjects: [] })).some(({ isExample }) => isExample)).toBe(false);
  });
});
