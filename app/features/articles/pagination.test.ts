import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLinks } from './pagination.tsx';

describe('pageLinks', () => {
  it.each([
    { current: 1, pages: 1, links: [1] },
    { current: 1, pages: 3, links: [1, 2, 3] },
    { current: 1, pages: 4, links: [1, 2, 'gap', 4] },
    { current: 3, pages: 5, links: [1, 2, 3, 4, 5] },
    { current: 5, pages: 10, links: [1, 'gap', 4, 5, 6, 'gap', 10] },
    { current: 4, pages: 10, links: [1, 'gap', 3, 4, 5, 'gap', 10] },
  ])('returns the links $links for page $current of $pages', ({ current, pages, links }) => {
    expect(pageLinks(current, pages)).toEqual(links);
  });

  it('always links to the first, last and current page once each, in order', () => {
    const anyPage = fc
      .integer({ min: 1, max: 5000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(anyPage, ([current, pages]) => {
        const numbers = pageLinks(current, pages).filter((link) => link !== 'gap');
        expect(numbers).toContain(1);
        expect(numbers).toContain(current);
        expect(numbers).toContain(pages);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }),
    );
  });
});
