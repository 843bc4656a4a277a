import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { digestOf } from './digest.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';
import { readWords } from './yaml-words.ts';

/** Reads one quiz from its YAML file and stores it, published, keyed by module. */
export async function seedQuiz(payload: Payload, file: string): Promise<Change> {
  const { source, words } = await readWords(file);
  const quiz = words as RequiredDataFromCollectionSlug<'quizzes'>;
  return storeSeeded(payload, {
    collection: 'quizzes',
    where: { module: { equals: quiz.module } },
    digest: digestOf(source),
    toData: () => Promise.resolve({ ...quiz, _status: 'published' }),
  });
}
