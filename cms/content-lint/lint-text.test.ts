import { expect, it } from 'vitest';
import { plainText } from '#cms/rich-text/text.ts';
import { lintText } from './lint-document.ts';

const words = (text: string) => ({ type: 'text', text });
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [words(text)] });
const link = (fields: object) => ({ type: 'link', fields, children: [words('the rule')] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const text = (...children: object[]) => ({ root: { type: 'root', children } });
const callout = (...children: object[]) => ({ type: 'block', fields: { body: text(...children) } });

const SMALLER = (name: string) => `The heading “${name}” skips a level. Use the larger size first.`;
const NO_ADDRESS = 'The link “the rule” has no address.';

it.each([
  ['no text', undefined, []],
  ['headings in order', text(heading('h2', 'One'), heading('h3', 'Two'), heading('h2', 'Three')), []],
  ['a small heading first', text(heading('h3', 'One'), heading('h2', 'Two')), [SMALLER('One')]],
  ['a heading without words', text(heading('h2', ' ')), ['A heading in the text is empty.']],
  ['a link', text(paragraph(link({ linkType: 'custom', url: 'https://www.nyc.gov/' }))), []],
  ['a link to a document', text(paragraph(link({ linkType: 'internal', doc: { value: 3 } }))), []],
  ['a link to nothing', text(paragraph(link({ linkType: 'custom', url: '' }))), [NO_ADDRESS]],
  ['a link to no document', text(paragraph(link({ linkType: 'internal', doc: null }))), [NO_ADDRESS]],
  ['a link to nothing in a callout', text(callout(paragraph(link({ linkType: 'custom' })))), [NO_ADDRESS]],
  [
    'a figure that nobody chose',
    text(paragraph({ type: 'inlineBlock', fields: { blockType: 'figure' } })),
    ['Choose a figure, or remove the empty box from the text.'],
  ],
  [
    'a figure card that nobody filled',
    text({ type: 'block', fields: { blockType: 'figureCard', placeholder: '' } }),
    ['Choose a figure, or remove the empty box from the text.'],
  ],
  [
    'a chosen figure',
    text(paragraph({ type: 'inlineBlock', fields: { blockType: 'figure', placeholder: '{figure:ll97}' } })),
    [],
  ],
  [
    'a pasted picture that nobody uploaded',
    text(paragraph(words('[Picture missing: Chart. Upload '), words('it here.]'))),
    ['A picture is missing. Upload it, or remove its note from the text.'],
  ],
])('linting a text with %s reports what is wrong with it', (_what, richText, messages) => {
  expect(lintText(richText).map(({ message }) => message)).toEqual(messages);
});

it('the plain text of a rich text includes its callouts', () => {
  expect(
    plainText(text(paragraph(words('One'), words(' two.')), callout(paragraph(words('Three.'))))),
  ).toMatch(/^\s*One two\.\s+Three\.$/);
});
