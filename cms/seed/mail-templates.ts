import type { Payload } from 'payload';
import { readSeededWords, type SeededWords } from '#cms/mail/copy.ts';
import { digestOf } from './digest.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';

const seedWords = (payload: Payload, words: SeededWords): Promise<Change> =>
  storeSeeded(payload, {
    collection: 'mail-templates',
    where: { key: { equals: words.key } },
    digest: digestOf(words),
    toData: () => Promise.resolve(words),
  });

/** The words of all mails: one task for each, keyed by the mail. */
export const mailTemplateTasks = async (payload: Payload) =>
  (await readSeededWords()).map((words) => ({
    name: `mail ${words.key}`,
    run: () => seedWords(payload, words),
  }));
