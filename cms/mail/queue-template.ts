import type { PayloadRequest } from 'payload';
import { imprint } from './imprint.ts';
import type { Mail } from './message.ts';
import { queueMail } from './queue-mail.ts';
import { renderMail } from './render-mail.ts';
import { mailTemplate, type TemplateKey, type TemplateValues } from './templates/index.ts';
import { findWords } from './words/find-words.ts';

/** An answer to it goes to the contact address of the site settings, unless `replyTo` says otherwise. */
interface Letter<Key extends TemplateKey> extends Pick<Mail, 'to' | 'replyTo' | 'headers'> {
  /** What fills the placeholders. It is shown as it is, whoever wrote it. */
  values: TemplateValues<Key>;
}

/**
 * Reads the words that editors gave a mail, and returns what queues it, with these words, to as many as there are: in
 * the transaction of `req`. The words are filled in here, not when it is sent: every try sends the same mail. See
 * docs/decisions/0019.
 */
export async function openTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  key: Key,
): Promise<(letter: Letter<Key>) => Promise<void>> {
  const words = await findWords(req, key);
  const { contactEmail, ...sender } = await imprint(req);
  return async ({ values, replyTo = contactEmail, ...envelope }) => {
    const rendered = await renderMail(mailTemplate(key), words, { values, ...sender });
    await queueMail(req, { ...envelope, ...rendered, replyTo });
  };
}

/** Queues a mail to one person, with the words that editors gave it, in the transaction of `req`. */
export async function queueTemplate<Key extends TemplateKey>(
  req: PayloadRequest,
  { template, ...letter }: Letter<Key> & { template: Key },
): Promise<void> {
  const queue = await openTemplate(req, template);
  await queue(letter);
}
