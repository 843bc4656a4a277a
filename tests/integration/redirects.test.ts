import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArticle, createUser, guideData } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let findRedirect: (typeof import('#app/data/redirects.server.ts'))['findRedirect'];

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ findRedirect } = await import('#app/data/redirects.server.ts'));
});

afterAll(() => test.close());

const at = (slug: string) => `/ll97/blog/${slug}`;

const rename = (id: number, slug: string, draft = false) =>
  test.payload.update({ collection: 'articles', id, data: { slug }, draft });

const setStatus = (id: number, _status: 'draft' | 'published') =>
  test.payload.update({ collection: 'articles', id, data: { _status } });

const manual = (data: { from: string; address: string }) =>
  test.payload.create({ collection: 'redirects', data: { leadsTo: 'address', ...data } });

describe('the address of an article', () => {
  it('stays when the title changes', async () => {
    const { id } = await createArticle(test.payload, { title: 'The first title', slug: '' });
    const data = { title: 'Another title' };
    const changed = await test.payload.update({ collection: 'articles', id, data });
    expect(changed.slug).toBe('the-first-title');
    expect(await findRedirect(at('the-first-title'))).toBeUndefined();
  });

  it('leads to its new one once the change is published, however often it changes', async () => {
    const { id } = await createArticle(test.payload, { slug: 'one' });
    await rename(id, 'two', true);
    expect(await findRedirect(at('one'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('one'))).toBe(at('two'));
    await rename(id, 'three');
    expect(await findRedirect(at('one'))).toBe(at('three'));
    expect(await findRedirect(at('two'))).toBe(at('three'));
  });

  it('leads nowhere when the article has it back', async () => {
    const { id } = await createArticle(test.payload, { slug: 'here' });
    await rename(id, 'there');
    await rename(id, 'here');
    expect(await findRedirect(at('here'))).toBeUndefined();
    expect(await findRedirect(at('there'))).toBe(at('here'));
  });

  it('leads to the other module that the article has moved to', async () => {
    const { id } = await createArticle(test.payload, { slug: 'moved' });
    const data = { module: 'cwz' as const, category: 'Zones' as const };
    await test.payload.update({ collection: 'articles', id, data });
    expect(await findRedirect(at('moved'))).toBe('/cwz/blog/moved');
  });

  it('leads nowhere when it was never published', async () => {
    const { id } = await createArticle(test.payload, { slug: 'sketch', _status: 'draft' });
    await rename(id, 'drawing', true);
    await setStatus(id, 'published');
    expect(await findRedirect(at('sketch'))).toBeUndefined();
  });

  it('leads to the new one also when that was chosen while the article was not on the site', async () => {
    const { id } = await createArticle(test.payload, { slug: 'before-pause' });
    await setStatus(id, 'draft');
    await rename(id, 'after-pause', true);
    expect(await findRedirect(at('before-pause'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('before-pause'))).toBe(at('after-pause'));
  });

  it('is free for another article, which then answers there', async () => {
    const first = await createArticle(test.payload, { slug: 'taken' });
    await rename(first.id, 'given-up');
    await createArticle(test.payload, { slug: 'taken' });
    expect(await findRedirect(at('taken'))).toBeUndefined();
  });

  it('leads nowhere while its article is not published, or once it is deleted', async () => {
    const { id } = await createArticle(test.payload, { slug: 'old' });
    await rename(id, 'new');
    await setStatus(id, 'draft');
    expect(await findRedirect(at('old'))).toBeUndefined();
    await setStatus(id, 'published');
    expect(await findRedirect(at('old'))).toBe(at('new'));
    await test.payload.delete({ collection: 'articles', id });
    expect(await findRedirect(at('old'))).toBeUndefined();
    const { totalDocs } = await test.payload.count({
      collection: 'redirects',
      where: { from: { equals: at('old') } },
    });
    expect(totalDocs).toBe(0);
  });
});

it('redirects the old address of a guide', async () => {
  const { id } = await test.payload.create({
    collection: 'guides',
    data: { ...(await guideData()), slug: 'begin' },
  });
  await test.payload.update({ collection: 'guides', id, data: { slug: 'start' } });
  expect(await findRedirect('/help/begin')).toBe('/help/start');
});

describe('a redirect that an editor makes', () => {
  it('leads to a page of the site or elsewhere, also with a slash at the end', async () => {
    await manual({ from: '/campaign/', address: '/ll97?tab=providers' });
    await manual({ from: '/city', address: 'https://www.nyc.gov/' });
    expect(await findRedirect('/campaign')).toBe('/ll97?tab=providers');
    expect(await findRedirect('/campaign/')).toBe('/ll97?tab=providers');
    expect(await findRedirect('/city')).toBe('https://www.nyc.gov/');
    expect(await findRedirect('/nothing')).toBeUndefined();
  });

  it('leads to the end of a chain, and nowhere in a circle', async () => {
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
  ])('is refused from %s to %s', async (from, address) => {
    if (from.endsWith('answered')) await createArticle(test.payload, { slug: 'answered' });
    await expect(manual({ from, address })).rejects.toMatchObject({ status: 400 });
  });
});

it('a redirect is from an address that can be the name of a file, as content is exported', async () => {
  const redirectFrom = (from: string) => manual({ from, address: '/about' });
  // Each slash is three letters of the name: "%2F".
  const longest = `/${'a'.repeat(255 - '.draft.yaml'.length - '%2F'.length)}`;
  expect(await redirectFrom(longest)).toMatchObject({ from: longest });
  const errors = [{ path: 'from', message: expect.stringMatching(/^This address is too long/) as string }];
  for (const from of [`${longest}a`, `/${'ä'.repeat(60)}`]) {
    await expect(redirectFrom(from)).rejects.toMatchObject({ status: 400, data: { errors } });
  }
});

it.each(['staff', 'nobody'] as const)('denies %s the list of redirects', async (who) => {
  const user = who === 'staff' ? await createUser(test.payload, who) : undefined;
  const read = test.payload.find({ collection: 'redirects', overrideAccess: false, user });
  await expect(read).rejects.toMatchObject({ status: 403 });
});
