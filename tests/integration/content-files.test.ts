import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { filesBelow } from '../support/content-folder.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { copySmallContent } from '../support/small-content.ts';

type Import = (typeof import('#collections/content-files/import/index.ts'))['importContent'];
type Export = (typeof import('#collections/content-files/export.ts'))['exportContent'];

let test: TestPayload;
let exportContent: Export;
let importContent: Import;
let root: string;
/** An export of the seeded content, which no test changes. */
let pristine: string;
/** A copy of it for each test. */
let folder: string;

const ARTICLE = 'articles/ll97/covered-buildings-list.md';
const PICTURE = 'media/covered-buildings-list.webp';
const MODULE = 'modules/ll97.yaml';

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ exportContent } = await import('#collections/content-files/export.ts'));
  const { importContent: load, seedContent } = await import('#collections/content-files/import/index.ts');
  importContent = load;
  const { buildSearchIfDue } = await import('#collections/search/build.ts');
  root = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
  const small = path.join(root, 'small');
  await copySmallContent(small);
  await seedContent(test.payload, small);
  await buildSearchIfDue(test.payload);
  pristine = path.join(root, 'pristine');
  await exportContent(test.payload, pristine);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'copy-'));
  await cp(pristine, folder, { recursive: true });
});

afterEach(async () => {
  await backToStart();
});

afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const load = (options = {}) => importContent(test.payload, folder, options);
const change = async (file: string, edit: (text: string) => string) =>
  writeFile(path.join(folder, file), edit(await readFile(path.join(folder, file), 'utf8')));
const errorsOf = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error: unknown) => (error as { errors: string[] }).errors,
  );
/** Everything as an export shows it. */
async function now() {
  const place = await mkdtemp(path.join(root, 'now-'));
  const { notices } = await exportContent(test.payload, place);
  return { files: await filesBelow(place), notices };
}
const backToStart = () => importContent(test.payload, pristine, { prune: true });
const article = async (slug: string) => {
  const { docs } = await test.payload.find({
    collection: 'articles',
    where: { slug: { equals: slug } },
    depth: 0,
  });
  return docs[0];
};

describe('an export', () => {
  it('contains copy and pictures, and no personal data', async () => {
    await createUser(test.payload, 'editor');
    const { files } = await now();
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([ARTICLE, PICTURE, 'globals/site-settings.yaml']),
    );
    expect(files[ARTICLE]).toContain('image: covered-buildings-list.webp');
    const words = Object.entries(files).map(([file, text]) => `${file}\n${text}`);
    expect(words.filter((text) => /\b(seedDigest|readCount|createdAt|updatedAt)\b/.test(text))).toEqual([]);
    const folders = new Set(Object.keys(files).map((file) => file.split('/')[0]));
    expect([...folders].sort()).toEqual(
      [
        'articles',
        'deadlines',
        'figures',
        'globals',
        'guides',
        'laws',
        'lotline-content.yaml',
        'mail-templates',
        'media',
        'modules',
        'partners',
        'quizzes',
        'sources',
      ].sort(),
    );
  });

  it('brings an older export up to date, and leaves alone what it did not write', async () => {
    await writeFile(path.join(folder, 'README.md'), 'Ours.');
    await change(ARTICLE, () => '---\ntitle: old\n---\n');
    await writeFile(path.join(folder, 'articles/ll97/gone.md'), '---\ntitle: gone\n---\n');
    expect(await exportContent(test.payload, folder)).toMatchObject({
      written: 1,
      removed: ['articles/ll97/gone.md'],
    });
    const { 'README.md': _, ...files } = await filesBelow(folder);
    expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('Ours.');
    expect(files).toEqual(await filesBelow(pristine));
  });

  it('rejects a folder that holds something other than an export', async () => {
    const foreign = await mkdtemp(path.join(root, 'foreign-'));
    await writeFile(path.join(foreign, 'thesis.txt'), 'Words.');
    await expect(exportContent(test.payload, foreign)).rejects.toThrow('is not empty, and not an export');
    expect(await readdir(foreign)).toEqual(['thesis.txt']);
  });
});

describe('an import', () => {
  it('of content that is already stored changes nothing', async () => {
    expect(await load()).toMatchObject({ changes: [] });
  });

  it('creates and updates documents by address, keeps read counts, and publishes a content event', async () => {
    const before = await article('covered-buildings-list');
    const { countReaders } = await import('#collections/articles/read-count.ts');
    await countReaders(test.payload, [{ module: 'll97', slug: 'covered-buildings-list', readers: 1 }]);
    const { startContentEvents, stopContentEvents } = await import('#cms/listener.ts');
    const { onContentEvent } = await import('#cms/events/hub.ts');
    await startContentEvents(process.env.DATABASE_URL ?? '');
    const event = new Promise<ContentEvent>((resolve) => {
      onContentEvent((received) => received.collection === 'all' && resolve(received));
    });

    const edit = (text: string) => text.replace(/^title: .*$/m, 'title: Edited in a file');
    await change(ARTICLE, edit);
    await cp(path.join(folder, ARTICLE), path.join(folder, 'articles/ll97/written-in-a-file.md'));
    const { changes } = await load();
    expect(changes).toEqual([`update  ${ARTICLE}`, 'create  articles/ll97/written-in-a-file.md']);
    expect(await event).toMatchObject({ change: 'changed' });
    await stopContentEvents();

    const after = await article('covered-buildings-list');
    expect(after).toMatchObject({
      id: before?.id,
      title: 'Edited in a file',
      publishedAt: before?.publishedAt,
    });
    const { rows } = await test.payload.db.pool.query('select read_count from articles where id = $1', [
      before?.id,
    ]);
    expect(rows).toEqual([{ read_count: '1' }]);
    expect(await article('written-in-a-file')).toMatchObject({
      publishedAt: before?.publishedAt,
      readCount: 0,
    });
    expect((await load()).changes).toEqual([]);

    const pruned = await backToStart();
    expect(pruned.changes).toContain('delete  articles/ll97/written-in-a-file.md');
    expect((await now()).files).toEqual(await filesBelow(pristine));
  });

  it('restores the draft of a page beside its published version', async () => {
    const { payload } = test;
    const draft = async (heading: string) =>
      payload.updateGlobal({ slug: 'about', draft: true, data: { heading, _status: 'draft' } });
    await draft('Not seen yet');
    await exportContent(payload, folder);
    await draft('Changed since');
    const published = (await payload.findGlobal({ slug: 'about' })).heading;
    await load();
    expect((await payload.findGlobal({ slug: 'about', draft: true })).heading).toBe('Not seen yet');
    expect((await payload.findGlobal({ slug: 'about' })).heading).toBe(published);
    await rm(path.join(folder, 'globals/about.draft.yaml'));
    await load({ prune: true });
    expect((await payload.findGlobal({ slug: 'about', draft: true })).heading).toBe(published);
  });

  it('restores drafts of published articles and drafts that were never published', async () => {
    const published = await createArticle(test.payload, { title: 'Seen' });
    const { id, slug } = published;
    await test.payload.update({ collection: 'articles', id, draft: true, data: { title: 'Not seen yet' } });
    const never = await createArticle(test.payload, { title: 'Never seen', _status: 'draft' });
    await test.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Nameless', slug: '' },
    });
    const { files, notices } = await now();
    expect(notices).toEqual(['articles: a draft without module and slug is left out.']);
    expect(files[`articles/ll97/${slug}.md`]).toContain('title: Seen');
    expect(files[`articles/ll97/${slug}.draft.md`]).toContain('title: Not seen yet');
    expect(files[`articles/ll97/${never.slug}.md`]).toBeUndefined();
    await exportContent(test.payload, folder);

    await backToStart();
    expect(await article(slug)).toBeUndefined();
    await load();
    expect((await now()).files).toEqual(files);
    expect(await article(slug)).toMatchObject({ title: 'Seen', _status: 'published' });
    expect((await load()).changes).toEqual([]);

    await change(`articles/ll97/${slug}.md`, (text) => text.replace('title: Seen', 'title: Seen anew'));
    await load();
    expect((await now()).files[`articles/ll97/${slug}.draft.md`]).toContain('title: Not seen yet');
    await rm(path.join(folder, `articles/ll97/${slug}.draft.md`));
    await load({ prune: true });
    expect((await now()).files[`articles/ll97/${slug}.draft.md`]).toBeUndefined();
    expect(await article(slug)).toMatchObject({ title: 'Seen anew' });
  });

  it('resolves links between two new articles, keeps their notes, and exports the same again', async () => {
    const linkTo = (other: string) => `---
title: Article
excerpt: Words.
updates:
  - date: 2026-11-12
    note: "Says who is exempt: houses of worship."
related:
  - ll97/${other}
category: Updates
author: Desk
publishedAt: 2026-03-14T17:00:00.000Z
---

See [the other](articles:ll97/${other}).

📊 {figure:ll97-penalty-per-ton}
`;
    await writeFile(path.join(folder, 'articles/ll97/one.md'), linkTo('two'));
    await writeFile(path.join(folder, 'articles/ll97/two.md'), linkTo('one'));
    await load();
    const [one, two] = [await article('one'), await article('two')];
    expect(one).toMatchObject({ _status: 'published' });
    expect(JSON.stringify(one?.body)).toContain(`"value":${two?.id}`);
    expect(JSON.stringify(two?.body)).toContain(`"value":${one?.id}`);
    expect(one).toMatchObject({ related: [two?.id], updates: [{ date: '2026-11-12' }] });
    expect(JSON.stringify(one?.body)).toContain('figureCard');
    expect((await load()).changes).toEqual([]);
  });

  it('reports every error with file and line, and changes nothing', async () => {
    const before = await now();
    await change(ARTICLE, (text) =>
      text.replace(/^excerpt: [\s\S]*?\nimage: .*$/m, 'excerpt: 7\nimage: missing.webp'),
    );
    await change('figures/ll97-penalty-per-ton.yaml', (text) =>
      text.replace(/^source: .*$/m, 'source: no-such'),
    );
    await change('guides/getting-started.md', (text) => text.replace('---\n', '---\ntitel: Typo\n'));
    await writeFile(path.join(folder, 'partners/notes.txt'), 'x');
    await writeFile(path.join(folder, 'media/fake.webp'), 'no picture');
    await change('globals/home.yaml', () => 'hero: [');
    const quiz = await readFile(path.join(folder, 'quizzes/ll97.yaml'), 'utf8');
    await writeFile(path.join(folder, 'quizzes/cwz.yaml'), `module: ll97\n${quiz}`);
    const errors = await errorsOf(load());
    expect([...errors].sort()).toEqual([
      expect.stringMatching(/^articles\/ll97\/covered-buildings-list\.md:3: excerpt: .*string/),
      expect.stringMatching(
        /^figures\/ll97-penalty-per-ton\.yaml:\d+: source: refers to sources\/no-such, which is neither/,
      ),
      expect.stringMatching(/^globals\/home\.yaml:1: /),
      expect.stringMatching(/^guides\/getting-started\.md:2: titel: /),
      'media/fake.webp: its description fake.webp.yaml is missing.',
      'media/fake.webp: not a WebP picture.',
      'partners/notes.txt: content has no such file.',
      expect.stringMatching(/^quizzes\/cwz\.yaml:1: module: the file should be called quizzes\/ll97\.yaml/),
    ]);
    expect(await now()).toEqual(before);
  });

  it('reports validation errors of Payload, and deletes the pictures that it had stored', async () => {
    const before = await now();
    const stored = await readdir(path.join(test.dataDirectory, 'media'));
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
    await writeFile(path.join(folder, 'media/new.webp'), picture);
    await writeFile(path.join(folder, 'media/new.webp.yaml'), 'alt: Red.\n');
    await change(ARTICLE, (text) => text.replace(/^title: .*$/m, `title: ${'long '.repeat(40)}`));
    await change('guides/getting-started.md', (text) =>
      text.replace(/^title: .*$/m, `title: ${'long '.repeat(40)}`),
    );
    const errors = await errorsOf(load());
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatch(/^guides\/getting-started\.md:2: title: .*160/);
    expect(errors[1]).toMatch(/^articles\/ll97\/covered-buildings-list\.md:2: title: .*160/);
    expect(await now()).toEqual(before);
    expect(await readdir(path.join(test.dataDirectory, 'media'))).toEqual(stored);
  });

  it('updates the search, also of an article with an image', async () => {
    const { searchSite } = await import('#app/data/site-search.server.ts');
    const find = () => searchSite({ text: 'quagga', page: 1, isExact: true });
    await change(ARTICLE, (text) => text.replace(/^title: .*$/m, 'title: The quagga of covered buildings'));
    await load();
    expect((await find()).results.map(({ url }) => url)).toEqual(['/ll97/blog/covered-buildings-list']);
    await backToStart();
    expect((await find()).total).toBe(0);
  });

  it('stores nothing in a dry run, and lists the changes', async () => {
    const before = await now();
    await cp(path.join(folder, PICTURE), path.join(folder, 'media/copy.webp'));
    await cp(path.join(folder, `${PICTURE}.yaml`), path.join(folder, 'media/copy.webp.yaml'));
    await change(ARTICLE, (text) => text.replace(/^image: .*$/m, 'image: copy.webp'));
    await rm(path.join(folder, 'guides/getting-started.md'));
    const { changes } = await load({ dryRun: true, prune: true });
    expect(changes).toEqual([
      `update  ${ARTICLE}`,
      'delete  guides/getting-started.md',
      'create  media/copy.webp.yaml',
    ]);
    expect(await now()).toEqual(before);
  });

  it('prunes redirects made by hand and redirects of a pruned document', async () => {
    const { payload } = test;
    const made = await createArticle(payload, { slug: 'pruned-old' });
    await payload.update({ collection: 'articles', id: made.id, data: { slug: 'pruned-new' } });
    await payload.create({
      collection: 'redirects',
      data: { from: '/by-hand', leadsTo: 'address', address: '/about' },
    });
    const { changes } = await load({ prune: true });
    expect(changes).toEqual([
      'delete  articles/ll97/pruned-new.md',
      'delete  redirects/%2Fby-hand.yaml',
      'delete  redirects/%2Fll97%2Fblog%2Fpruned-old.yaml',
    ]);
    expect((await now()).files).toEqual(await filesBelow(folder));
    expect((await payload.count({ collection: 'redirects' })).totalDocs).toBe(0);
  });

  it('prunes a redirect that a new article at its address has already deleted', async () => {
    const { payload } = test;
    const { slug } = await createArticle(payload, { slug: 'comes-again' });
    await exportContent(payload, folder);
    await backToStart();
    const from = `/ll97/blog/${slug}`;
    await payload.create({ collection: 'redirects', data: { from, leadsTo: 'address', address: '/about' } });
    await load({ prune: true });
    expect(await article(slug)).toMatchObject({ _status: 'published' });
    expect((await now()).files).toEqual(await filesBelow(folder));
  });

  it('never prunes modules and mail templates, which the product needs', async () => {
    const before = (await now()).files;
    await rm(path.join(folder, MODULE));
    await rm(path.join(folder, 'mail-templates'), { recursive: true });
    expect(await load({ prune: true })).toMatchObject({ changes: [] });
    expect((await now()).files).toEqual(before);
  });

  it('prunes the draft of a module beside its published version', async () => {
    const where = { slug: { equals: 'll97' } };
    const data = { name: 'Not seen yet' };
    await test.payload.update({ collection: 'modules', where, draft: true, data });
    expect((await load({ prune: true })).changes).toEqual(['delete  modules/ll97.draft.yaml']);
    expect((await now()).files).toEqual(await filesBelow(folder));
  });

  it('replaces the bytes of a picture, and its crop, under the same name', async () => {
    const picture = await sharp(path.join(folder, PICTURE)).negate().webp().toBuffer();
    await writeFile(path.join(folder, PICTURE), picture);
    await change(`${PICTURE}.yaml`, (text) => `${text}focalX: 20\n`);
    expect((await load()).changes).toEqual([`update  ${PICTURE}`, `update  ${PICTURE}.yaml`]);
    expect((await now()).files).toEqual(await filesBelow(folder));
    await backToStart();
    expect((await now()).files).toEqual(await filesBelow(pristine));
  });
});
