import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '#cms/payload-types.ts';
import { editorState, heading, link, list, paragraph, quote, text } from '#cms/rich-text/nodes.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { articleData, createArticle } from '../support/factories.ts';
import { createTestPayload, type TestPayload } from '../support/payload.ts';
import { patch, post, signInAs, type SignedIn } from '../support/rest.ts';

let test: TestPayload;
let editor: SignedIn;
let published: Article;

beforeAll(async () => {
  test = await createTestPayload();
  editor = await signInAs(test.payload, 'editor');
  published = await createArticle(test.payload);
});

afterAll(() => test.close());

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
  ['a word in code', editorState([paragraph([words('x', 1 | 16)])]), '“code”'],
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
  ['a link to data', editorState([paragraph([link('data:text/html,x', 'a', [])])]), 'a link to “data:'],
  ['a non-string text', richText({ type: 'text', text: { evil: true } }), 'text of an unknown format'],
  ['a node without a type', richText({}), '“unknown”'],
  ['a non-string type', richText({ type: { toString: 1 } }), '“unknown”'],
  ['children that are not a list', { root: { type: 'root', children: 'x' } }, 'an unknown format'],
  ['a string as the whole value', 'x', 'an unknown format'],
];

const path = () => `/api/articles/${published.id}`;

interface Refused {
  errors: { data: { errors: { path: string; message: string }[] } }[];
}

const fieldErrors = ({ answer }: Awaited<ReturnType<typeof post>>) =>
  (answer as unknown as Refused).errors[0]?.data.errors;

describe('rich text that an editor sends over REST', () => {
  it.each(UNOFFERED)(
    'is rejected with %s as a draft, in an autosave and when published',
    async (_, body, what) => {
      const as = editor;
      const data = { ...(await articleData()), body };
      const answers = [
        await post(test.payload, '/api/articles', { as, body: data }),
        await post(test.payload, '/api/articles?draft=true', { as, body: { ...data, _status: 'draft' } }),
        await patch(test.payload, path(), { as, body: { body } }),
        await patch(test.payload, `${path()}?draft=true&autosave=true`, { as, body: { body } }),
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
    const answer = await patch(test.payload, `${path()}?draft=true`, {
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
  it('must follow the same rules', async () => {
    const body = richText(code);
    await expect(createArticle(test.payload, { body })).rejects.toMatchObject({ status: 400 });
    await expect(createArticle(test.payload, { body, _status: 'draft' })).rejects.toMatchObject({
      status: 400,
    });
  });
});
