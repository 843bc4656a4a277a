import { describe, expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import type { Choice } from './figure-schemas.ts';
import { findTyped } from './find-typed.ts';

const choice = (use: string, module: string, ...texts: string[]): Choice => ({
  use,
  module,
  name: use,
  unit: '',
  checkedOn: '2026-01-01',
  coming: [],
  forms: texts.map((text, index) => ({ placeholder: `{${use}${index > 0 ? `|${index}` : ''}}`, text })),
});

const CHOICES = [
  choice('figure:penalty', 'll97', '$268', '268'),
  choice('figure:late', 'll199', '$268'),
  choice('deadline:report', 'll97', 'May 1, 2027', 'May 1'),
];

describe('findTyped', () => {
  it("finds typed amounts and dates that match figures of the document's law", () => {
    const document = {
      module: 'll97',
      excerpt: 'Up to $268 a ton, $2,680 in all.',
      body: markdownToLexical('By **May 1, 2027**, or {figure:penalty}. 268 tons.'),
    };
    expect(findTyped(document, CHOICES)).toEqual([
      { path: 'excerpt', text: '$268', choice: CHOICES[0] },
      { path: 'body', text: 'May 1, 2027', choice: CHOICES[2] },
    ]);
  });

  it('returns every matching figure when the document belongs to no law', () => {
    expect(findTyped({ rows: [{ text: '$268' }] }, CHOICES).map(({ choice: { use } }) => use)).toEqual([
      'figure:penalty',
      'figure:late',
    ]);
  });
});
