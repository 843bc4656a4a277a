import type { Payload, RequiredDataFromCollectionSlug, Where } from 'payload';
import { isUpToDate } from './digest.ts';
import type { Change } from './outcome.ts';

/** The collections that the seed fills, each with a `seedDigest`. */
export type SeededCollection = 'articles' | 'guides' | 'mail-templates' | 'modules' | 'partners' | 'quizzes';

/** The document that was made of a file: found by its address, or by its words when an editor gave it another one. */
async function findSeeded(payload: Payload, collection: SeededCollection, where: Where, digest: string) {
  const select = { seedDigest: true } as const;
  const find = (wanted: Where) =>
    payload.find({ collection, where: wanted, limit: 1, pagination: false, depth: 0, select });
  const [atAddress] = (await find(where)).docs;
  return atAddress ?? (await find({ seedDigest: { equals: digest } })).docs[0];
}

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
  const existing = await findSeeded(payload, collection, where, digest);
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
