import { expect, it } from 'vitest';
import { type CheckedField, labelAtPath, displayLabel, missingFields } from './required-fields.ts';

const text = (name: string, required = true): CheckedField => ({ type: 'text', name, required });

const check = (fields: CheckedField[], values: Record<string, unknown>, hidden: string[] = []) =>
  missingFields(fields, { path: '', label: '', values, isShown: (path) => !hidden.includes(path) }).map(
    ({ message }) => message,
  );

const richText = (...children: object[]) => ({ root: { type: 'root', children } });
const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });

it.each([
  ['missing', 'nothing', undefined],
  ['missing', 'no value', null],
  ['missing', 'spaces', '  '],
  ['missing', 'no choice', []],
  ['missing', 'formatted text without words', richText({ type: 'paragraph', children: [] })],
  ['filled in', 'words', 'Boilers'],
  ['filled in', 'a number', 0],
  ['filled in', 'a choice', ['ll97']],
  ['filled in', 'formatted text', richText(paragraph('Words.'))],
  ['filled in', 'a picture in a text', richText({ type: 'upload', value: 3 })],
])('a required field counts as %s if it holds %s', (state, _what, value) => {
  const found = check([text('title')], { title: value });
  expect(found).toEqual(state === 'missing' ? ['Title is missing.'] : []);
});

it('optional fields and hidden fields are not required', () => {
  expect(check([text('note', false), text('savings')], {}, ['savings'])).toEqual([]);
});

it('missing fields are listed in form order with the labels of their parents', () => {
  const fields: CheckedField[] = [
    { type: 'row', fields: [{ ...text('heading'), label: 'The heading' }] },
    {
      type: 'tabs',
      tabs: [
        { label: 'Result', fields: [text('notice')] },
        { name: 'blog', label: 'Blog', fields: [text('intro')] },
      ],
    },
    { type: 'group', name: 'meta', label: 'Search engines', fields: [text('searchTitle')] },
    { type: 'array', name: 'bands', required: true, fields: [text('label'), text('title')] },
    { type: 'blocks', name: 'sections', blocks: [{ slug: 'cards', fields: [text('heading')] }] },
  ];
  const values = {
    bands: [{ label: 'Low' }, { label: 'High', title: 'Act.' }],
    sections: [{ blockType: 'cards' }],
  };
  expect(check(fields, values)).toEqual([
    'The heading is missing.',
    'Notice is missing.',
    'Blog: Intro is missing.',
    'Search engines: Search title is missing.',
    'Bands, row 1: Title is missing.',
    'Sections, row 1: Heading is missing.',
  ]);
});

it.each([
  [undefined, ['Links is missing.']],
  [[{}], ['Links is missing.']],
  [[{}, {}], []],
])('a required list is missing only if it has fewer rows than its minimum: %j', (links, messages) => {
  expect(
    check([{ type: 'array', name: 'links', required: true, minRows: 2, fields: [] }], { links }),
  ).toEqual(messages);
});

it.each([
  [{ name: 'url', label: 'Address' }, 'Address'],
  [{ name: 'url', label: { en: 'Address' } }, 'Address'],
  [{ name: 'readTime' }, 'Read time'],
])('the label of %j is %s', (field, label) => {
  expect(displayLabel(field)).toBe(label);
});

it.each([
  ['reasons.1.text', 'Why it applies, row 2: Text'],
  ['blog.intro', 'Blog: Intro'],
  ['sections.0.heading', 'Sections, row 1: The heading'],
  ['questions.0.options.1.score', 'Questions, row 1: Options, row 2: Score'],
])('the label for the path %s is %s', (path, label) => {
  const fields: CheckedField[] = [
    { type: 'array', name: 'reasons', label: 'Why it applies', fields: [text('text')] },
    { type: 'tabs', tabs: [{ name: 'blog', label: 'Blog', fields: [text('intro')] }] },
    {
      type: 'blocks',
      name: 'sections',
      blocks: [{ slug: 'cards', fields: [{ ...text('heading'), label: 'The heading' }] }],
    },
  ];
  expect(labelAtPath(fields, path)).toBe(label);
});
