import { describe, expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { labeledLink, toMailText } from './issue-text.ts';

const findName = (placeholder: string) => (placeholder.includes('known') ? 'The known figure' : undefined);

const mailText = (markdown: string) => toMailText(markdownToLexical(markdown), findName);

describe('toMailText', () => {
  it.each([
    ['paragraphs', 'One.\n\nTwo.', 'One.\n\nTwo.'],
    ['a heading', '## What changed\n\nThis.', '## What changed\n\nThis.'],
    ['a large heading', '# What changed', '## What changed'],
    ['bold and italic text', 'This is **bold** and *so*.', 'This is bold and so.'],
    ['a list', '- One\n- Two', '- One\n- Two'],
    ['a numbered list', '1. One\n2. Two', '1. One\n2. Two'],
    ['a quotation', '> Said.', 'Said.'],
    ['a link', 'See [it](https://example.com/a).', 'See [it](https://example.com/a).'],
    ['a link within the site', '[Figures](/figures)', '[Figures](http://localhost:3000/figures)'],
    ['a figure in a sentence', 'It is {figure:known}.', 'It is {figure:known}.'],
    ['a figure card', '📊 {figure:known}', 'The known figure: {figure:known}'],
  ])('converts %s', (_what, markdown, expected) => {
    expect(mailText(markdown)).toBe(expected);
  });

  it('returns an empty string if there is no body', () => {
    expect(toMailText(null, findName)).toBe('');
    expect(toMailText(undefined, findName)).toBe('');
  });
});

describe('labeledLink', () => {
  it('removes brackets from the label and escapes parentheses in the URL', () => {
    expect(labeledLink('a [b]', 'https://example.com/a_(b)')).toBe('[a  b](https://example.com/a_%28b%29)');
  });
});
