/** Articles a page. Specification section 9. */
export const PAGE_SIZE = 6;

/** A page number, or a gap between two. */
export type PageLink = number | 'gap';

/**
 * The pages that a pagination names: the first, the last, and the current one with its neighbors, with an ellipsis for
 * every gap between them. Specification section 2, "LL97".
 */
export function pageLinks(current: number, pages: number): PageLink[] {
  const named = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const inOrder = [...new Set(named)].sort((a, b) => a - b);
  return inOrder.flatMap((page, index): PageLink[] => {
    const previous = inOrder[index - 1] ?? 0;
    return page - previous > 1 ? ['gap', page] : [page];
  });
}
