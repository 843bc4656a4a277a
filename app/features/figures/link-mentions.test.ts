import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkMentions, markedOnly } from './link-mentions.ts';

const LINKS = [
  { name: 'Covered Buildings List', url: 'https://example.org/list' },
  { name: 'BEAM', url: 'https://example.org/beam' },
  { name: '(rule)', url: 'https://example.org/rule' },
];

describe('linkMentions', () => {
  it('links the first mention of each name, in the order of the text', () => {
    expect(linkMentions('File in BEAM. The Covered Buildings List is not in BEAM.', LINKS)).toEqual([
      { text: 'File in ' },
      { text: 'BEAM', url: 'https://example.org/beam' },
      { text: '. The ' },
      { text: 'Covered Buildings List', url: 'https://example.org/list' },
      { text: ' is not in BEAM.' },
    ]);
  });

  it('links names with regex characters, but not a name inside a longer word', () => {
    expect(linkMentions('SUNBEAM (rule)', LINKS)).toEqual([
      { text: 'SUNBEAM ' },
      { text: '(rule)', url: 'https://example.org/rule' },
    ]);
  });

  it('links equal amounts of two figures in order, and skips verified amounts', () => {
    const amounts = [
      { name: '$1,000 (reported)', url: '/figures#late' },
      { name: '30 days', url: '/figures#days' },
      { name: '$1,000 (reported)', url: '/figures#unsafe' },
    ];
    expect(
      linkMentions('$1,000 (reported) after 30 days, then $1,000 (reported)', markedOnly(amounts)),
    ).toEqual([
      { text: '$1,000 (reported)', url: '/figures#late' },
      { text: ' after 30 days, then ' },
      { text: '$1,000 (reported)', url: '/figures#unsafe' },
    ]);
  });

  it('keeps every character of the text', () => {
    const words = fc.constantFrom('BEAM', 'Covered Buildings List', '(rule)', ' ', 'a', '.');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        expect(
          linkMentions(text, LINKS)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
