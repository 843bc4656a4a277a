import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTextFile, parseTextFile } from '../text-file.ts';
import { richText as codec } from './codec.ts';
import { markdownToLexical } from './from-markdown.ts';
import * as lexical from '#cms/rich-text/nodes.ts';
import { lexicalToMarkdown } from './to-markdown.ts';

const EVERYTHING = `# Who is covered?

Buildings over **{figure:ll97-covered-single-building}** *square __feet__*, see [the list](https://www.nyc.gov/).

- One, due {deadline:ll97-report|day}
- Two **bold**

3. Third

📊 {figure:ll97-penalty-per-ton}

> A quotation

---

![](lots.webp)

💡 A tip with a [link](articles:ll97/covered-buildings-list "new tab").`;

const findKey = (_: string, id: number | string) => (id === 7 ? 'lots.webp' : undefined);
const findId = (_: string, key: string) => (key === 'lots.webp' ? 7 : undefined);

/** Exports rich text to a file and imports it again. */
function throughFile(richText: lexical.RichText): unknown {
  const file = formatTextFile({ body: codec.toFile(richText, findKey) }, 'body');
  const { body } = parseTextFile(file, 'body').values as { body?: unknown };
  return codec.toStored(codec.schema.parse(body), findId);
}

describe('rich text as Markdown', () => {
  it('round-trips Markdown unchanged', () => {
    expect(lexicalToMarkdown(markdownToLexical(EVERYTHING))).toBe(EVERYTHING);
  });

  it('converts picture keys to IDs and back', () => {
    const stored = codec.toStored('![](lots.webp)', findId);
    expect(stored).toMatchObject({ root: { children: [{ type: 'upload', relationTo: 'media', value: 7 }] } });
    expect(codec.toFile(stored, findKey)).toBe('![](lots.webp)');
  });

  it('converts autolinks and split text nodes, which the panel creates', () => {
    const fields = { linkType: 'custom', newTab: false, url: 'https://www.nyc.gov/' };
    const autolink = { ...lexical.link(fields.url, 'a', [lexical.text('nyc.gov', 0)]), type: 'autolink' };
    const split = [lexical.text('One', 1), lexical.text(' and two', 1), lexical.text(' ', 0), autolink];
    const richText = lexical.editorState([lexical.paragraph(split)]);
    expect(lexicalToMarkdown(richText)).toBe('**One and two** [nyc.gov](https://www.nyc.gov/)');
  });

  const words = [lexical.text('Words', 0)];
  it.each([
    ['an empty paragraph', lexical.paragraph([])],
    ['a centered paragraph', { ...lexical.paragraph(words), format: 'center' }],
    ['an underlined word', lexical.paragraph([lexical.text('Words', 8)])],
    [
      'a paragraph that only looks like a figure card',
      lexical.paragraph([lexical.text('📊 ', 0), lexical.figure('{figure:a}', 'a', 0)]),
    ],
    ['a paragraph that only looks like a callout', lexical.paragraph([lexical.text('💡 A lamp', 0)])],
    ['a node of an unknown type', { type: 'table', version: 1, children: [] }],
  ])('falls back to Lexical JSON for %s', (_, node) => {
    const richText = lexical.editorState([node]);
    expect(lexicalToMarkdown(richText)).toBeUndefined();
    expect(codec.toFile(richText, findKey)).toEqual({ lexical: richText });
    expect(throughFile(richText)).toEqual(richText);
  });

  it('round-trips any text and format', () => {
    const text = fc
      .record({ value: fc.string({ unit: 'grapheme', minLength: 1 }), format: fc.nat(3) })
      .map(({ value, format }) => lexical.text(value, format));
    const inline = fc.array(
      fc.oneof(
        text,
        fc.constant(lexical.lineBreak()),
        fc.array(text, { minLength: 1, maxLength: 2 }).map((nodes) => lexical.link('/ll97', 'a', nodes)),
      ),
      { maxLength: 4 },
    );
    const block = fc.oneof(
      inline.map(lexical.paragraph),
      inline.map((nodes) => lexical.heading('h2', nodes)),
      inline.map(lexical.quote),
      inline.map((nodes) => lexical.callout('tip', 'a', nodes)),
      fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => lexical.list('number', items)),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const richText = lexical.editorState(blocks);
        const again = throughFile(richText) as lexical.RichText;
        expect(shown(again)).toBe(shown(richText));
      }),
    );
  });
});

function shown(value: unknown, format = 0): string {
  if (Array.isArray(value)) return value.map((entry) => shown(entry, format)).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { type, text, format: own, children, fields } = value as Record<string, unknown>;
  if (type === 'text') return [...String(text)].map((letter) => `${letter}${String(own)}`).join('');
  const within =
    'root' in value
      ? shown(value.root)
      : shown(children) + shown((fields as { body?: unknown } | undefined)?.body);
  return typeof type === 'string' ? `<${type}>${within}` : within;
}
