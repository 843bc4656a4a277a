import type { CollectionSlug } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#cms/payload-types.ts';
import { editorState, heading, link, list, paragraph, quote, text } from '#cms/rich-text/nodes.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { newDocument } from '../support/access-samples.ts';
import { articleData, createArticle, createUser } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { get, patch, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let editor: SignedIn;

beforeAll(async () => {
  test = await createTestPayload();
  editor = await signInAs(test.payload, 'editor');
});

afterAll(() => test.close());

/** Creates a published article with an earlier version of each status. */
async function articleWithVersions() {
  const { id } = await createArticle(test.payload, { title: 'First published' });
  await test.payload.update({ collection: 'articles', id, data: { title: 'A draft' }, draft: true });
  await test.payload.update({ collection: 'articles', id, data: { title: 'Live', _status: 'published' } });
  return id;
}

async function findVersion(id: number, title: string): Promise<string> {
  const where = { parent: { equals: id }, 'version.title': { equals: title } };
  const { docs } = await test.payload.findVersions({ collection: 'articles', where });
  return String(docs[0]?.id);
}

const live = (id: number) => test.payload.findByID({ collection: 'articles', id });
const newest = (id: number) => test.payload.findByID({ collection: 'articles', id, draft: true });

describe('restoring a version of an article over REST', () => {
  it.each(['', '?draft=false', '?draft=true'])(
    `creates a draft and keeps the live page, regardless of the version's status, with the query "%s"`,
    async (query) => {
      for (const title of ['First published', 'A draft']) {
        const id = await articleWithVersions();
        const version = await findVersion(id, title);
        const path = `/api/articles/versions/${version}${query}`;
        const { status, answer } = await post(test.payload, path, { as: editor });
        expect({ status, answer }).toMatchObject({ status: 200, answer: { message: /as a draft/ } });
        expect(await live(id)).toMatchObject({ title: 'Live', _status: 'published' });
        expect(await newest(id)).toMatchObject({ title, _status: 'draft' });
      }
    },
  );

  it('is forbidden to staff and visitors', async () => {
    const id = await articleWithVersions();
    const path = `/api/articles/versions/${await findVersion(id, 'A draft')}`;
    for (const as of [await signInAs(test.payload, 'staff'), undefined]) {
      expect((await post(test.payload, path, { as })).status).toBe(403);
    }
    expect(await newest(id)).toMatchObject({ title: 'Live' });
  });
});

describe('restoring a version of a page over REST', () => {
  it('takes missing texts from the live page, so that the draft can be published', async () => {
    await test.payload.updateGlobal({ slug: 'contact', data: { heading: 'Old', _status: 'published' } });
    await test.payload.updateGlobal({ slug: 'contact', data: { heading: 'New', _status: 'published' } });
    await test.payload.db.pool.query(
      "update _contact_v set version_application_title = null where version_heading = 'Old'",
    );
    const where = { 'version.heading': { equals: 'Old' } };
    const { docs } = await test.payload.findGlobalVersions({ slug: 'contact', where });
    await post(test.payload, `/api/globals/contact/versions/${docs[0]?.id}`, { as: editor });
    const { heading, application } = await test.payload.findGlobal({ slug: 'contact', draft: true });
    expect({ heading, title: application.title }).toEqual({
      heading: 'Old',
      title: 'Apply to be listed: choose your law',
    });
  });

  it('creates a draft and keeps the live page, regardless of the version’s status', async () => {
    const original = (await test.payload.findGlobal({ slug: 'about' })).heading;
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'A draft' }, draft: true });
    await test.payload.updateGlobal({ slug: 'about', data: { heading: 'Live', _status: 'published' } });
    for (const heading of [original, 'A draft']) {
      const where = { 'version.heading': { equals: heading } };
      const { docs } = await test.payload.findGlobalVersions({ slug: 'about', where });
      const path = `/api/globals/about/versions/${docs[0]?.id}`;
      expect((await post(test.payload, path, { as: editor })).status).toBe(200);
      const about = (draft: boolean) => test.payload.findGlobal({ slug: 'about', draft });
      expect(await about(false)).toMatchObject({ heading: 'Live', _status: 'published' });
      expect(await about(true)).toMatchObject({ heading, _status: 'draft' });
    }
  });
});

describe('restoring over a live document through the Local API', () => {
  it('is rejected for an article and a page, and changes nothing', async () => {
    const id = await articleWithVersions();
    const version = await findVersion(id, 'A draft');
    const collection: CollectionSlug = 'articles';
    const restored = test.payload.restoreVersion({ collection, id: version });
    await expect(restored).rejects.toMatchObject({ status: 400 });
    const { docs } = await test.payload.findGlobalVersions({ slug: 'about', limit: 1 });
    await expect(
      test.payload.restoreGlobalVersion({ slug: 'about', id: String(docs[0]?.id) }),
    ).rejects.toMatchObject({ status: 400 });
    expect(await live(id)).toMatchObject({ title: 'Live', _status: 'published' });
  });
});

describe('every collection with versions', () => {
  it('keeps write-once fields when a version is restored, and can publish the result', async () => {
    const admin = await signInAs(test.payload, 'admin');
    const versioned = test.payload.config.collections.filter(({ versions }) => Boolean(versions));
    const restored = versioned.map(async ({ slug }) => {
      const { id } = await test.payload.create(await newDocument(test.payload, slug)).catch(async () => {
        const { docs } = await test.payload.find({ collection: slug, limit: 1, depth: 0 });
        return { id: Number(docs[0]?.id) };
      });
      const read = async () =>
        (await get(test.payload, `/api/${slug}/${id}?draft=true&depth=0`, admin)).answer;
      const before = await read();
      await test.payload.update({ collection: slug, id, data: {}, draft: true });
      const where = { parent: { equals: id } };
      const { docs } = await test.payload.findVersions({ collection: slug, where, sort: 'createdAt' });
      const { status } = await post(test.payload, `/api/${slug}/versions/${docs[0]?.id}`, { as: editor });
      const after = await read();
      const body = { _status: 'published' };
      const published = await patch(test.payload, `/api/${slug}/${id}`, { as: admin, body });
      return { slug, status, before, after, published };
    });
    expect(versioned.length).toBeGreaterThan(9);
    for (const { slug, status, before, after, published } of await Promise.all(restored)) {
      const changes = { updatedAt: expect.any(String), _status: after._status, savedBy: after.savedBy };
      expect({ slug, status, after }).toEqual({ slug, status: 200, after: { ...before, ...changes } });
      expect({ slug, ...published }).toMatchObject({ slug, status: 200 });
    }
  });
});

const EVIL = '"><script>alert(1)</script>';
const words = (value: string, format = 0) => text(value, format);

/** Builds an editor state with one node, whose type is not checked at compile time. */
const richText = (node: object) =>
  editorState([{ version: 1, ...node } as Article['body']['root']['children'][number]]);

const callout = (fields: object) =>
  richText({ type: 'block', format: '', fields: { blockType: 'callout', kind: 'tip', ...fields } });

const code = { type: 'code', language: EVIL, children: [] };

const table = {
  type: 'table',
  children: [{ type: 'tablerow', children: [{ type: 'tablecell', headerState: 0, children: [] }] }],
};

const UNOFFERED: [string, unknown, string][] = [
  ['code', richText(code), 'a part of the type “code”'],
  ['code within a paragraph', richText({ type: 'paragraph', children: [code] }), '“code”'],
  ['a table within a callout', callout({ body: richText(table) }), '“table”'],
  ['a callout of an unknown kind', callout({ kind: EVIL, body: editorState([]) }), 'the kind “'],
  ['a heading within a callout', callout({ body: editorState([heading('h2', [])]) }), '“heading”'],
  ['an unknown block', callout({ blockType: 'embed' }), 'a block of the type “embed”'],
  ['an inline block', richText({ type: 'inlineBlock', fields: { blockType: 'embed' } }), '“embed”'],
  ['an underlined word', editorState([paragraph([words('x', 8)])]), 'text in the format “underline”'],
  ['a level-one heading', richText({ type: 'heading', tag: 'h1', children: [] }), '“h1”'],
  ['a checklist', richText({ type: 'list', tag: 'ul', listType: 'check', children: [] }), '“check”'],
  [
    'a list with an invalid tag',
    richText({ type: 'list', tag: 'script', listType: 'bullet', children: [] }),
    '“bullet”',
  ],
  [
    'a link to a script',
    editorState([paragraph([link('javascript:alert(1)', 'a', [])])]),
    'a link to “javascript:',
  ],
  [
    'text that is not a string',
    richText({ type: 'text', text: { evil: true } }),
    'text of an unknown format',
  ],
  ['a node without a type', richText({}), '“unknown”'],
  ['children that are not a list', { root: { type: 'root', children: 'x' } }, 'an unknown format'],
  ['a string as its whole value', 'x', 'an unknown format'],
];

interface Refused {
  errors: { data: { errors: { path: string; message: string }[] } }[];
}

const fieldErrors = ({ answer }: Awaited<ReturnType<typeof post>>) =>
  (answer as unknown as Refused).errors[0]?.data.errors;

describe('rich text that an editor sends over REST', () => {
  let path: string;

  beforeAll(async () => {
    const { id } = await createArticle(test.payload);
    path = `/api/articles/${id}`;
  });

  it.each(UNOFFERED)(
    'is rejected if it has %s, whether it is drafted, autosaved or published',
    async (_, body, what) => {
      const as = editor;
      const data = { ...(await articleData()), body };
      const answers = [
        await post(test.payload, '/api/articles', { as, body: data }),
        await post(test.payload, '/api/articles?draft=true', { as, body: { ...data, _status: 'draft' } }),
        await patch(test.payload, path, { as, body: { body } }),
        await patch(test.payload, `${path}?draft=true&autosave=true`, { as, body: { body } }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(400);
        expect(fieldErrors(answer)).toEqual([
          { path: 'body', message: expect.stringContaining(what) as string },
        ]);
      }
      const where = { slug: { equals: data.slug } };
      expect(await test.payload.count({ collection: 'articles', where })).toEqual({ totalDocs: 0 });
    },
  );

  it("is accepted if the field's editor supports it", async () => {
    const body = editorState([
      heading('h2', [words('One')]),
      heading('h3', [words('Two', 3)]),
      list('bullet', [[words('a')]]),
      list('number', [[link('https://www.nyc.gov/', 'a', [words('b')])]]),
      quote([words('c')]),
      ...markdownToLexical('💡 A [tip](/ll97).').root.children,
      ...richText({ type: 'horizontalrule' }).root.children,
      ...richText({ type: 'paragraph', children: [{ type: 'tab', text: '\t', version: 1 }] }).root.children,
      paragraph([link('', 'b', [words('leads nowhere yet')])]),
    ]);
    const answer = await patch(test.payload, `${path}?draft=true`, {
      as: editor,
      body: { body, _status: 'draft' },
    });
    expect(answer).toMatchObject({ status: 200 });
  });

  it("is rejected with a quotation if the field's editor does not support quotations", async () => {
    const story = editorState([quote([words('c')])]);
    const answer = await post(test.payload, '/api/globals/about?draft=true', { as: editor, body: { story } });
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)).toMatchObject([{ path: 'story' }]);
  });
});

describe('rich text that our own code stores', () => {
  it("is rejected if the field's editor does not support it", async () => {
    const body = richText(code);
    await expect(createArticle(test.payload, { body })).rejects.toMatchObject({ status: 400 });
    await expect(createArticle(test.payload, { body, _status: 'draft' })).rejects.toMatchObject({
      status: 400,
    });
  });
});

const tallPicture = () =>
  sharp({ create: { width: 1400, height: 2800, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

interface Upload {
  data: Buffer;
  name?: string;
  mimetype?: string;
  alt?: string;
}

const upload = ({ data, name = 'picture.png', mimetype = 'image/png', alt = 'A boiler' }: Upload) =>
  test.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype, size: data.length },
  });

describe('an image', () => {
  it('is rejected if its name contains a control character', async () => {
    const refused = upload({ data: await tallPicture(), name: 'a\0b.png' });
    await expect(refused).rejects.toMatchObject({ status: 400, name: 'RefusedRequest' });
  });

  it('is stored with its description in the sizes that pages use', async () => {
    const picture = await upload({ data: await tallPicture() });
    expect(picture).toMatchObject({ alt: 'A boiler', mimeType: 'image/webp' });
    expect(picture.sizes).toMatchObject({
      card: { width: 640, height: 360, mimeType: 'image/webp' },
      wide: { width: 1280, height: 720, mimeType: 'image/webp' },
    });
  });

  it('keeps its proportions in a text, and is cropped as a header', async () => {
    const { imageView } = await import('#app/data/image.server.ts');
    const drawing = await upload({ data: await tallPicture() });
    expect(imageView(drawing)).toMatchObject({ src: drawing.url, width: 1400, height: 2800 });
    expect(imageView(drawing)?.srcSet).toBe(`${drawing.url} 1400w`);
    expect(imageView(drawing, { isHeader: true })).toMatchObject({ width: 1280, height: 720 });
  });

  it('takes its properties from its file, regardless of what a client sends', async () => {
    const access = { user: await createUser(test.payload, 'editor'), overrideAccess: false };
    const forged = { mimeType: 'text/html', filesize: 1, width: 1, height: 1, url: 'https://evil.example/' };
    const data = await tallPicture();
    const picture = await test.payload.create({
      collection: 'media',
      data: { alt: 'A boiler', ...forged },
      file: { data, name: 'described.png', mimetype: 'image/png', size: data.length },
      ...access,
    });
    expect(picture).toMatchObject({ mimeType: 'image/webp', width: 1400, height: 2800, alt: 'A boiler' });
    const sizes = { card: { filename: 'other.webp', mimeType: 'text/html', width: 1 } };
    const changed = await test.payload.update({
      collection: 'media',
      id: picture.id,
      data: { alt: 'A new boiler', filename: 'other.webp', sizes, ...forged },
      ...access,
    });
    expect(changed).toEqual({ ...picture, alt: 'A new boiler', updatedAt: changed.updatedAt });
  });

  it('is rejected if its description is blank', async () => {
    const refused = upload({ data: await tallPicture(), alt: '   ' });
    await expect(refused).rejects.toMatchObject({ status: 400, data: { errors: [{ path: 'alt' }] } });
  });
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('a file that is not a usable image', () => {
  it.each([
    ['an SVG', { data: SVG, name: 'unusable.svg', mimetype: 'image/svg+xml' }],
    ['a GIF', { data: GIF, name: 'unusable.gif', mimetype: 'image/gif' }],
    ['an SVG that claims to be a PNG', { data: SVG, name: 'unusable.png', mimetype: 'image/png' }],
    ['a GIF that claims to be a JPEG', { data: GIF, name: 'unusable.jpg', mimetype: 'image/jpeg' }],
    ['a web page that claims to be a PNG', { data: HTML, name: 'unusable.png', mimetype: 'image/png' }],
    ['an empty file', { data: Buffer.alloc(0), name: 'unusable.png', mimetype: 'image/png' }],
  ])('is rejected with an explanation: %s', async (_what, file) => {
    await expect(upload(file)).rejects.toMatchObject({
      status: 400,
      message: 'The site cannot show this file. Choose a JPEG, PNG, WebP or AVIF image.',
    });
    const { totalDocs } = await test.payload.count({
      collection: 'media',
      where: { filename: { like: 'unusable' } },
    });
    expect(totalDocs).toBe(0);
  });
});
