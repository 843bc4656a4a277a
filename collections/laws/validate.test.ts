import { describe, expect, it } from 'vitest';
import { LAW_RULES } from '#law/buildings/rules/index.ts';
import { ownPageError, type ReasonRow, reasonsError } from './validate.ts';

const completeRows = (key: 'll84' | 'll154') =>
  Object.keys(LAW_RULES[key].reasons).map((code) => ({ code, text: 'A sentence.' }));

const withText = (text: string) =>
  completeRows('ll84').map((row) => (row.code === 'underArea' ? { ...row, text } : row));

it.each<[law: string, ReasonRow[], error: string | undefined]>([
  ['ll84', completeRows('ll84'), undefined],
  ['ll84', completeRows('ll84').slice(1), 'The code "listed" has no text. Add a row for it.'],
  [
    'll154',
    [...completeRows('ll154'), { code: 'overArea', text: 'A sentence.' }],
    'The rule has no code "overArea". Remove the row.',
  ],
  [
    'll154',
    [...completeRows('ll154'), ...completeRows('ll154')],
    'The code "event" appears twice. Remove one of the rows.',
  ],
  ['ll84', withText('{area} is below {limit}, or {figure:ll87-size}.'), undefined],
  [
    'll84',
    withText('{floors} stories.'),
    'The text for "underArea" contains {floors}. It can contain only {area}, {limit}.',
  ],
  [
    'll154',
    [{ code: 'event', text: '{area} sq ft.' }],
    'The text for "event" contains {area}. This code has no values to fill in.',
  ],
  ['ll1', [], 'There is no rule for this law.'],
])('reasonsError checks the rows of %s: %j', (law, rows, error) => {
  expect(reasonsError(law, rows)).toBe(error);
});

describe('ownPageError', () => {
  it('accepts only a path on the site or an empty string', () => {
    expect(ownPageError('')).toBeUndefined();
    expect(ownPageError('/nyc-pest/blog')).toBeUndefined();
    for (const wrong of ['ll97', '//evil.example', 'https://evil.example', '/ll97?a=b', '/a/../b']) {
      expect(ownPageError(wrong)).toBe('Enter a path of this site, such as "/ll97".');
    }
  });
});
