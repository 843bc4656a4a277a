import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { describe, expect, it } from 'vitest';
import { CALLOUT_KINDS } from '#cms/rich-text/boxes.ts';
import { MarkdownError, markdownToLexical } from './from-markdown.ts';

const convert = (markdown: string) => markdownToLexical(markdown).root.children;
const nodeTypes = (markdown: string) => convert(markdown).map(({ type }) => type as string);

function conversionError(markdown: string): MarkdownError {
  try {
    markdownToLexical(markdown);
  } catch (error) {
    if (error instanceof MarkdownError) return error;
  }
  throw new Error('There was no error.');
}

describe('markdownToLexical', () => {
  it('converts headings, subheadings, paragraphs and lists', () => {
    const nodes = convert('# One\n\nWords.\n\n## Two\n\n- a\n- b\n\n1. first');
    expect(nodes).toMatchObject([
      { type: 'heading', tag: 'h2' },
      { type: 'paragraph' },
      { type: 'heading', tag: 'h3' },
      { type: 'list', listType: 'bullet', children: [{ value: 1 }, { value: 2 }] },
      { type: 'list', listType: 'number' },
    ]);
  });

  it.each(CALLOUT_KINDS)('turns a paragraph that starts with $emoji into a callout', ({ emoji, value }) => {
    const [node] = convert(`${emoji} Mind the **date**.`);
    expect(node).toMatchObject({ type: 'block', fields: { blockType: 'callout', kind: value } });
    const body = (node as { fields?: { body?: Parameters<typeof convertLexicalToPlaintext>[0]['data'] } })
      .fields?.body;
    expect(body && convertLexicalToPlaintext({ data: body })).toBe('Mind the date.');
  });

  it.each([
    ['📊 {figure:ll97-penalty-per-ton}', '{figure:ll97-penalty-per-ton}'],
    ['📊 {deadline:ll97-report|day}', '{deadline:ll97-report|day}'],
  ])('turns a chart emoji before a placeholder into a figure card: %s', (markdown, placeholder) => {
    expect(convert(markdown)).toMatchObject([
      { type: 'block', fields: { blockType: 'figureCard', placeholder } },
    ]);
  });

  it.each(['📊 Charts', '📊 {figure:a} and more', 'See 📊 {figure:a}', 'Mind the 📅 date.'])(
    'keeps an emoji in other text: %s',
    (markdown) => {
      expect(nodeTypes(markdown)).toEqual(['paragraph']);
    },
  );

  it('accepts the warning sign with and without its variation selector', () => {
    expect(nodeTypes('\u26a0 Stop.\n\n\u26a0\ufe0f Stop.')).toEqual(['block', 'block']);
  });

  it('returns the same rich text each time', () => {
    const markdown = '# A\n\n💡 See [the rule](https://www.nyc.gov/).';
    expect(markdownToLexical(markdown)).toEqual(markdownToLexical(markdown));
  });

  it.each([
    ['HTML', 'Fine.\n\n<table></table>', 3],
    ['a table', 'Fine.\n\n| Year | Amount |\n| --- | ---: |\n| 2024 | 1 |', 3],
    ['code', 'Fine.\n\n\n```\ncode\n```', 4],
    ['a third level of headings', '### Deep', 1],
    ['a dangerous link', 'Fine.\n\nPress [here](javascript:alert(1)).', 3],
    ['a picture within a sentence', 'Fine.\n\nSee ![x](x.webp)', 3],
    ['a list within a list', '- a\n  - b', 2],
  ])('reports the line number of %s', (_, markdown, line) => {
    expect(conversionError(markdown).line).toBe(line);
  });
});
