import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToLexical } from '#cms/seed/markdown/to-lexical.ts';
import { parseYaml, yamlOf } from '../yaml.ts';
import type { RichText } from './compact.ts';
import { richTextFromFile, richTextToFile } from './in-file.ts';

const throughFile = (richText: RichText) => richTextFromFile(parseYaml(yamlOf(richTextToFile(richText))));

const words = `# Who is covered?

Buildings over **25,000** *square feet*, see [the list](https://www.nyc.gov/).

- One
- Two **bold**

1. First

> A quotation

💡 A tip with a [link](/ll97).`;

describe('a rich text in a file', () => {
  it('is short', async () => {
    const richText = (await markdownToLexical(
      '## Heading\n\nWords with **bold** ones.\n\n- One',
    )) as RichText;
    expect(yamlOf(richTextToFile(richText))).toBe(`- heading: Heading
  tag: h3
- paragraph:
    - "Words with "
    - text: bold
      format: 1
    - " ones."
- list:
    - listitem: One
`);
  });

  it('comes back as it was, from the seed', async () => {
    const richText = (await markdownToLexical(words)) as RichText;
    expect(richTextToFile(richText)).toBeInstanceOf(Array);
    expect(throughFile(richText)).toEqual(richText);
  });

  it('comes back as it was, from the panel', () => {
    const element = { direction: null, format: '' as const, indent: 0, version: 1 };
    const text = { type: 'text', text: 'Words', detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
    const paragraph = { ...element, type: 'paragraph', textFormat: 0, textStyle: '' };
    const empty = { ...paragraph, children: [] };
    const children = [
      { ...paragraph, children: [text] },
      { ...paragraph, format: 'center', children: [text] },
      empty,
    ];
    const richText: RichText = { root: { ...element, type: 'root', children } };
    expect(richTextToFile(richText)).toEqual({
      direction: null,
      content: [{ paragraph: 'Words' }, { paragraph: 'Words', format: 'center' }, { paragraph: [] }],
    });
    expect(throughFile(richText)).toEqual(richText);
  });

  it('comes back as it was, whatever its words and attributes are', () => {
    const text = fc.record({
      type: fc.constant('text'),
      text: fc.string({ unit: 'grapheme' }),
      format: fc.nat(3),
      detail: fc.constant(0),
      mode: fc.constant('normal'),
      style: fc.constant(''),
      version: fc.constant(1),
    });
    const unknown = fc.record({ type: fc.constantFrom('paragraph', 'table', 'text', 'root') });
    const paragraph = fc.record({
      type: fc.constantFrom('paragraph', 'heading', 'listitem', 'quote'),
      direction: fc.constantFrom('ltr', null),
      format: fc.constant(''),
      indent: fc.nat(1),
      version: fc.constant(1),
      children: fc.array(fc.oneof(text, unknown), { maxLength: 3 }),
    });
    const root = fc.record({
      type: fc.constant('root'),
      direction: fc.constantFrom('ltr', null),
      format: fc.constant(''),
      indent: fc.constant(0),
      version: fc.constant(1),
      children: fc.array(paragraph, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(root, (given) => {
        expect(throughFile({ root: given })).toEqual({ root: given });
      }),
    );
  });

  it.each([['words'], [[7]], [[{}]], [{ content: 'words' }], [[{ text: 7 }]]])('is not %j', (value) => {
    expect(() => richTextFromFile(value)).toThrow();
  });
});
