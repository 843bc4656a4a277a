import { describe, expect, it } from 'vitest';
import { LAW_RULES } from '#law/buildings/rules/index.ts';
import { ownPageError, reasonsError } from './validate.ts';

const completeRows = (key: 'll84' | 'll154') =>
  Object.keys(LAW_RULES[key].reasons).map((code) => ({ code, text: 'A sentence.' }));

describe('reasonsError', () => {
  it('accepts one text for each code of the rule', () => {
    expect(reasonsError('ll84', completeRows('ll84'))).toBeUndefined();
  });

  it('reports a code without a text', () => {
    expect(reasonsError('ll84', completeRows('ll84').slice(1))).toBe(
      'The code "listed" has no text. Add a row for it.',
    );
  });

  it('reports unknown and repeated codes', () => {
    expect(reasonsError('ll154', [...completeRows('ll154'), { code: 'overArea', text: 'A sentence.' }])).toBe(
      'The rule has no code "overArea". Remove the row.',
    );
    expect(reasonsError('ll154', [...completeRows('ll154'), ...completeRows('ll154')])).toBe(
      'The code "event" appears twice. Remove one of the rows.',
    );
  });

  it('reports placeholders that the rule does not fill', () => {
    const withText = (text: string) =>
      completeRows('ll84').map((row) => (row.code === 'underArea' ? { ...row, text } : row));
    expect(reasonsError('ll84', withText('{area} is below {limit}, or {figure:ll87-size}.'))).toBeUndefined();
    expect(reasonsError('ll84', withText('{floors} stories.'))).toBe(
      'The text for "underArea" contains {floors}. It can contain only {area}, {limit}.',
    );
    expect(reasonsError('ll154', [{ code: 'event', text: '{area} sq ft.' }])).toBe(
      'The text for "event" contains {area}. This code has no values to fill in.',
    );
  });

  it('reports a law without a rule', () => {
    expect(reasonsError('ll1', [])).toBe('There is no rule for this law.');
  });
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
