import { describe, expect, it } from 'vitest';
import { lintDocument, describeLength } from './lint-document.ts';

const body = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
});

const article = (changes: object = {}) => ({
  title: 'Who is covered',
  excerpt: 'Buildings over 25,000 square feet, and what they have to do.',
  image: 3,
  meta: { description: 'What the law says.' },
  body: body('Words.'),
  ...changes,
});

const messages = (kind: string, values: Record<string, unknown>) =>
  lintDocument(kind, values, []).map(({ kind: found, message }) => `${found}: ${message}`);

describe('an article', () => {
  it('that is complete has no findings', () => {
    expect(messages('articles', article())).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(71) }, 'weak: The title is long: 71 characters. Search engines will cut it off.'],
    [{ excerpt: 'Short.' }, 'weak: The excerpt is short: 6 characters.'],
    [{ excerpt: 'x'.repeat(301) }, 'weak: The excerpt is long: 301 characters. Keep it under 300.'],
    [{ image: null }, 'weak: There is no header image.'],
    [{ meta: {} }, 'weak: There is no description for search engines, so they will show the excerpt.'],
    [{ meta: undefined }, 'weak: There is no description for search engines, so they will show the excerpt.'],
  ])('with %j', (changes, message) => {
    expect(messages('articles', article(changes))).toEqual([message]);
  });
});

it('rich texts are linted wherever they are in a document', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'custom', url: '' },
    children: [{ type: 'text', text: 'it' }],
  };
  const values = { overview: { ownerSections: [{ body: { root: { children: [link] } } }] } };
  expect(messages('modules', values)).toEqual(['missing: The link “it” has no address.']);
});

it('an inconsistent quiz has findings with the place of each error', () => {
  const questions = [
    {
      prompt: 'How large?',
      options: [
        { text: 'Small', score: 0 },
        { text: 'Large', score: -1 },
      ],
    },
  ];
  expect(messages('quizzes', { questions, bands: [] })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^missing: Questions, row 1: Options, row 2: Score: /)]),
  );
});

it.each([
  ['word '.repeat(1240), '1,240 words, 6 minutes'],
  ['word', '1 word, 1 minute'],
  ['', '0 words, 1 minute'],
])('the length of a text is counted', (text, length) => {
  expect(describeLength({ body: body(text) })).toBe(length);
});

it('a document without a body has no length', () => {
  expect(describeLength({ heading: 'About' })).toBeUndefined();
});
