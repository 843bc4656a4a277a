import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { isUpToDate } from './digest.ts';
import type { Change } from './outcome.ts';

/** The collections that the seed fills, each with a `seedDigest`. */
export type SeededCollection = 'articles' | 'guides' | 'mail-templates' | 'modules' | 'partners' | 'quizzes';

/**
 * Stores a document of the seed, found by `where`. One whose file has not changed since is left as it
 * is, also where an editor has changed it.
 */
export async function storeSeeded<Slug extends SeededCollection>(
  payload: Payload,
  options: {
    collection: Slug;
    where: Where;
    digest: string;
    toData: () => Promise<RequiredDataFromCollectionSlug<Slug>>;
  },
): Promise<Change> {
  const collection: SeededCollection = options.collection;
  const { where, digest, toData } = options;
  const select = { seedDigest: true } as const;
  const found = await payload.find({ collection, where, limit: 1, pagination: false, depth: 0, select });
  const existing = found.docs[0];
  if (existing && isUpToDate(existing, digest)) return 'unchanged';
  const data = {
    ...(await toData()),
    seedDigest: digest,
  } as RequiredDataFromCollectionSlug<SeededCollection>;
  if (existing) {
    await payload.update({ collection, id: existing.id, data });
    return 'updated';
  }
  await payload.create({ collection, data });
  return 'created';
}
