import type { Payload } from 'payload';
import { readDefaultCopy, type DefaultCopy } from '#cms/mail/copy.ts';
import { digestOf } from './digest.ts';
import type { Change } from './outcome.ts';
import { storeSeeded } from './store.ts';

const seedWords = (payload: Payload, words: DefaultCopy): Promise<Change> =>
  storeSeeded(payload, {
    collection: 'mail-templates',
    where: { key: { equals: words.key } },
    digest: digestOf(words),
    toData: () => Promise.resolve(words),
  });

/** The words of all mails: one task for each, keyed by the mail. */
export const mailTemplateTasks = async (payload: Payload) =>
  (await readDefaultCopy()).map((words) => ({
    name: `mail ${words.key}`,
    run: () => seedWords(payload, words),
  }));
