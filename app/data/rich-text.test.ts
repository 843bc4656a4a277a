import { describe, expect, it, test } from 'vitest';
import { CALLOUT_KINDS } from '#cms/rich-text/boxes.ts';
import { editorState, heading, link, list, paragraph, quote, text } from '#cms/rich-text/nodes.ts';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { richTextToHtml } from './rich-text.server.ts';

const words = (value: string) => text(value, 0);
const toHtml = (...nodes: Parameters<typeof editorState>[0]) => richTextToHtml(editorState(nodes));

const calloutHtml = (kind: string, label: string, html: string) =>
  `<aside class="callout callout-${kind}"><p class="callout-kind">${label}</p>${html}</aside>`;

const block = (fields: object) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { blockType: 'callout', ...fields },
});

describe('callouts', () => {
  it.each(CALLOUT_KINDS)(
    'turns a paragraph that starts with $emoji into a callout',
    async ({ emoji, value, label }) => {
      const callout = calloutHtml(value, label, '<p>Mind <strong>it</strong>.</p>');
      const base = emoji.replace('\uFE0F', '');
      for (const start of [`${emoji} `, emoji, ` ${emoji}  `, `${base} `, `${base}\uFE0F `]) {
        expect(toHtml(paragraph([words(`${start}Mind `), text('it', 1), words('.')]))).toBe(callout);
      }
      expect(richTextToHtml(markdownToLexical(`${base} Mind **it**.`))).toBe(callout);
    },
  );

  it('recognizes an emoji that is bold or in its own text node', () => {
    expect(toHtml(paragraph([text('💡 Look:', 1), words(' here')]))).toBe(
      calloutHtml('tip', 'Tip', '<p><strong>Look:</strong> here</p>'),
    );
    expect(toHtml(paragraph([words('💡'), link('/ll97', 'a', [words('Look')])]))).toBe(
      calloutHtml('tip', 'Tip', '<p><a href="/ll97">Look</a></p>'),
    );
  });

  it.each([
    ['in the middle of a paragraph', paragraph([words('Mind 💡 it')])],
    ['that no callout uses', paragraph([words('🔥 Mind it')])],
    ['in a list', list('bullet', [[words('💡 Mind it')]])],
    ['in a heading', heading('h2', [words('💡 Mind it')])],
    ['in a quotation', quote([words('💡 Mind it')])],
  ])('does not create a callout for an emoji %s', (_, node) => {
    expect(toHtml(node)).not.toContain('callout');
  });

  it('does not nest callouts', () => {
    const body = editorState([paragraph([words('⚠️ Mind it')])]);
    expect(toHtml(block({ kind: 'warning', body }))).toBe(
      calloutHtml('warning', 'Warning', '<p>⚠️ Mind it</p>'),
    );
  });
});

describe('a list item', () => {
  const itemHtml = (markdown: string) => richTextToHtml(markdownToLexical(`- ${markdown}`));

  it.each([
    [
      '**Español:** Llame al 311.',
      '<div lang="es" dir="ltr"><strong>Español:</strong> Llame al 311.</div></li>',
    ],
    ['**اردو:** 311', '<div lang="ur" dir="rtl"><strong>اردو:</strong> 311</div></li>'],
  ])('gets a lang attribute if it starts with a language name in bold: %s', (markdown, html) => {
    expect(itemHtml(markdown)).toContain(html);
  });

  it.each(['**Spanish:** Say it.', 'Español: Llame al 311.', '**constructor:** x', 'Call **Español**'])(
    'gets no lang attribute if its text is %j',
    (markdown) => {
      expect(itemHtml(markdown)).not.toContain('lang=');
    },
  );
});

const EVIL = '"><script>alert(1)</script>';

test.each([
  [
    'a table',
    {
      type: 'table',
      children: [
        {
          type: 'tablerow',
          children: [
            { type: 'tablecell', headerState: EVIL, colSpan: EVIL, backgroundColor: EVIL, children: [] },
          ],
        },
      ],
    },
  ],
  ['a callout of an unknown kind', block({ kind: EVIL, body: editorState([]) })],
  ['a callout without a body', block({ kind: 'tip' })],
  ['an unknown block', block({ blockType: EVIL })],
  ['an unknown part', { type: EVIL, children: [] }],
  ['a heading of an unknown size', { type: 'heading', tag: EVIL, children: [] }],
  [
    'a list of an unknown kind',
    { type: 'list', tag: EVIL, listType: EVIL, children: [{ type: 'listitem', value: EVIL, children: [] }] },
  ],
  ['a link to a script', link('javascript:alert(1)', 'a', [words('x')])],
  ['words with HTML', paragraph([words(EVIL)])],
])('%s cannot inject HTML', (_, node) => {
  const html = richTextToHtml({
    root: {
      type: 'root',
      children: [{ version: 1, ...node }],
      direction: null,
      format: '',
      indent: 0,
      version: 1,
    },
  });
  expect(html).not.toMatch(/<script|javascript:|style="[^"]|undefined|unknown/);
});

describe('a list', () => {
  it('numbers items only in a numbered list', () => {
    expect(richTextToHtml(markdownToLexical('- One\n- Two'))).not.toContain('value=');
    expect(richTextToHtml(markdownToLexical('1. One\n2. Two'))).toMatch(/<li[^>]*value="2"/);
  });
});
