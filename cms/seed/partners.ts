import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { digestOf } from './digest.ts';
import { storeSeeded } from './store.ts';
import { readWords } from './yaml-words.ts';

type Words = Omit<RequiredDataFromCollectionSlug<'partners'>, '_status'>;

/** The partners of the seed: one task each, keyed by slug. */
export async function partnerTasks(payload: Payload, file: string) {
  const { words } = await readWords(file);
  return (words as Words[]).map((partner) => ({
    name: partner.name,
    run: () =>
      storeSeeded(payload, {
        collection: 'partners',
        where: { slug: { equals: partner.slug } },
        digest: digestOf(partner),
        toData: () => Promise.resolve({ ...partner, _status: 'published' }),
      }),
  }));
}
