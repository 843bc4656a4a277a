import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import type { ContentEvent } from '#cms/events/content-event.ts';
import { onContentEvent } from '#cms/events/hub.ts';
import { startContentEvents, stopContentEvents } from '#cms/listener.ts';
import type { User } from '#cms/payload-types.ts';
import { countReaders } from '#collections/articles/read-count.ts';
import { buildSearchIfDue } from '#collections/search/build.ts';
import { searchSite } from '#app/data/site-search.server.ts';
import { runCommand } from '../support/command.ts';
import { filesBelow } from '../support/content-folder.ts';
import { administrate, copyDatabase, dropDatabase } from '../support/database/administrate.ts';
import { toDatabaseUrl, TEMPLATES } from '../support/database/names.ts';
import { createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { copySmallContent } from '../support/small-content.ts';

let test: TestPayload;
// Imported later, because collections read the media folder from the environment on import.
let exportContent: typeof import('#collections/content-files/export.ts').exportContent;
let importContent: typeof import('#collections/content-files/import.ts').importContent;
let seedContent: typeof import('#collections/content-files/seed.ts').seedContent;
let editor: User;
let root: string;
/** An export of the seeded content. Tests do not change it. */
let pristine: string;
/** A copy of `pristine` for each test. */
let folder: string;

const seeded: { articles: number[]; media: number[] } = { articles: [], media: [] };

const findIds = async (collection: 'articles' | 'media'): Promise<number[]> => {
  const { docs } = await test.payload.find({ collection, pagination: false, depth: 0 });
  return docs.map(({ id }) => id);
};

const ARTICLE = 'articles/ll97/covered-buildings-list.md';
const PICTURE = 'media/covered-buildings-list.webp';

beforeAll(async () => {
  test = await createTestPayload({ seeded: false });
  ({ exportContent } = await import('#collections/content-files/export.ts'));
  ({ importContent } = await import('#collections/content-files/import.ts'));
  ({ seedContent } = await import('#collections/content-files/seed.ts'));
  root = await mkdtemp(path.join(tmpdir(), 'lotline-content-'));
  const small = path.join(root, 'small');
  await copySmallContent(small);
  await seedContent(test.payload, small);
  editor = await createUser(test.payload, 'editor');
  await buildSearchIfDue(test.payload);
  pristine = path.join(root, 'pristine');
  await exportContent(test.payload, pristine);
  for (const collection of ['articles', 'media'] as const) seeded[collection] = await findIds(collection);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'copy-'));
  await cp(pristine, folder, { recursive: true });
});

afterEach(() => backToStart());

afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

const load = (options = {}) => importContent(test.payload, folder, options);
const change = async (file: string, edit: (text: string) => string) =>
  writeFile(path.join(folder, file), edit(await readFile(path.join(folder, file), 'utf8')));
const catchErrors = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (error: unknown) => (error as { errors: string[] }).errors,
  );
/** Exports the current content, and returns the files and the notices. */
async function now() {
  const place = await mkdtemp(path.join(root, 'now-'));
  const { notices } = await exportContent(test.payload, place);
  return { files: await filesBelow(place), notices };
}
async function backToStart(): Promise<void> {
  for (const collection of ['articles', 'media'] as const) {
    await test.payload.delete({ collection, where: { id: { not_in: seeded[collection] } } });
  }
  await importContent(test.payload, pristine);
}
const article = async (slug: string) => {
  const { docs } = await test.payload.find({
    collection: 'articles',
    where: { slug: { equals: slug } },
    depth: 0,
  });
  return docs[0];
};

const write = (slug: string, body: string, publishedAt = '2026-01-02') =>
  writeFile(
    path.join(folder, `articles/ll97/${slug}.md`),
    `---\ntitle: Own\nexcerpt: Short.\ncategory: Updates\nauthor: Me\npublishedAt: ${publishedAt}\n---\n\n${body}\n`,
  );

describe('an export', () => {
  it('contains copy and pictures, but no personal data', async () => {
    const { files } = await now();
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([ARTICLE, PICTURE, 'globals/site-settings.yaml']),
    );
    expect(files[ARTICLE]).toContain('image: covered-buildings-list.webp');
    const words = Object.entries(files).map(([file, text]) => `${file}\n${text}`);
    expect(words.filter((text) => /\b(seedDigest|readCount|createdAt|updatedAt)\b/.test(text))).toEqual([]);
    const folders = new Set(Object.keys(files).map((file) => file.split('/')[0]));
    expect([...folders].sort().join(' ')).toBe(
      'articles deadlines figures globals guides laws lotline-content.yaml mail-templates media modules partners quizzes sources',
    );
  });

  it('updates an older export and does not touch other files', async () => {
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
  it('changes nothing if the content is already stored', async () => {
    expect(await load()).toMatchObject({ changes: [] });
  });

  it('creates and updates documents by path, keeps read counts, and publishes a content event', async () => {
    const before = await article('covered-buildings-list');
    await countReaders(test.payload, [{ module: 'll97', slug: 'covered-buildings-list', readers: 1 }]);
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
  });

  it('restores the draft of a page and keeps its published version', async () => {
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
    await payload.updateGlobal({ slug: 'about', data: { heading: published, _status: 'published' } });
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
    await change(`articles/ll97/${slug}.md`, (text) => text.replace('title: Seen anew', 'title: Seen last'));
    const { changes } = await load();
    expect(changes).toEqual([
      expect.stringMatching(/^replace .*\.draft\.md \(a draft in the database: it stays/),
      `update  articles/ll97/${slug}.md`,
    ]);
    expect((await now()).files[`articles/ll97/${slug}.draft.md`]).toBeUndefined();
  });

  it('resolves links between two new articles, and the next export yields the same files', async () => {
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

  it('reports every error with its file and line, and changes nothing', async () => {
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
    const errors = await catchErrors(load());
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

  it("reports Payload's validation errors, and deletes the pictures it had stored", async () => {
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
    const errors = await catchErrors(load());
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatch(/^guides\/getting-started\.md:2: title: .*160/);
    expect(errors[1]).toMatch(/^articles\/ll97\/covered-buildings-list\.md:2: title: .*160/);
    expect(await now()).toEqual(before);
    expect(await readdir(path.join(test.dataDirectory, 'media'))).toEqual(stored);
  });

  it('updates the search index for an article with an image', async () => {
    const find = () => searchSite({ text: 'quagga', page: 1, isExact: true });
    await change(ARTICLE, (text) => text.replace(/^title: .*$/m, 'title: The quagga of covered buildings'));
    await load();
    expect((await find()).results.map(({ url }) => url)).toEqual(['/ll97/blog/covered-buildings-list']);
    await backToStart();
    expect((await find()).total).toBe(0);
  });

  it('lists the changes in a dry run without storing them', async () => {
    const before = await now();
    await cp(path.join(folder, PICTURE), path.join(folder, 'media/copy.webp'));
    await cp(path.join(folder, `${PICTURE}.yaml`), path.join(folder, 'media/copy.webp.yaml'));
    await change(ARTICLE, (text) => text.replace(/^image: .*$/m, 'image: copy.webp'));
    const { changes } = await load({ dryRun: true });
    expect(changes).toEqual([`update  ${ARTICLE}`, 'create  media/copy.webp.yaml']);
    expect(await now()).toEqual(before);
  });

  it('updates the description and focal point of a picture, but rejects a new picture with its name', async () => {
    const bytes = await readFile(path.join(folder, PICTURE));
    await change(`${PICTURE}.yaml`, (text) => `${text}focalX: 20\n`);
    expect((await load()).changes).toEqual([`update  ${PICTURE}.yaml`]);
    expect((await now()).files).toEqual(await filesBelow(folder));

    await writeFile(path.join(folder, PICTURE), await sharp(bytes).negate().webp().toBuffer());
    expect(await catchErrors(load())).toEqual([
      `${PICTURE}: another picture has this name. Give this one a new name.`,
    ]);
  });
});

describe("seeding from a developer's own folder", () => {
  beforeEach(async () => {
    await rm(folder, { recursive: true });
    await mkdir(path.join(folder, 'articles/ll97'), { recursive: true });
  });

  const seed = () => seedContent(test.payload, folder);
  const loadBody = async (slug: string) => JSON.stringify((await article(slug))?.body);

  it('imports an article, and imports it again when its file has changed', async () => {
    await write('own-article', 'First.');
    expect(await seed()).toMatchObject({ created: 1 });
    await write('own-article', 'Second.');
    expect(await seed()).toMatchObject({ created: 0, updated: 1 });
    expect(await loadBody('own-article')).toContain('Second.');
  });

  it.each([
    ['change', { title: 'An editor wrote this' }],
    ['draft', { title: 'An editor drafted this', _status: 'draft' as const }],
    ['new URL', { slug: 'arrived-article' }],
  ])("keeps an editor's %s when the file has also changed", async (_what, data) => {
    await write('edited-article', 'First.');
    await seed();
    const { id } = (await article('edited-article'))!;
    const isDraft = '_status' in data;
    await test.payload.update({ collection: 'articles', user: editor, id, data, draft: isDraft });
    await write('edited-article', 'Second.');
    expect(await seed()).toMatchObject({ created: 0, updated: 0 });
    const kept = await test.payload.findByID({ collection: 'articles', id, draft: isDraft });
    expect(kept).toMatchObject(data);
    expect(JSON.stringify(kept.body)).toContain('First.');
  });

  it('does not overwrite what a later import wrote', async () => {
    await write('imported-article', 'First.');
    await seed();
    await cp(path.join(pristine, 'lotline-content.yaml'), path.join(folder, 'lotline-content.yaml'));
    await write('imported-article', 'Imported.');
    await load();
    await write('imported-article', 'Second.');
    expect(await seed()).toMatchObject({ created: 0, updated: 0 });
    expect(await loadBody('imported-article')).toContain('Imported.');
  });

  it('does not overwrite an article from the panel with the same slug', async () => {
    const own = await createArticle(test.payload, { title: 'From the panel' });
    await write(own.slug, 'From a file.');
    expect(await seed()).toMatchObject({ created: 0, updated: 0 });
    expect((await article(own.slug))?.title).toBe('From the panel');
  });

  it('reports the file and line of every error, and imports nothing', async () => {
    await write('wrong-article', 'Fine.\n\n<table></table>');
    await write('A Title', 'Fine.');
    await write('right-article', 'Fine.');
    await writeFile(path.join(folder, 'articles/ll97/bare-article.md'), 'Only words.');
    await expect(seed()).rejects.toMatchObject({
      errors: [
        'articles/ll97/bare-article.md:1: the front matter is missing (a block between two --- lines).',
        'articles/ll97/wrong-article.md:11: body: An article cannot hold this: html.',
        'articles/ll97/A Title.md:2: slug: the file should be called articles/ll97/A%20Title.md.',
      ],
    });
    expect(await article('right-article')).toBeUndefined();
  });

  it('fails if the folder has no content', async () => {
    const empty = path.join(folder, 'empty');
    await mkdir(empty);
    await expect(seedContent(test.payload, empty)).rejects.toThrow('there is no content in this folder');
  });
});

const { serverUrl } = inject('databases');
const OTHER = 'test_content_files_other';

it('export and import copy all content to another installation, byte for byte', async () => {
  await administrate(serverUrl, [copyDatabase(TEMPLATES.empty, OTHER)]);
  onTestFinished(() => administrate(serverUrl, [dropDatabase(OTHER)]));
  const there = {
    DATABASE_URL: toDatabaseUrl(serverUrl, OTHER),
    DATA_DIR: path.join(root, 'other-data'),
    PAYLOAD_SECRET: 'a secret of this test',
  };
  const second = path.join(root, 'second');
  const imported = await runCommand('import', [pristine], there);
  expect(imported.output).toContain('create  articles/ll97/covered-buildings-list.md');
  expect(imported.exitCode).toBe(0);
  expect(await runCommand('export', [second], there)).toMatchObject({ exitCode: 0 });

  const files = await filesBelow(pristine);
  expect(Object.keys(files).length).toBeGreaterThan(60);
  expect(await filesBelow(second)).toEqual(files);
});
