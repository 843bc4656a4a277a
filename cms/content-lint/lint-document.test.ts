import { describe, expect, it } from 'vitest';
import { plainText } from '#cms/rich-text/text.ts';
import { describeLength, lintDocument, lintText } from './lint-document.ts';

const words = (text: string) => ({ type: 'text', text });
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [words(text)] });
const link = (fields: object) => ({ type: 'link', fields, children: [words('the rule')] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const text = (...children: object[]) => ({ root: { type: 'root', children } });
const callout = (...children: object[]) => ({ type: 'block', fields: { body: text(...children) } });

const figure = (fields: object) => ({ type: 'inlineBlock', fields: { blockType: 'figure', ...fields } });
const figureCard = (fields: object) => ({ type: 'block', fields: { blockType: 'figureCard', ...fields } });

const NO_FIGURE = 'Choose a figure, or remove the empty box from the text.';
const SMALLER = (name: string) => `The heading “${name}” skips a level. Use the larger size first.`;
const NO_ADDRESS = 'The link “the rule” has no address.';

const article = (changes: object = {}) => ({
  title: 'Who is covered',
  excerpt: 'Buildings over 25,000 square feet, and what they have to do.',
  image: 3,
  meta: { description: 'What the law says.' },
  body: text(paragraph(words('Words.'))),
  ...changes,
});

const messages = (kind: string, values: Record<string, unknown>) =>
  lintDocument(kind, values, []).map(({ kind: found, message }) => `${found}: ${message}`);

describe('lintDocument for an article', () => {
  it('reports nothing for a complete article', () => {
    expect(messages('articles', article())).toEqual([]);
  });

  it.each([
    [{ title: 'x'.repeat(71) }, 'weak: The title is long: 71 characters. Search engines will cut it off.'],
    [{ excerpt: 'Short.' }, 'weak: The excerpt is short: 6 characters.'],
    [{ excerpt: 'x'.repeat(301) }, 'weak: The excerpt is long: 301 characters. Keep it under 300.'],
    [{ image: null }, 'weak: There is no header image.'],
    [{ meta: {} }, 'weak: There is no description for search engines, so they will show the excerpt.'],
  ])('reports one finding for %j', (changes, message) => {
    expect(messages('articles', article(changes))).toEqual([message]);
  });
});

it('lintDocument checks rich text anywhere in a document', () => {
  const body = text(link({ linkType: 'custom', url: '' }));
  const values = { overview: { ownerSections: [{ body }] } };
  expect(messages('modules', values)).toEqual([`missing: ${NO_ADDRESS}`]);
});

it('lintDocument reports the location of each error in an inconsistent quiz', () => {
  const options = [
    { text: 'Small', score: 0 },
    { text: 'Large', score: -1 },
  ];
  const questions = [{ prompt: 'How large?', options }];
  expect(messages('quizzes', { questions, bands: [] })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^missing: Questions, row 1: Options, row 2: Score: /)]),
  );
});

it.each([
  ['word '.repeat(1240), '1,240 words, 6 minutes'],
  ['word', '1 word, 1 minute'],
  ['', '0 words, 1 minute'],
])('describeLength returns the word count and the reading time of a text', (written, length) => {
  expect(describeLength({ body: text(paragraph(words(written))) })).toBe(length);
});

it('describeLength returns undefined for a document without a body', () => {
  expect(describeLength({ heading: 'About' })).toBeUndefined();
});

it.each([
  ['no text', undefined, []],
  ['headings in order', text(heading('h2', 'One'), heading('h3', 'Two'), heading('h2', 'Three')), []],
  ['a small heading first', text(heading('h3', 'One'), heading('h2', 'Two')), [SMALLER('One')]],
  ['a heading without words', text(heading('h2', ' ')), ['A heading in the text is empty.']],
  ['a link', text(paragraph(link({ linkType: 'custom', url: 'https://www.nyc.gov/' }))), []],
  ['a link to a document', text(paragraph(link({ linkType: 'internal', doc: { value: 3 } }))), []],
  ['a link to no document', text(paragraph(link({ linkType: 'internal', doc: null }))), [NO_ADDRESS]],
  [
    'a link without a target in a callout',
    text(callout(paragraph(link({ linkType: 'custom' })))),
    [NO_ADDRESS],
  ],
  ['a figure that was not chosen', text(paragraph(figure({}))), [NO_FIGURE]],
  ['a figure card without a figure', text(figureCard({ placeholder: '' })), [NO_FIGURE]],
  ['a chosen figure', text(paragraph(figure({ placeholder: '{figure:ll97}' }))), []],
  [
    'a pasted picture that was not uploaded',
    text(paragraph(words('[Picture missing: Chart. Upload '), words('it here.]'))),
    ['A picture is missing. Upload it, or remove its note from the text.'],
  ],
])('lintText returns the right findings for %s', (_what, richText, messages) => {
  expect(lintText(richText).map(({ message }) => message)).toEqual(messages);
});

it('plainText includes the text of callouts', () => {
  expect(
    plainText(text(paragraph(words('One'), words(' two.')), callout(paragraph(words('Three.'))))),
  ).toMatch(/^\s*One two\.\s+Three\.$/);
});
