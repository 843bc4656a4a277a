import { describe, expect, it } from 'vitest';
import { LAW_RULES } from '#law/buildings/rules/index.ts';
import { ownPageError, reasonsError } from './validate.ts';

const rowsOf = (key: 'll84' | 'll154') =>
  Object.keys(LAW_RULES[key].reasons).map((code) => ({ code, text: 'A sentence.' }));

describe('the reasons of a law', () => {
  it('have one text for each code of its rule', () => {
    expect(reasonsError('ll84', rowsOf('ll84'))).toBeUndefined();
  });

  it('are refused where a code has no text', () => {
    expect(reasonsError('ll84', rowsOf('ll84').slice(1))).toBe(
      'The code "listed" has no text. Add a row for it.',
    );
  });

  it('are refused where the rule has no such code, or a code is there twice', () => {
    expect(reasonsError('ll154', [...rowsOf('ll154'), { code: 'overArea', text: 'A sentence.' }])).toBe(
      'The rule has no code "overArea". Remove the row.',
    );
    expect(reasonsError('ll154', [...rowsOf('ll154'), ...rowsOf('ll154')])).toBe(
      'The code "event" appears twice. Remove one of the rows.',
    );
  });

  it('name only the values that the rule gives for the code', () => {
    const withText = (text: string) =>
      rowsOf('ll84').map((row) => (row.code === 'underArea' ? { ...row, text } : row));
    expect(reasonsError('ll84', withText('{area} is below {limit}, or {figure:ll87-size}.'))).toBeUndefined();
    expect(reasonsError('ll84', withText('{floors} stories.'))).toBe(
      'The text for "underArea" contains {floors}. It can contain only {area}, {limit}.',
    );
    expect(reasonsError('ll154', [{ code: 'event', text: '{area} sq ft.' }])).toBe(
      'The text for "event" contains {area}. This code has no values to fill in.',
    );
  });

  it('are refused for a law that no rule decides', () => {
    expect(reasonsError('ll1', [])).toBe('There is no rule for this law.');
  });
});

describe('our page on a law', () => {
  it('is a path of the site, or empty', () => {
    expect(ownPageError('')).toBeUndefined();
    expect(ownPageError('/nyc-pest/blog')).toBeUndefined();
    for (const wrong of ['ll97', '//evil.example', 'https://evil.example', '/ll97?a=b', '/a/../b']) {
      expect(ownPageError(wrong)).toBe('Enter a path of this site, such as "/ll97".');
    }
  });
});
