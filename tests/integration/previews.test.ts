import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import type { User } from '#cms/payload-types.ts';
import { createArticle, createUser, guideData } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';

let test: TestPayload;
let editor: User;
let articles: typeof import('#app/data/articles.server.ts');
let findEditUrl: (typeof import('#app/data/edit-url.server.ts'))['findEditUrl'];
let pages: typeof import('#app/data/pages.server.ts');
let findQuiz: (typeof import('#app/data/quizzes.server.ts'))['findQuiz'];
let guides: typeof import('#app/data/guides.server.ts');

beforeAll(async () => {
  test = await createTestPayload();
  editor = await createUser(test.payload, 'editor');
  articles = await import('#app/data/articles.server.ts');
  ({ findEditUrl } = await import('#app/data/edit-url.server.ts'));
  pages = await import('#app/data/pages.server.ts');
  ({ findQuiz } = await import('#app/data/quizzes.server.ts'));
  guides = await import('#app/data/guides.server.ts');
});

afterAll(() => test.close());

const preview = <Result>(work: () => Promise<Result>) => runAsPreviewer(editor, work);

describe('an editor in a preview', () => {
  it('sees the newest draft of a document, and a document that was never published', async () => {
    const { id, slug } = await createArticle(test.payload, { title: 'Published' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Draft' }, draft: true });
    expect((await preview(() => articles.findArticle('ll97', slug)))?.title).toBe('Draft');
    expect((await articles.findArticle('ll97', slug))?.title).toBe('Published');
    const draft = await createArticle(test.payload, { _status: 'draft' });
    expect((await preview(() => articles.findArticle('ll97', draft.slug)))?.slug).toBe(draft.slug);
    expect(await articles.findArticle('ll97', draft.slug)).toBeUndefined();
  });

  it('sees a draft that has just been created', async () => {
    const { id, slug } = await createArticle(test.payload);
    await test.payload.update({ collection: 'articles', id, data: { body: null as never }, draft: true });
    expect((await preview(() => articles.findArticle('ll97', slug)))?.parts).toEqual([]);
  });

  it('sees the drafts of page copy, of quizzes and of lists', async () => {
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'Draft' }, draft: true });
    expect((await preview(() => pages.readPage('about'))).heading).toBe('Draft');
    expect((await pages.readPage('about')).heading).not.toBe('Draft');
    const where = { module: { equals: 'll97' } };
    const { docs } = await test.payload.find({ collection: 'quizzes', where, limit: 1 });
    const id = docs[0]?.id ?? 0;
    await test.payload.update({ collection: 'quizzes', id, data: { heading: 'Draft' }, draft: true });
    expect((await preview(() => findQuiz('ll97')))?.heading).toBe('Draft');
    expect((await findQuiz('ll97'))?.heading).not.toBe('Draft');
    const guide = { ...(await guideData()), _status: 'draft' as const };
    await test.payload.create({ collection: 'guides', data: guide, draft: true });
    const slugs = async () => (await guides.listGuides()).map(({ slug }) => slug);
    expect(await preview(slugs)).toContain(guide.slug);
    expect(await slugs()).not.toContain(guide.slug);
  });
});

describe('a preview links to what it shows in the panel', () => {
  const idOf = async (collection: 'articles' | 'modules' | 'quizzes' | 'guides', where: object) =>
    (await test.payload.find({ collection, where: where as never, limit: 1, depth: 0 })).docs[0]?.id;

  it('for documents', async () => {
    const { id, slug } = await createArticle(test.payload, { _status: 'draft' });
    const address = await preview(() => findEditUrl(`/ll97/blog/${slug}`));
    expect(address).toBe(`/admin/collections/articles/${id}`);
    const quiz = await idOf('quizzes', { module: { equals: 'll199' } });
    expect(await preview(() => findEditUrl('/ll199/quiz'))).toBe(`/admin/collections/quizzes/${quiz}`);
    const module = await idOf('modules', { slug: { equals: 'll97' } });
    expect(await preview(() => findEditUrl('/ll97'))).toBe(`/admin/collections/modules/${module}`);
    expect(await preview(() => findEditUrl('/ll97/blog'))).toBe(`/admin/collections/modules/${module}`);
  });

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/help', 'help'],
    ['/partners', 'partner-program'],
    ['/partners/directory', 'partner-program'],
    ['/cwz/assessment', 'cwz-assessment-page'],
    ['/cwz/report/abc', 'cwz-report'],
    ['/newsletter/unsubscribed', 'site-settings'],
  ])('for the copy of %s: %s', async (path, global) => {
    expect(await preview(() => findEditUrl(path))).toBe(`/admin/globals/${global}`);
  });
});
