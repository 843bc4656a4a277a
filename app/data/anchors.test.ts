import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAnchor, createAnchors } from './anchors.ts';

describe('toAnchor', () => {
  it.each([
    ['The weight of each fuel', 'the-weight-of-each-fuel'],
    ['1. Confirm that you report, and from when', '1-confirm-that-you-report-and-from-when'],
    ['Don’t rely on memory', 'dont-rely-on-memory'],
    ['Économies d’énergie', 'économies-dénergie'],
    ['建筑物排放限制', '建筑物排放限制'],
    ['भवन कानून', 'भवन-कानून'],
    ['🔥 ⚠️', 'section'],
    ['', 'section'],
  ])('turns a heading in any language into an anchor: %j', (heading, anchor) => {
    expect(toAnchor(heading)).toBe(anchor);
  });

  it('omits figures, so that an anchor stays the same when a figure changes', () => {
    expect(toAnchor('The {figure:ll97-rent-regulated-share} line')).toBe('the-line');
    expect(toAnchor('{figure:ll97-penalty-per-ton}')).toBe('section');
  });

  it('returns the same anchor for both Unicode forms of a letter', () => {
    expect(toAnchor('e\u0301nergie')).toBe(toAnchor('\u00e9nergie'));
  });

  it('cuts a long heading between words', () => {
    expect(toAnchor('word '.repeat(60))).toBe(`${'word-'.repeat(15)}word`);
  });
});

describe('createAnchors', () => {
  it('numbers headings with the same text, even if another heading already ends in that number', () => {
    const next = createAnchors();
    expect(['Costs', 'Costs', 'Costs 2', 'Costs'].map(next)).toEqual([
      'costs',
      'costs-2',
      'costs-2-2',
      'costs-3',
    ]);
  });

  it('never returns an anchor that the page layout uses', () => {
    const next = createAnchors();
    expect(['Content', 'What changed'].map(next)).toEqual(['content-2', 'what-changed-2']);
  });

  it('gives each heading a unique anchor that is valid in a URL', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (headings) => {
        const anchors = headings.map(createAnchors());
        expect(new Set(anchors).size).toBe(anchors.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^[\p{L}\p{M}\p{N}-]+$/u);
      }),
    );
  });
});
