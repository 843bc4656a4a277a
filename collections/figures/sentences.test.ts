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

const CITATION = 'It costs {figure:fee} a ton (Admin. Code 28-320.6).';
const ROWS = [{ text: 'One. {figure:fee} a year.' }, { text: '{figure:fee} a year.\nTwo.' }];

it.each([
  ['in rich text, in any format', { body: RICH_TEXT }, ['It costs {figure:fee|number} dollars.']],
  ['in rows of plain text, without duplicates', { rows: ROWS }, ['{figure:fee} a year.']],
  ['and a citation that contains periods', { text: `${CITATION} Two.` }, [CITATION]],
  ['but not with a longer key or a deadline', { text: '{figure:fee-late} and {deadline:fee}.' }, []],
])('sentencesWith finds sentences with a figure %s', (_what, document, expected) => {
  expect(sentencesWith(document, 'figure:fee')).toEqual(expected);
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
