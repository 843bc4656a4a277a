import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteEmptyDrafts } from '#cms/editing/empty-drafts.ts';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onContentEvent } from '#cms/events/hub.ts';
import { catchUp } from '#cms/listener.ts';
import type { Module, User } from '#cms/payload-types.ts';
import { runAsPreviewer } from '#cms/publishing/preview-context.ts';
import { nextScheduled } from '#collections/dashboard/content-queries.ts';
import { scheduleIfPublishable } from '#collections/publishing/publications.ts';
import { findArticle } from '#app/data/articles.server.ts';
import { findEditUrl } from '#app/data/edit-url.server.ts';
import { listGuides } from '#app/data/guides.server.ts';
import { isSectionLive, readModuleShell } from '#app/data/modules.server.ts';
import { readPage } from '#app/data/pages.server.ts';
import { findQuiz } from '#app/data/quizzes.server.ts';
import { newDocument } from '../support/access-samples.ts';
import { createArticle, createUser, guideData, partnerData } from '../support/factories.ts';
import { queuedMails } from '../support/following.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, sendForm, signInAs } from '../support/rest.ts';

const VISITOR = { overrideAccess: false } as const;

let test: TestPayload;
let module: Module;
let editor: User;
let events: ContentEvent[] = [];

beforeAll(async () => {
  test = await createTestPayload();
  onContentEvent((event) => events.push(event));
  module = await findModule();
  editor = await createUser(test.payload, 'editor');
});

beforeEach(() => {
  events = [];
});

afterAll(() => test.close());

async function findModule(): Promise<Module> {
  const where = { slug: { equals: 'nyc-plastic' } };
  return (await test.payload.find({ collection: 'modules', where, depth: 0 })).docs[0] as Module;
}

const draftOfModule = (data: Partial<Module>) =>
  test.payload.update({ collection: 'modules', id: module.id, data, draft: true, autosave: true });

/** Publishes one more event, waits for it so that all earlier events have arrived, and returns the earlier ones. */
async function announced(): Promise<string[]> {
  await test.payload.updateGlobal({ slug: 'site-settings', data: { _status: 'published' } });
  await vi.waitFor(() => expect(events.at(-1)?.collection).toBe('site-settings'), 10_000);
  const heard = events.slice(0, -1).map(({ collection, change }) => `${collection} ${change}`);
  events = [];
  return heard;
}

describe('a draft of a global', () => {
  it('is hidden from visitors, even if they request drafts, until it is published', async () => {
    const before = (await readPage('about')).heading;
    const data = { heading: 'Not yet', _status: 'draft' as const };
    await test.payload.updateGlobal({ slug: 'about', data, draft: true });
    expect((await readPage('about')).heading).toBe(before);
    const asked = await test.payload.findGlobal({ slug: 'about', draft: true, ...VISITOR });
    expect(asked.heading).toBe(before);
    expect(await announced()).toEqual([]);
    await test.payload.updateGlobal({ slug: 'about', data: { _status: 'published' } });
    expect((await readPage('about')).heading).toBe('Not yet');
    expect(await announced()).toEqual(['about changed']);
  });

  it('may be incomplete, unlike a published version', async () => {
    await test.payload.updateGlobal({ slug: 'about', data: { heading: '' }, draft: true });
    const publish = test.payload.updateGlobal({ slug: 'about', data: { _status: 'published' } });
    await expect(publish).rejects.toMatchObject({ data: { errors: [{ path: 'heading' }] } });
  });

  it('cannot unpublish the page', async () => {
    const unpublish = test.payload.updateGlobal({ slug: 'contact', data: { _status: 'draft' } });
    await expect(unpublish).rejects.toMatchObject({ status: 400 });
  });
});

describe('a draft of a module', () => {
  it('is hidden from visitors, even if they request drafts, until it is published', async () => {
    await draftOfModule({ name: 'Not yet' });
    expect((await readModuleShell('nyc-plastic')).name).toBe(module.name);
    const asked = { collection: 'modules', draft: true, ...VISITOR } as const;
    const { docs } = await test.payload.find({ ...asked, where: { slug: { equals: 'nyc-plastic' } } });
    expect(docs.map(({ name }) => name)).not.toContain('Not yet');
    expect((await test.payload.findByID({ ...asked, id: module.id })).name).toBe(module.name);
    expect(await announced()).toEqual([]);
    await test.payload.update({ collection: 'modules', id: module.id, data: { _status: 'published' } });
    await catchUp();
    expect((await readModuleShell('nyc-plastic')).name).toBe('Not yet');
    expect(await announced()).toEqual(['modules changed']);
  });

  it('does not launch a section until it is published', async () => {
    const { sections } = await findModule();
    await draftOfModule({ sections: { ...sections, report: 'live' } });
    await draftOfModule({ summary: 'Saved again.' });
    expect(await isSectionLive('nyc-plastic', 'report')).toBe(false);
    await test.payload.update({ collection: 'modules', id: module.id, data: { _status: 'published' } });
    await catchUp();
    expect(await isSectionLive('nyc-plastic', 'report')).toBe(true);
  });

  it('cannot unpublish the module', async () => {
    const data = { _status: 'draft' as const };
    const unpublish = test.payload.update({ collection: 'modules', id: module.id, data });
    await expect(unpublish).rejects.toMatchObject({ status: 400 });
  });
});

describe('drafts of a guide', () => {
  it('do not publish content events', async () => {
    const { id } = await test.payload.create({ collection: 'guides', data: await guideData() });
    await test.payload.update({ collection: 'guides', id, data: { title: 'A draft' }, draft: true });
    const data = { ...(await guideData()), _status: 'draft' as const };
    const draft = await test.payload.create({ collection: 'guides', data, draft: true });
    await test.payload.delete({ collection: 'guides', id: draft.id });
    await test.payload.update({ collection: 'guides', id, data: { _status: 'draft' } });
    expect(await announced()).toEqual(['guides changed', 'guides removed']);
  });
});

describe('a version', () => {
  it('shows who saved it, but only to signed-in users', async () => {
    const { payload } = test;
    const { id, slug } = await createArticle(payload);
    const author = await createUser(payload, 'editor');
    const colleague = await createUser(payload, 'admin');
    for (const [user, title] of [
      [author, 'Written first'],
      [colleague, 'Corrected'],
    ] as const) {
      const data = { title, _status: 'published' as const };
      await payload.update({ collection: 'articles', id, data, user: { ...user, collection: 'users' } });
    }
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where,
      sort: '-createdAt',
      limit: 2,
    });
    expect(docs.map(({ version }) => [version.title, version.savedBy])).toEqual([
      ['Corrected', colleague.name],
      ['Written first', author.name],
    ]);
    const found = await payload.find({
      collection: 'articles',
      where: { slug: { equals: slug } },
      ...VISITOR,
    });
    expect(found.docs).toEqual([expect.objectContaining({ title: 'Corrected' })]);
    expect(found.docs[0]).not.toHaveProperty('savedBy');
  });
});

describe('an empty draft', () => {
  it('is deleted after a day, unlike other drafts', async () => {
    const newDraft = (data: { title?: string }) =>
      createArticle(test.payload, { _status: 'draft', slug: randomUUID(), ...data });
    const empty = await newDraft({ title: '' });
    const titled = await newDraft({});
    const written = await newDraft({ title: '' });
    await test.payload.db.pool.query(
      "update _articles_v set version_updated_at = version_updated_at + interval '1 minute' where parent_id = $1",
      [written.id],
    );
    const ids = [empty.id, titled.id, written.id];
    const left = async () => {
      const where = { id: { in: ids } };
      const { docs } = await test.payload.find({ collection: 'articles', where, sort: 'id' });
      return docs.map(({ id }) => id);
    };
    await deleteEmptyDrafts(test.payload);
    expect(await left()).toEqual(ids);
    await deleteEmptyDrafts(test.payload, addDays(new Date(), 2));
    expect(await left()).toEqual([titled.id, written.id]);
  });
});

async function scheduleAs(
  role: 'editor' | 'staff',
  doc: { relationTo: 'articles' | 'partners'; value: string },
) {
  const user = await createUser(test.payload, role);
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, test.payload);
  return scheduleIfPublishable({
    ...({ type: 'publish', date: new Date(Date.now() + 3_600_000), doc, req, user: req.user } as const),
    cookies: new Map(),
    importMap: {},
    permissions: {},
  });
}

const scheduledJobs = (id: number) =>
  ({ collection: 'payload-jobs', where: { 'input.doc.value': { equals: String(id) } } }) as const;

describe('a scheduled publication', () => {
  const schedule = (type: 'publish' | 'unpublish', what: object) =>
    test.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: new Date(Date.now() - 1000),
      input: { type, ...what },
    });
  /** Runs the jobs, and resolves once the content that they changed is no longer cached. */
  const runJobs = async () => {
    await test.payload.jobs.run({ queue: 'default', silent: true });
    await catchUp();
  };

  it('publishes and unpublishes an article when it is due', async () => {
    const { id, slug } = await createArticle(test.payload, { _status: 'draft' });
    const doc = { relationTo: 'articles' as const, value: id };
    await schedule('publish', { doc });
    expect(await findArticle('ll97', slug)).toBeUndefined();
    await runJobs();
    expect((await findArticle('ll97', slug))?.slug).toBe(slug);
    await schedule('unpublish', { doc });
    await runJobs();
    expect(await findArticle('ll97', slug)).toBeUndefined();
  });

  it('is rejected for an incomplete draft, names the missing field, and leaves the draft unchanged', async () => {
    const { id } = await createArticle(test.payload, { _status: 'draft', excerpt: '' });
    const doc = { relationTo: 'articles', value: String(id) } as const;
    const jobs = scheduledJobs(id);
    const scheduleIt = () => scheduleAs('editor', doc);
    expect(await scheduleIt()).toEqual({ error: 'Not scheduled. Excerpt is missing.' });
    expect((await test.payload.count(jobs)).totalDocs).toBe(0);
    const { docs } = await test.payload.find({ collection: 'articles', where: { id: { equals: id } } });
    expect(docs[0]?._status).toBe('draft');

    const excerpt = 'An excerpt that was missing before it could be scheduled.';
    await test.payload.update({ collection: 'articles', id, data: { excerpt }, draft: true });
    expect(await scheduleIt()).not.toHaveProperty('error');
    expect((await test.payload.count(jobs)).totalDocs).toBe(1);
    await test.payload.delete(jobs);
  });

  it('is allowed for staff only if it publishes a partner', async () => {
    const as = await signInAs(test.payload, 'staff');
    const partner = await test.payload.create({ collection: 'partners', data: await partnerData() });
    const article = await createArticle(test.payload, { _status: 'draft' });
    expect(
      await scheduleAs('staff', { relationTo: 'partners', value: String(partner.id) }),
    ).not.toHaveProperty('error');
    expect(await scheduleAs('staff', { relationTo: 'articles', value: String(article.id) })).toEqual({
      error: expect.stringContaining('not allowed'),
    });
    const about = `/api/publications?collection=partners&id=${partner.id}`;
    expect(await get(test.payload, about, as)).toMatchObject({
      status: 200,
      answer: { scheduled: [expect.anything()], page: `/partners/${partner.slug}` },
    });
    await test.payload.delete(scheduledJobs(partner.id));
  });

  it('reports a failure by email to the user who scheduled it', async () => {
    const { id, title } = await createArticle(test.payload, { _status: 'draft', excerpt: '' });
    const { id: user, email } = await createUser(test.payload, 'editor');
    await schedule('publish', {
      doc: { relationTo: 'articles', value: id },
      user: { relationTo: 'users', value: user },
    });
    await runJobs();
    const person = await test.payload.findByID({ collection: 'users', id: user });
    expect(await nextScheduled(test.payload, { ...person, collection: 'users' }, 5)).toMatchObject([
      { title, hasFailed: true, why: 'Excerpt is missing.' },
    ]);
    const mails = (await queuedMails(test.payload)).filter(({ to }) => to === email);
    expect(mails).toMatchObject([{ text: expect.stringContaining('Excerpt is missing.') as string }]);
  });

  it('is removed when a user publishes manually', async () => {
    const { id } = await createArticle(test.payload, { _status: 'draft' });
    await scheduleAs('editor', { relationTo: 'articles', value: String(id) });
    const update = { collection: 'articles', id } as const;
    await test.payload.update({ ...update, data: { excerpt: 'Still a draft.' }, draft: true });
    expect((await test.payload.count(scheduledJobs(id))).totalDocs).toBe(1);
    const data = { _status: 'published' } as const;
    await test.payload.update({ ...update, data, req: { payloadAPI: 'REST' } });
    expect((await test.payload.count(scheduledJobs(id))).totalDocs).toBe(0);
  });

  it('is deleted with its document', async () => {
    const { id } = await createArticle(test.payload, { _status: 'draft' });
    await scheduleAs('editor', { relationTo: 'articles', value: String(id) });
    expect((await test.payload.count(scheduledJobs(id))).totalDocs).toBe(1);
    await test.payload.delete({ collection: 'articles', id });
    expect((await test.payload.count(scheduledJobs(id))).totalDocs).toBe(0);
  });

  it('publishes the copy of a page', async () => {
    await test.payload.updateGlobal({ slug: 'help', data: { heading: 'From then on' }, draft: true });
    await schedule('publish', { global: 'help' });
    await runJobs();
    expect((await readPage('help')).heading).toBe('From then on');
  });
});

describe('a published article with a newer draft', () => {
  const articleWithDraft = async () => {
    const { id } = await createArticle(test.payload, { title: 'Live' });
    const data = { title: 'Newest', excerpt: 'The newest excerpt.' };
    await test.payload.update({ collection: 'articles', id, data, draft: true });
    const read = (draft: boolean) => test.payload.findByID({ collection: 'articles', id, draft, depth: 0 });
    return { id, live: () => read(false), newest: () => read(true) };
  };

  it('keeps the newest draft when it is unpublished from the list', async () => {
    const { id, live, newest } = await articleWithDraft();
    const path = `/api/articles?where[id][in][0]=${id}`;
    const as = await signInAs(test.payload, 'editor');
    const { status } = await patch(test.payload, path, { as, body: { _status: 'draft' } });
    expect({ status, live: (await live())._status }).toEqual({ status: 200, live: 'draft' });
    expect(await newest()).toMatchObject({
      title: 'Newest',
      excerpt: 'The newest excerpt.',
      _status: 'draft',
    });
  });

  it('stays live when the API changes fields without a status', async () => {
    const { id, live, newest } = await articleWithDraft();
    const as = await signInAs(test.payload, 'editor');
    const body = { author: 'The API' };
    const { status } = await patch(test.payload, `/api/articles/${id}`, { as, body });
    expect(status).toBe(200);
    expect(await live()).toMatchObject({ title: 'Live', author: 'Test Desk', _status: 'published' });
    expect(await newest()).toMatchObject({ title: 'Newest', author: 'The API', _status: 'draft' });
    await patch(test.payload, `/api/articles/${id}`, { as, body: { _status: 'published' } });
    expect(await live()).toMatchObject({ title: 'Newest', author: 'The API', _status: 'published' });
  });
});

describe('a duplicate', () => {
  it.each(['articles', 'figures'] as const)(
    'of a document in the collection %s gets its own slug or key each time',
    async (collection) => {
      const { id } = await test.payload.create(await newDocument(test.payload, collection));
      const as = await signInAs(test.payload, 'admin');
      const uniqueName = (document: object): unknown =>
        'slug' in document ? document.slug : Reflect.get(document, 'key');
      const original = uniqueName(await test.payload.findByID({ collection, id, depth: 0 }));
      const duplicate = async () => {
        const path = `/api/${collection}/${id}/duplicate`;
        const { answer } = await post(test.payload, path, { as, body: { _status: 'draft' } });
        return uniqueName(answer.doc as object);
      };
      expect(await duplicate()).toBe(`${String(original)}-copy`);
      expect(await duplicate()).toBe(`${String(original)}-copy-2`);
    },
  );
});

describe('a form that one user has open in two tabs', () => {
  it('cannot overwrite changes that the other tab saved, for both documents and pages', async () => {
    const as = await signInAs(test.payload, 'editor');
    const article = await createArticle(test.payload);
    for (const { path, opened, method } of [
      { path: `/api/articles/${article.id}`, opened: article, method: 'PATCH' },
      {
        path: '/api/globals/help',
        opened: await test.payload.findGlobal({ slug: 'help', depth: 0 }),
        method: 'POST',
      },
    ] as const) {
      const save = (formKey: string, base: object, changes: object) =>
        sendForm(test.payload, `${path}?draft=true&autosave=true&depth=0`, {
          as,
          method,
          body: { ...base, ...changes, formKey, _status: 'draft' },
        });
      const first = await save('one', opened, {
        meta: { title: 'First tab', description: 'A description.' },
      });
      expect(first.status).toBe(200);
      // The first tab may save again before it has received the result of its first save.
      expect((await save('one', opened, { meta: { title: 'Again' } })).status).toBe(200);
      const { status, answer } = await save('two', opened, {});
      expect(status).toBe(409);
      expect(JSON.stringify(answer)).toContain('You changed this in another tab');
    }
  });
});

describe('a form whose session has ended', () => {
  it.each(['', '?draft=true&autosave=true'])(
    'reports that the user is signed out when it is saved with the query "%s"',
    async (query) => {
      const { id } = await createArticle(test.payload);
      const body = { title: 'Typed after the session' };
      const { status, answer } = await sendForm(test.payload, `/api/articles/${id}${query}`, { body });
      const message = 'You are signed out. Copy your text, then sign in.';
      expect(status).toBe(403);
      expect(answer.errors).toMatchObject([{ data: { errors: [{ path: 'updatedAt', message }] } }]);
    },
  );
});

const preview = <Result>(work: () => Promise<Result>) => runAsPreviewer(editor, work);

describe('an editor in a preview', () => {
  it('sees the newest draft of a document, and a document that was never published', async () => {
    const { id, slug } = await createArticle(test.payload, { title: 'Published' });
    await test.payload.update({ collection: 'articles', id, data: { title: 'Draft' }, draft: true });
    expect((await preview(() => findArticle('ll97', slug)))?.title).toBe('Draft');
    expect((await findArticle('ll97', slug))?.title).toBe('Published');
    const draft = await createArticle(test.payload, { _status: 'draft' });
    expect((await preview(() => findArticle('ll97', draft.slug)))?.slug).toBe(draft.slug);
    expect(await findArticle('ll97', draft.slug)).toBeUndefined();
  });

  it('sees a draft that has just been created', async () => {
    const { id, slug } = await createArticle(test.payload);
    await test.payload.update({ collection: 'articles', id, data: { body: null as never }, draft: true });
    expect((await preview(() => findArticle('ll97', slug)))?.parts).toEqual([]);
  });

  it('sees drafts of page copy, quizzes and lists', async () => {
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'Draft' }, draft: true });
    expect((await preview(() => readPage('about'))).heading).toBe('Draft');
    expect((await readPage('about')).heading).not.toBe('Draft');
    const where = { module: { equals: 'll97' } };
    const { docs } = await test.payload.find({ collection: 'quizzes', where, limit: 1 });
    const id = docs[0]?.id ?? 0;
    await test.payload.update({ collection: 'quizzes', id, data: { heading: 'Draft' }, draft: true });
    expect((await preview(() => findQuiz('ll97')))?.heading).toBe('Draft');
    expect((await findQuiz('ll97'))?.heading).not.toBe('Draft');
    const guide = { ...(await guideData()), _status: 'draft' as const };
    await test.payload.create({ collection: 'guides', data: guide, draft: true });
    const slugs = async () => (await listGuides()).map(({ slug }) => slug);
    expect(await preview(slugs)).toContain(guide.slug);
    expect(await slugs()).not.toContain(guide.slug);
  });
});

describe('findEditUrl in a preview', () => {
  const findId = async (collection: 'articles' | 'modules' | 'quizzes' | 'guides', where: object) =>
    (await test.payload.find({ collection, where: where as never, limit: 1, depth: 0 })).docs[0]?.id;

  it("returns the URL of a document's form", async () => {
    const { id, slug } = await createArticle(test.payload, { _status: 'draft' });
    const address = await preview(() => findEditUrl(`/ll97/blog/${slug}`));
    expect(address).toBe(`/admin/collections/articles/${id}`);
    const quiz = await findId('quizzes', { module: { equals: 'll199' } });
    expect(await preview(() => findEditUrl('/ll199/quiz'))).toBe(`/admin/collections/quizzes/${quiz}`);
    const module = await findId('modules', { slug: { equals: 'll97' } });
    expect(await preview(() => findEditUrl('/ll97'))).toBe(`/admin/collections/modules/${module}`);
    expect(await preview(() => findEditUrl('/ll97/blog'))).toBe(`/admin/collections/modules/${module}`);
  });

  it.each([
    ['/', 'home'],
    ['/partners/directory', 'partner-program'],
    ['/cwz/report/abc', 'cwz-report'],
    ['/newsletter/unsubscribed', 'site-settings'],
  ])('maps the page %s to the form of the global "%s"', async (path, global) => {
    expect(await preview(() => findEditUrl(path))).toBe(`/admin/globals/${global}`);
  });
});
