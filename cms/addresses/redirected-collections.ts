/** The collections whose documents have addresses that editors choose, and may change. */
export const REDIRECTED_COLLECTIONS = ['articles', 'guides', 'partners'] as const;

export type RedirectedCollection = (typeof REDIRECTED_COLLECTIONS)[number];

export const isRedirected = (collection: string): collection is RedirectedCollection =>
  REDIRECTED_COLLECTIONS.some((slug) => slug === collection);
