import { expect, it } from 'vitest';
import { sentencesWith } from './sentences.ts';

const text = (content: string) => ({ type: 'text', text: content });

/** A formatted text of one paragraph, with a figure in its second sentence. */
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

it('finds the sentence of a formatted text around a figure, whatever its format', () => {
  expect(sentencesWith({ title: 'A fee', body: RICH_TEXT }, 'figure:fee')).toEqual([
    'It costs {figure:fee|number} dollars.',
  ]);
});

it('finds sentences in rows of plain texts, each once', () => {
  const rows = [{ text: 'One. {figure:fee} a year.' }, { text: '{figure:fee} a year.\nTwo.' }];
  expect(sentencesWith({ rows }, 'figure:fee')).toEqual(['{figure:fee} a year.']);
});

it('does not split a sentence at the periods of a citation such as "Admin. Code 28-320.6"', () => {
  const sentence = 'It costs {figure:fee} a ton (Admin. Code 28-320.6).';
  expect(sentencesWith({ text: `${sentence} Two.` }, 'figure:fee')).toEqual([sentence]);
});

it('tells a figure from one whose key only begins the same, and from a deadline', () => {
  const document = { text: '{figure:fee-late} and {deadline:fee}.' };
  expect(sentencesWith(document, 'figure:fee')).toEqual([]);
});
