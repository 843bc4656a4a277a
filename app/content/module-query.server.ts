import type { ModuleSlug } from '#app/regulations/index.ts';
import { asReader } from './reader.server.ts';

/** Finds the one module with this slug, as a visitor may read it. */
export const moduleWith = (slug: ModuleSlug) => ({
  ...asReader(),
  collection: 'modules' as const,
  where: { slug: { equals: slug } },
  limit: 1,
  pagination: false,
  depth: 0,
});
