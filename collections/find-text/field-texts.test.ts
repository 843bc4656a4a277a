import { expect, it } from 'vitest';
import { markdownToLexical } from '#collections/content-files/rich-text/from-markdown.ts';
import { findExcerpt, fieldTexts } from './field-texts.ts';

const FIELDS = [
  { type: 'text', name: 'title' },
  { type: 'select', name: 'module' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Questions',
        fields: [{ type: 'array', name: 'questions', fields: [{ type: 'textarea', name: 'prompt' }] }],
      },
      {
        name: 'overview',
        label: 'Overview',
        fields: [{ type: 'richText', name: 'body', label: 'Long text' }],
      },
    ],
  },
  { type: 'blocks', name: 'parts', blocks: [{ slug: 'note', fields: [{ type: 'text', name: 'line' }] }] },
];

it('fieldTexts formats numbers as pages do, with a dollar sign if the label mentions dollars', () => {
  const fields = [
    { type: 'number', name: 'price', label: 'Price, dollars' },
    { type: 'number', name: 'months' },
  ];
  expect(fieldTexts(fields, { price: 2500, months: 12 })).toEqual([
    { path: 'price', label: 'Price, dollars', text: '$2,500' },
    { path: 'months', label: 'Months', text: '12' },
  ]);
});

it('fieldTexts returns the path, label, and tab of each text', () => {
  const document = {
    id: 7,
    title: 'Fees',
    module: 'll97',
    questions: [{ id: 'a', prompt: 'How tall?' }],
    overview: { body: markdownToLexical('It costs {figure:fee}.') },
    parts: [{ blockType: 'note', line: 'A note' }],
  };
  expect(fieldTexts(FIELDS, document)).toEqual([
    { path: 'title', label: 'Title', text: 'Fees' },
    { path: 'questions.0.prompt', label: 'Questions, row 1: Prompt', tab: 'Questions', text: 'How tall?' },
    { path: 'overview.body', label: 'Overview: Long text', tab: 'Overview', text: 'It costs {figure:fee}.' },
    { path: 'parts.0.line', label: 'Parts, row 1: Line', text: 'A note' },
  ]);
});

it('findExcerpt ignores case and quotation mark style, and returns the match with its context', () => {
  const text = `${'Before it. '.repeat(20)}The owner’s  “report” is due. ${'After it. '.repeat(20)}`;
  const found = findExcerpt(text, `owner's "report"`);
  expect(found?.match).toBe('owner’s “report”');
  expect(found?.before).toMatch(/^….{20,80}The $/);
  expect(found?.after).toMatch(/^ is due\..{20,90}…$/);
  expect(findExcerpt(text, 'not there')).toBeUndefined();
});
