import { expect, it } from 'vitest';
import { hasTypedResult, sentencesWith } from './sentences.ts';

const text = (content: string) => ({ type: 'text', text: content });

const RICH_TEXT = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          text('It is due soon. It costs '),
          { type: 'inlineBlock', fields: { placeholder: '{figure:fee|number}' } },
          text(' dollars. Pay it.'),
        ],
      },
    ],
  },
};

it('finds the sentence that contains a figure in rich text, in any format', () => {
  expect(sentencesWith({ title: 'A fee', body: RICH_TEXT }, 'figure:fee')).toEqual([
    'It costs {figure:fee|number} dollars.',
  ]);
});

it('finds sentences in rows of plain text, without duplicates', () => {
  const rows = [{ text: 'One. {figure:fee} a year.' }, { text: '{figure:fee} a year.\nTwo.' }];
  expect(sentencesWith({ rows }, 'figure:fee')).toEqual(['{figure:fee} a year.']);
});

it('does not split a sentence at the periods of a citation such as "Admin. Code 28-320.6"', () => {
  const sentence = 'It costs {figure:fee} a ton (Admin. Code 28-320.6).';
  expect(sentencesWith({ text: `${sentence} Two.` }, 'figure:fee')).toEqual([sentence]);
});

it('ignores figures whose keys only start the same, and deadlines with the same key', () => {
  const document = { text: '{figure:fee-late} and {deadline:fee}.' };
  expect(sentencesWith(document, 'figure:fee')).toEqual([]);
});

it.each([
  '83 times {figure:ll97-penalty-per-ton} is **$22,244** for that year.',
  'At {figure:bag-fee} a bag, a store that gives out 120 bags a day collects $6.00 a day.',
  'Gas: 1,000,000 kBtu x {figure:coefficient} = 53.11 metric tons',
  '{figure:volume} divided by {figure:weight}, times 100 lb',
])('detects a typed result in "%s"', (sentence) => {
  expect(hasTypedResult(sentence)).toBe(true);
});

it.each([
  'It costs {figure:fee} for each of 12 months.',
  'From {figure:min} to {figure:max}, three times a year.',
])('detects no typed result in "%s"', (sentence) => {
  expect(hasTypedResult(sentence)).toBe(false);
});
