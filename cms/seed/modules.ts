import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { digestOf } from './digest.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';
import { readWords } from './yaml-words.ts';

/** Reads one module's words from its YAML file and stores them, keyed by slug. */
export async function seedModule(payload: Payload, file: string): Promise<Change> {
  const { source, words: read } = await readWords(file);
  const words = read as RequiredDataFromCollectionSlug<'modules'>;
  return storeSeeded(payload, {
    collection: 'modules',
    where: { slug: { equals: words.slug } },
    digest: digestOf(source),
    toData: () => Promise.resolve({ ...words, _status: 'published' }),
  });
}
